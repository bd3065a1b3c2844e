import { useParams } from 'react-router-dom';
import { QUIZ_PART } from '../../domain/attempt';
import { paths, takeQuizPath } from '../../domain/paths';
import { useSession } from '../../session/useSession';
import { ButtonLink } from '../../ui/Button';
import { ErrorState } from '../../ui/ErrorState';
import { PageTitle } from '../../ui/PageTitle';
import { SectionCrumbs } from '../../ui/SectionCrumbs';
import { StateView } from '../../ui/StateView';
import { t } from '../../ui/text';
import { useListQuizAttemptsQuery } from './attemptApi';
import { AttemptReview } from './AttemptReview';
import { AttemptSkeleton } from './AttemptSkeleton';

/** `/quizzes/{id}/attempts/{attempt}`: what an attempt earned and what was right, each part as far as it is open. */
export function Component() {
  const { id = '', attemptId } = useParams();
  const uid = useSession().user?.uid ?? '';
  const target = { uid, kind: 'quiz', parent: id, part: QUIZ_PART } as const;
  const query = useListQuizAttemptsQuery(target, { refetchOnMountOrArgChange: true });
  const attempt = query.currentData?.find((one) => one.id === attemptId);
  if (query.isFetching && attempt?.state !== 'submitted') return <AttemptSkeleton />;
  return (
    <div className="wrap page">
      <PageTitle title={t('Review')} isHidden />
      {attempt?.state === 'submitted' ? (
        <>
          <SectionCrumbs section={{ to: paths.quizzes, label: t('Quizzes') }} title={attempt.title} />
          <div className="stack loose">
            <AttemptReview attempt={attempt} heading={1} />
            <div>
              <ButtonLink to={paths.quiz(id)}>{t('Back to the quiz')}</ButtonLink>
            </div>
          </div>
        </>
      ) : attempt ? (
        <StateView
          isPage
          icon="clock"
          title={t('This attempt is still open.')}
          action={<ButtonLink to={takeQuizPath(id, attempt.mode)}>{t('Go on')}</ButtonLink>}
        />
      ) : query.error ? (
        <ErrorState isPage error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <StateView
          isPage
          icon="list"
          title={t('This attempt is not here any more.')}
          action={<ButtonLink to={paths.quiz(id)}>{t('Back to the quiz')}</ButtonLink>}
        />
      )}
    </div>
  );
}
