import type { Course, OutlineLesson } from '../../../domain/course';
import { useSession } from '../../../session/useSession';
import { ButtonLink } from '../../../ui/Button';
import { PageTitle } from '../../../ui/PageTitle';
import { QueryView } from '../../../ui/QueryView';
import { SkeletonText } from '../../../ui/Skeleton';
import { t } from '../../../ui/text';
import { useGetPreviewQuery } from '../courseApi';
import { kindOf } from '../courseKind';
import { LearnCrumbs } from './LearnCrumbs';
import { LessonContent } from './LessonContent';
import { StepHead } from './StepHead';
import { useCourseFile } from './useCourseFile';

interface PreviewLessonProps {
  course: Course;
  lesson: OutlineLesson;
}

/** A lesson that is free to open, for who does not take the course. */
export function PreviewLesson({ course, lesson }: PreviewLessonProps) {
  const { user } = useSession();
  const query = useGetPreviewQuery({ courseId: course.id, lessonId: lesson.id });
  const module = course.outline.find(({ lessons }) => lessons.includes(lesson));
  const openFile = useCourseFile({
    courseId: course.id,
    moduleId: module?.id ?? '',
    lessonId: lesson.id,
  });
  if (!module) return null;
  return (
    <div className="wrap page stack loose">
      <PageTitle title={lesson.title} />
      <LearnCrumbs course={course} to={kindOf(course).page(course.id)} title={lesson.title} />
      <StepHead step={{ title: lesson.title, module }} about={lesson.duration} />
      <QueryView query={query} skeleton={<SkeletonText lines={8} lineHeight="1.9rem" />}>
        {(content) =>
          content ? (
            <LessonContent lesson={content} openFile={openFile} uid={user?.uid ?? null} />
          ) : (
            <p className="muted">{t('This lesson is not here any more.')}</p>
          )
        }
      </QueryView>
      <div className="panel row wraps">
        <p className="grow">{t(kindOf(course).texts.preview)}</p>
        <ButtonLink to={kindOf(course).page(course.id)}>{t(kindOf(course).texts.goTo)}</ButtonLink>
      </div>
    </div>
  );
}
