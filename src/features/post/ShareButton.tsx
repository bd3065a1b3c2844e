import { useShare } from '../../data/useShare';
import { paths } from '../../domain/paths';
import { Icon } from '../../ui/Icon';
import { t } from '../../ui/text';
import styles from './Post.module.css';

export function ShareButton({ postId }: { postId: string }) {
  const share = useShare();
  return (
    <button type="button" className={styles.act} onClick={() => void share(paths.post(postId))}>
      <Icon name="link" small />
      {t('Share')}
    </button>
  );
}
