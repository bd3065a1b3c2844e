import { isAppError, UNEXPECTED_MESSAGE } from '../../domain/errors';
import { Button, ButtonLink } from '../../ui/Button';
import { Note } from '../../ui/Note';
import { t } from '../../ui/text';
import { useJoinLiveClassMutation } from './liveClassApi';

/**
 * Asks the server for the link, which notes that the learner came, and shows it: a window that a page opens after a wait
 * would be blocked.
 */
export function JoinClass({ classId }: { classId: string }) {
  const [join, { data, isLoading, error }] = useJoinLiveClassMutation();
  if (data) return <OpenLink url={data.url} />;
  return (
    <>
      <Button
        wide
        icon="video"
        busy={isLoading}
        busyText={t('Please wait...')}
        onClick={() => void join(classId)}
      >
        {t('Join the class')}
      </Button>
      {error && (
        <Note tone="bad" role="alert">
          <p>{t(isAppError(error) ? error.message : UNEXPECTED_MESSAGE)}</p>
        </Note>
      )}
    </>
  );
}

const OpenLink = ({ url }: { url: string }) => (
  <>
    <ButtonLink wide icon="video" to={url} target="_blank" rel="noopener noreferrer">
      {t('Open the class')}
    </ButtonLink>
    <p role="status" className="small muted">
      {t('It opens at {host}, in a window of its own.', { host: new URL(url).host })}
    </p>
  </>
);
