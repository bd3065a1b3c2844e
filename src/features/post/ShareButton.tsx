import { useDispatch } from 'react-redux';
import { noticeShown } from '../../data/notice';
import { paths } from '../../domain/paths';
import { Icon } from '../../ui/Icon';
import { t } from '../../ui/text';
import styles from './Post.module.css';

/** Hands the post's address to the phone's own sheet, or copies it. */
export function ShareButton({ postId }: { postId: string }) {
  const dispatch = useDispatch();
  const share = async () => {
    const url = `${window.location.origin}${paths.post(postId)}`;
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ url });
      await navigator.clipboard.writeText(url);
      dispatch(noticeShown({ variant: 'success', title: 'Link copied' }));
    } catch (error) {
      // Closing the sheet is no failure.
      if ((error as Error).name === 'AbortError') return;
      dispatch(noticeShown({ variant: 'info', title: 'The link is {url}', values: { url } }));
    }
  };
  return (
    <button type="button" className={styles.act} onClick={() => void share()}>
      <Icon name="link" small />
      {t('Share')}
    </button>
  );
}
