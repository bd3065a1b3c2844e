import { paths } from '../../domain/paths';
import type { Attempt } from '../../domain/attempt';
import { Button, ButtonLink } from '../../ui/Button';
import { Note } from '../../ui/Note';
import { QueryView } from '../../ui/QueryView';
import { SkeletonText } from '../../ui/Skeleton';
import { t } from '../../ui/text';
import { useGetPaperQuery } from './attemptApi';
import { OpenAttempt } from './OpenAttempt';
import { PaperSheet } from './PaperSheet';
import styles from './Paper.module.css';

interface PaperPageProps {
  /** That the quiz allows; null: as long as the teacher says. */
  minutes: number | null;
}

/** `/quizzes/{id}/paper-based`: an attempt to print and write by hand. */
export const PaperPage = ({ minutes }: PaperPageProps) => (
  <OpenAttempt mode="paper-based">
    {(attempt) => (
      <div className="stack loose">
        <div className={`stack ${styles.screenOnly}`}>
          <Note title={t('This is your own paper.')}>
            <p>
              {t(
                'Print it, write your answers by hand and give it to your teacher, who enters your marks. No printer near? Copy the code and the answer sheet by hand.',
              )}
            </p>
          </Note>
          <div className="row wraps">
            <Button icon="download" onClick={() => window.print()}>
              {t('Print')}
            </Button>
            <ButtonLink variant="line" to={paths.quiz(attempt.parent)}>
              {t('Back to the quiz')}
            </ButtonLink>
          </div>
        </div>
        <Paper attempt={attempt} minutes={minutes} />
      </div>
    )}
  </OpenAttempt>
);

function Paper({ attempt, minutes }: PaperPageProps & { attempt: Attempt }) {
  const query = useGetPaperQuery(attempt);
  return (
    <QueryView query={query} skeleton={<SkeletonText lines={16} />}>
      {(sections) => <PaperSheet attempt={attempt} sections={sections} minutes={minutes} />}
    </QueryView>
  );
}
