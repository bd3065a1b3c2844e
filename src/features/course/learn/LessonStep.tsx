import { useEffect } from 'react';
import type { OutlineLesson } from '../../../domain/course';
import { Button } from '../../../ui/Button';
import { PageTitle } from '../../../ui/PageTitle';
import { QueryView } from '../../../ui/QueryView';
import { SkeletonText } from '../../../ui/Skeleton';
import { t } from '../../../ui/text';
import { useGetModuleQuery, useMarkLessonMutation, useSaveLastLessonMutation } from './learnApi';
import type { StepProps } from './Learning';
import { LessonContent } from './LessonContent';
import { StepHead } from './StepHead';
import { StepNav } from './StepNav';
import { useCourseFile } from './useCourseFile';

/** One lesson: what it teaches with, the mark that it is done, and the ways on and back. */
export function LessonStep({
  course,
  enrolment,
  step,
  lesson,
  previous,
  next,
}: StepProps & { lesson: OutlineLesson }) {
  const place = { courseId: course.id, moduleId: step.module.id, lessonId: lesson.id };
  const query = useGetModuleQuery({ courseId: place.courseId, moduleId: place.moduleId });
  const openFile = useCourseFile(place);
  const isDone = enrolment.completed_lessons.includes(lesson.id);
  useLastLesson(enrolment, lesson.id);
  return (
    <article className="stack loose">
      <PageTitle title={lesson.title} isHidden />
      <StepHead step={step} about={lesson.duration} />
      <QueryView
        query={query}
        skeleton={<SkeletonText lines={8} lineHeight="1.9rem" />}
        errorTitle={(message) => t('Failed to fetch modules: {message}', { message })}
      >
        {(module) => {
          const content = module?.lessons.find(({ id }) => id === lesson.id);
          return content ? (
            <LessonContent lesson={content} openFile={openFile} uid={enrolment.uid} />
          ) : (
            <p className="muted">{t('This lesson is not here any more.')}</p>
          );
        }}
      </QueryView>
      <DoneButton place={place} uid={enrolment.uid} isDone={isDone} />
      <StepNav previous={previous} next={next} isDone={isDone} />
    </article>
  );
}

/** So that the course opens here next time, on any device. That it fails is no matter to a learner. */
function useLastLesson({ uid, course_id, last_lesson }: StepProps['enrolment'], lessonId: string) {
  const [save] = useSaveLastLessonMutation();
  const isNew = last_lesson !== lessonId;
  useEffect(() => {
    if (isNew) void save({ uid, courseId: course_id, lessonId });
  }, [save, isNew, uid, course_id, lessonId]);
}

interface DoneButtonProps {
  place: { courseId: string; lessonId: string };
  uid: string;
  isDone: boolean;
}

function DoneButton({ place: { courseId, lessonId }, uid, isDone }: DoneButtonProps) {
  const [mark] = useMarkLessonMutation();
  return (
    <div>
      <Button
        variant={isDone ? 'line' : 'primary'}
        icon="check"
        aria-pressed={isDone}
        onClick={() => void mark({ uid, courseId, lessonId, isDone: !isDone })}
      >
        {isDone ? t('Done') : t('Mark as done')}
      </Button>
    </div>
  );
}
