import { useDispatch } from 'react-redux';
import { noticeShown } from '../../data/notice';
import { paths } from '../../domain/paths';
import type { ReelRow } from '../../domain/reel';
import { IconButton } from '../../ui/IconButton';
import { t } from '../../ui/text';
import styles from './Reel.module.css';

interface ReelActionsProps {
  reel: ReelRow;
  isCurrent: boolean;
}

/** What a watcher does with a reel, beside it. */
export function ReelActions({ reel }: ReelActionsProps) {
  const share = useShare(reel);
  return (
    <div className={styles.actions}>
      <IconButton icon="link" label={t('Share')} onClick={() => void share()} />
    </div>
  );
}

/** By what the phone shares with; else the address is copied. */
function useShare({ id, title }: ReelRow) {
  const dispatch = useDispatch();
  return async () => {
    const url = new URL(paths.reel(id), window.location.href).href;
    try {
      if (navigator.share) return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      dispatch(noticeShown({ variant: 'success', title: 'Link copied' }));
    } catch (error) {
      // Whoever closes the sheet has changed their mind.
      if ((error as Error).name === 'AbortError') return;
      dispatch(noticeShown({ variant: 'error', title: 'The link was not copied', description: url }));
    }
  };
}
