import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { AttemptPart } from '../../../../domain/attemptInput';
import { PageTitle } from '../../../../ui/PageTitle';
import { QueryView } from '../../../../ui/QueryView';
import { SkeletonText } from '../../../../ui/Skeleton';
import { useListAttemptsQuery } from '../learnApi';
import type { StepProps } from '../Learning';
import { StepHead } from '../StepHead';
import { StepNav } from '../StepNav';
import { AssessmentStart } from './AssessmentStart';
import { AttemptReview } from './AttemptReview';
import { Sitting } from './Sitting';

/** A module's assessment: what awaits, the sitting itself, its results, and what was right. */
export function AssessmentStep({ course, enrolment, step, previous, next }: StepProps) {
  const [params] = useSearchParams();
  const [sitting, setSitting] = useState<AttemptPart | null>(null);
  const reviewed = params.get('attempt');
  const key = { uid: enrolment.uid, courseId: course.id, moduleId: step.id };
  const query = useListAttemptsQuery(key);
  return (
    <article className="stack loose">
      <PageTitle title={step.title} isHidden />
      <StepHead step={step} part={sitting?.attempt.id} />
      {sitting ? (
        <Sitting sitting={sitting} onClose={() => setSitting(null)} />
      ) : (
        <>
          <QueryView query={query} skeleton={<SkeletonText lines={6} />}>
            {(attempts) =>
              reviewed ? (
                <AttemptReview attempt={attempts.find(({ id }) => id === reviewed)} back={step.to} />
              ) : (
                <AssessmentStart
                  assessmentKey={key}
                  module={step.module}
                  attempts={attempts}
                  onStart={setSitting}
                />
              )
            }
          </QueryView>
          <StepNav previous={previous} next={next} isDone={enrolment.passed_assessments.includes(step.id)} />
        </>
      )}
    </article>
  );
}
