import { Button } from '../../ui/Button';
import { cx } from '../../ui/cx';
import { Icon, type IconName } from '../../ui/Icon';
import { t } from '../../ui/text';
import { useOnline } from '../../ui/useOnline';
import styles from './ChatRoom.module.css';
import type { Outbox, OutboxItem } from './outbox';

interface ChatOutgoingProps {
  item: OutboxItem;
  outbox: Outbox;
}

/** The reader's own message until the room shows it: where it is, and what to do when it was refused. */
export function ChatOutgoing({ item, outbox }: ChatOutgoingProps) {
  const isOnline = useOnline();
  const { id, text, state, problem } = item;
  return (
    <li className={cx(styles.group, styles.own)}>
      <div className={styles.bubbles}>
        <div className={styles.line}>
          <div className={cx(styles.bubble, state === 'failed' ? styles.failed : styles.pending)}>{text}</div>
        </div>
        {state === 'failed' ? (
          <div className={styles.problem} role="alert">
            <p>{t(problem ?? '')}</p>
            <div className="row tight">
              <Button small variant="line" onClick={() => outbox.retry(id)}>
                {t('Try again')}
              </Button>
              <Button small variant="quiet" onClick={() => outbox.discard(id)}>
                {t('Discard')}
              </Button>
            </div>
          </div>
        ) : (
          <p className={styles.way}>
            <Icon name={iconOf(item, isOnline)} small />
            {wayText(item, isOnline)}
          </p>
        )}
      </div>
    </li>
  );
}

const iconOf = ({ state }: OutboxItem, isOnline: boolean): IconName =>
  state === 'sent' ? 'check' : isOnline ? 'clock' : 'cloudOff';

function wayText({ state }: OutboxItem, isOnline: boolean): string {
  if (state === 'sent') return t('Sent');
  if (state === 'sending') return t('Sending...');
  return isOnline ? t('Waiting to be sent') : t('Waiting for the connection');
}
