import { Loading, Skeleton } from '../../ui/Skeleton';
import { t } from '../../ui/text';
import styles from './ChatRoom.module.css';

const WIDTHS = ['60%', '45%', '70%', '50%'];

/** Of the room's own height, so that nothing moves when it opens. */
export function ChatSkeleton() {
  return (
    <Loading label={t('Opening the chat...')}>
      <span className={styles.waiting}>
        {WIDTHS.map((width) => (
          <Skeleton key={width} width={width} height="3rem" />
        ))}
      </span>
    </Loading>
  );
}
