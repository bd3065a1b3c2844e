import type { LiveClass } from '../../domain/liveClass';
import { joinableSession, nextSession, statusAt } from '../../domain/liveClassTime';
import type { LiveRegistration } from '../../domain/liveRegistration';
import { paths } from '../../domain/paths';
import { can } from '../../domain/permissions';
import { useSession } from '../../session/useSession';
import { useSessionKnown } from '../../session/useSessionKnown';
import { Button, ButtonLink } from '../../ui/Button';
import { Note } from '../../ui/Note';
import type { QueryLike } from '../../ui/QueryView';
import { t } from '../../ui/text';
import { BeginsIn } from './BeginsIn';
import { JoinClass } from './JoinClass';
import { saveToCalendar } from './liveClassCalendar';
import { RegisterButton } from './RegisterButton';

interface LiveClassOfferProps {
  live: LiveClass;
  query: QueryLike<LiveRegistration | null>;
  /** By the server's clock. */
  now: number;
}

/** The way into the class, for whoever is here: to register, to join, or to see what was missed. */
export function LiveClassOffer({ live, query, now }: LiveClassOfferProps) {
  const status = statusAt(live, now);
  if (status === 'cancelled')
    return <Note tone="warn" title={t('This class was cancelled.')} action={<OtherClasses />} />;
  if (status === 'recorded') return <Recording live={live} />;
  const next = status === 'upcoming' ? nextSession(live, now) : null;
  return (
    <>
      {next && <BeginsIn at={next.start} />}
      <Entrance live={live} query={query} now={now} />
      <Button wide variant="line" icon="clock" onClick={() => saveToCalendar(live, now)}>
        {t('Add to calendar')}
      </Button>
    </>
  );
}

const OtherClasses = () => (
  <ButtonLink small variant="line" to={paths.interactiveLearning}>
    {t('Other classes')}
  </ButtonLink>
);

function Recording({ live: { recording_id } }: { live: LiveClass }) {
  if (recording_id === null)
    return (
      <Note title={t('This class is over.')} action={<OtherClasses />}>
        <p>{t('When its recording is published, you find it here.')}</p>
      </Note>
    );
  return (
    <ButtonLink wide icon="play" to={paths.onDemandClass(recording_id)}>
      {t('Watch the recording')}
    </ButtonLink>
  );
}

function Entrance({ live, query, now }: LiveClassOfferProps) {
  const isKnown = useSessionKnown();
  const { user } = useSession();
  if (!isKnown) return <Button wide busy busyText={t('Please wait...')} />;
  if (!user)
    return (
      <ButtonLink wide to={paths.auth} state={{ from: paths.liveClass(live.id) }}>
        {t('Sign in to register')}
      </ButtonLink>
    );
  if (can(user, 'material.update', live)) return <OwnClass live={live} />;
  if (query.currentData === undefined && query.error === undefined)
    return <Button wide busy busyText={t('Please wait...')} />;
  if (!query.currentData) return <RegisterButton classId={live.id} />;
  return joinableSession(live, now) ? (
    <JoinClass classId={live.id} />
  ) : (
    <Note tone="ok" title={t('You are registered')}>
      <p>{t('The way in opens here 10 minutes before the class begins.')}</p>
    </Note>
  );
}

/** Its author needs no registration. */
const OwnClass = ({ live }: { live: LiveClass }) => (
  <>
    {live.has_link && <JoinClass classId={live.id} />}
    <ButtonLink wide variant="line" icon="edit" to={paths.adminEditLiveClass(live.id)}>
      {t('Edit this class')}
    </ButtonLink>
  </>
);
