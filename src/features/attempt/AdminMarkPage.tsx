import { useParams } from 'react-router-dom';
import { isDenial } from '../../data/errors';
import { attemptMessages } from '../../domain/attempt';
import { attemptCode } from '../../domain/attemptCode';
import { isAppError } from '../../domain/errors';
import { paths } from '../../domain/paths';
import { QUIZ_MODE_LABELS } from '../../domain/quiz';
import { ButtonLink } from '../../ui/Button';
import { DateTime } from '../../ui/DateTime';
import { Note } from '../../ui/Note';
import { PageHead } from '../../ui/PageHead';
import { QueryView } from '../../ui/QueryView';
import { Skeleton } from '../../ui/Skeleton';
import { StateView } from '../../ui/StateView';
import { t } from '../../ui/text';
import { useGetExaminedAttemptQuery } from './adminMarkApi';
import type { ExaminedAttempt } from './adminMarkDocs';
import { AdminMarkForm } from './AdminMarkForm';

/** `/admin/quizzes/{id}/results/{attempt}`: marks by hand, for what was written on the site or on paper. */
export function Component() {
  const { id = '', attemptId = '' } = useParams();
  const query = useGetExaminedAttemptQuery(attemptId);
  if (isAppError(query.error) && isDenial(query.error)) return <Missing quizId={id} />;
  return (
    <QueryView
      query={query}
      skeleton={<Skeleton height="40rem" />}
      errorTitle={(message) => t('Failed to fetch the attempt: {message}', { message })}
    >
      {(examined) => (examined ? <Examined examined={examined} /> : <Missing quizId={id} />)}
    </QueryView>
  );
}

function Examined({ examined }: { examined: ExaminedAttempt }) {
  const { attempt, result } = examined;
  const isOnSite = attempt.state === 'open' && attempt.mode !== 'paper-based';
  return (
    <>
      <PageHead
        title={t('Marks of {name}', { name: result.name })}
        lead={
          <>
            {attempt.title} · {t(QUIZ_MODE_LABELS[attempt.mode])} ·{' '}
            <span className="nums">{attemptCode(attempt.id)}</span> · <DateTime at={attempt.started_at} />
          </>
        }
        back={{ to: paths.adminQuizResults(attempt.parent), label: t('Back to Results') }}
      />
      {isOnSite ? (
        <Note title={t('This attempt is still open.')}>
          <p>{t('Marks can be given once it is handed in.')}</p>
        </Note>
      ) : (
        <AdminMarkForm examined={examined} />
      )}
    </>
  );
}

const Missing = ({ quizId }: { quizId: string }) => (
  <StateView
    isPage
    icon="lock"
    title={t(attemptMessages.missing)}
    action={<ButtonLink to={paths.adminQuizResults(quizId)}>{t('Back to Results')}</ButtonLink>}
  >
    {t('It may have been deleted, or you may not have permission to edit it.')}
  </StateView>
);
