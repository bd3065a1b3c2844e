import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { LiveClass } from '../../domain/liveClass';
import {
  currentSession,
  nextSession,
  sessionSpans,
  type ShownStatus,
  statusAt,
} from '../../domain/liveClassTime';
import { paths } from '../../domain/paths';
import { Button, ButtonLink } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { Menu, type MenuItem } from '../../ui/Menu';
import { TimeSpan } from '../../ui/TimeSpan';
import { t } from '../../ui/text';
import { useSetLiveClassStatusMutation } from './adminLiveClassApi';
import { AdminLiveDialog, type LiveDialog } from './AdminLiveDialog';
import styles from './LiveClassCard.module.css';
import { minutesText, placeOf, sessionCount } from './liveClassLabels';
import { LiveStatusBadge } from './LiveStatusBadge';

interface AdminLiveClassCardProps {
  live: LiveClass;
  /** By the server's clock. */
  now: number;
}

/** A live class in the back office: what it is, and what can be done with it now. */
export function AdminLiveClassCard({ live, now }: AdminLiveClassCardProps) {
  const session = currentSession(live, now) ?? nextSession(live, now) ?? sessionSpans(live).at(-1);
  return (
    <article className={styles.card}>
      <p className={styles.top}>
        <LiveStatusBadge status={statusAt(live, now)} />
        <span className="meta">{placeOf(live)}</span>
      </p>
      <h2 className={styles.name}>
        <Link to={paths.liveClass(live.id)}>{live.title}</Link>
      </h2>
      <p className={styles.subtitle}>{live.teacher}</p>
      <p className="small">{session && <TimeSpan start={session.start} end={session.end} />}</p>
      <p className="meta nums">
        {[
          minutesText(live),
          sessionCount(live),
          t('{n, plural, one {# learner} other {# learners}}', { n: live.registered_count }),
        ].join(' · ')}
      </p>
      <Acts live={live} now={now} />
    </article>
  );
}

function Acts({ live, now }: AdminLiveClassCardProps) {
  const [dialog, setDialog] = useState<LiveDialog | null>(null);
  const [setStatus, { isLoading }] = useSetLiveClassStatusMutation();
  const { id } = live;
  const status = statusAt(live, now);
  const isLive = status === 'ongoing';
  return (
    <div className={styles.acts}>
      {status !== 'cancelled' && (
        <>
          <Button
            small
            variant={isLive ? 'line' : 'primary'}
            busy={isLoading}
            onClick={() => void setStatus({ id, act: isLive ? 'close' : 'open' })}
          >
            {isLive ? t('Close') : t('Open')}
          </Button>
          <ButtonLink small variant="line" to={paths.adminEditLiveClass(id)}>
            {t('Edit')}
          </ButtonLink>
        </>
      )}
      <Menu
        className="push"
        label={t('Actions for {label}', { label: live.title })}
        button={<Icon name="more" />}
        items={menuOf(live, status, setDialog)}
      />
      {dialog && <AdminLiveDialog dialog={dialog} live={live} onClose={() => setDialog(null)} />}
    </div>
  );
}

function menuOf(
  { id, recording_id }: LiveClass,
  status: ShownStatus,
  open: (dialog: LiveDialog) => void,
): readonly MenuItem[] {
  const publishing = recording_id === null ? t('Publish recording') : t('Change recording');
  return [
    ...(status === 'recorded'
      ? [{ label: publishing, icon: 'video' as const, onSelect: () => open('recording') }]
      : []),
    ...(status === 'recorded' && recording_id === null
      ? [
          {
            label: t('Make an on-demand class of it'),
            icon: 'plus' as const,
            to: paths.adminNewRecording(id),
          },
        ]
      : []),
    ...(status === 'upcoming' || status === 'ongoing'
      ? [{ label: t('Cancel class'), icon: 'close' as const, onSelect: () => open('cancel') }]
      : []),
    { label: t('Delete'), icon: 'trash', onSelect: () => open('delete') },
  ];
}
