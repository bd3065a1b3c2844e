import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Course } from '../../../domain/course';
import type { Enrolment } from '../../../domain/enrolment';
import { SkeletonText } from '../../../ui/Skeleton';
import { StateView } from '../../../ui/StateView';
import { t } from '../../../ui/text';
import { kindOf } from '../courseKind';
import { CourseProgress } from './CourseProgress';
import styles from './Learning.module.css';
import { LearnCrumbs } from './LearnCrumbs';
import { LearnOverview } from './LearnOverview';
import { LessonStep } from './LessonStep';
import { LinkedOutline } from './LinkedOutline';
import { type Step, stepsOf } from './steps';

// Most openings are for a lesson: what sits an assessment comes with the first one.
const AssessmentStep = lazy(async () => ({
  default: (await import('./assessment/AssessmentStep')).AssessmentStep,
}));

export interface LearningProps {
  course: Course;
  enrolment: Enrolment;
}

/** The overview, or the step that the address names; on a wide screen the outline stays beside a step. */
export function Learning({ course, enrolment }: LearningProps) {
  const [params] = useSearchParams();
  const wanted = params.get('lesson') ?? params.get('assessment');
  if (wanted === null) return <LearnOverview course={course} enrolment={enrolment} />;
  const steps = stepsOf(course);
  const at = steps.findIndex(({ id }) => id === wanted);
  const step = steps[at];
  return (
    <div className="wrap page">
      <LearnCrumbs course={course} to={kindOf(course).learn(course.id)} title={step?.title ?? t('Lesson')} />
      <div className={styles.learning}>
        <div className={styles.main}>
          {step ? (
            <CurrentStep
              key={step.id}
              course={course}
              enrolment={enrolment}
              step={step}
              previous={steps[at - 1]}
              next={steps[at + 1]}
            />
          ) : (
            <StateView isPage icon="list" title={t('This lesson is not here any more.')} />
          )}
        </div>
        <aside className={`panel stack ${styles.side}`} aria-label={t(kindOf(course).texts.content)}>
          <CourseProgress course={course} enrolment={enrolment} />
          <LinkedOutline course={course} enrolment={enrolment} current={step?.id} />
        </aside>
      </div>
    </div>
  );
}

export interface StepProps extends LearningProps {
  step: Step;
  previous: Step | undefined;
  next: Step | undefined;
}

function CurrentStep({ step, ...props }: StepProps) {
  return step.lesson ? (
    <LessonStep {...props} step={step} lesson={step.lesson} />
  ) : (
    <Suspense fallback={<SkeletonText lines={6} />}>
      <AssessmentStep {...props} step={step} />
    </Suspense>
  );
}
