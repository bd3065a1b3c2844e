import type { Ebook } from '../../domain/ebook';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { t } from '../../ui/text';
import styles from './AdminEbookEditPage.module.css';
import { useDeleteEbooksMutation } from './ebookApi';

interface AdminEbookDeleteProps {
  ebooks: readonly Ebook[];
  onDone: () => void;
  onClose: () => void;
}

const NAMED = 5;

/** Asks before several books go at once. */
export function AdminEbookDelete({ ebooks, onDone, onClose }: AdminEbookDeleteProps) {
  const [remove, { isLoading }] = useDeleteEbooksMutation();
  const count = ebooks.length;
  const confirm = async () => {
    const { error } = await remove(ebooks.map(({ id }) => id));
    onClose();
    if (!error) onDone();
  };
  return (
    <ConfirmDialog
      isOpen
      title={t('{count, plural, one {Delete this ebook?} other {Delete these # ebooks?}}', { count })}
      confirmLabel={t('Delete')}
      busyLabel={t('Deleting...')}
      isBusy={isLoading}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <p>{t('They go for good, with their files and covers. Readers can no longer open them.')}</p>
      <ul className={styles.gone}>
        {ebooks.slice(0, NAMED).map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
        {count > NAMED && <li>{t('and {count} more', { count: count - NAMED })}</li>}
      </ul>
    </ConfirmDialog>
  );
}
