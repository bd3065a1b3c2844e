import { Button } from '../../../ui/Button';
import { IconButton } from '../../../ui/IconButton';
import { SectionHead } from '../../../ui/SectionHead';
import { t } from '../../../ui/text';
import styles from './Player.module.css';
import { usePlayer, usePlayerState } from './usePlayer';

/** What plays after this. */
export function QueueList() {
  const player = usePlayer();
  const queue = usePlayerState((state) => state.queue);
  if (queue.length === 0) return null;
  return (
    <section className="stack tight" aria-labelledby="queue">
      <SectionHead id="queue" title={t('Up next')}>
        <Button small variant="line" icon="skipNext" onClick={() => void player.queue.next()}>
          {t('Play next now')}
        </Button>
      </SectionHead>
      <ol>
        {queue.map(({ id, title, author, duration }) => (
          <li key={id} className={styles.entry}>
            <span className="grow">
              {title}
              <span className={styles.sub}>{author}</span>
            </span>
            <span className="meta nums">{duration}</span>
            <IconButton
              icon="close"
              label={t('Remove {title} from the queue', { title })}
              onClick={() => player.queue.remove(id)}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}
