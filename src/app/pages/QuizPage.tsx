import { lazy, Suspense } from 'react';
import { QuizPage } from '../../features/quiz/QuizPage';
import { Button } from '../../ui/Button';
import { t } from '../../ui/text';

// Of no use to a visitor.
const QuizOffer = lazy(async () => ({
  default: (await import('../../features/attempt/QuizOffer')).QuizOffer,
}));
const AttemptHistory = lazy(async () => ({
  default: (await import('../../features/attempt/AttemptHistory')).AttemptHistory,
}));

/** `/quizzes/{id}`, with the learner's own attempts. */
export const Component = () => (
  <QuizPage
    offer={(taking) => (
      <Suspense fallback={<Button wide busy busyText={t('Please wait...')} />}>
        <QuizOffer {...taking} />
      </Suspense>
    )}
    history={(taking) => (
      <Suspense fallback={null}>
        <AttemptHistory {...taking} />
      </Suspense>
    )}
  />
);
