import type { Ebook } from '../../domain/ebook';
import { DeleteDialog } from '../../ui/DeleteDialog';
import { t } from '../../ui/text';
import { useDeleteEbooksMutation } from './ebookApi';

interface AdminEbookDeleteProps {
  ebooks: readonly Ebook[];
  onDone: () => void;
  onClose: () => void;
}

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
    <DeleteDialog
      title={t('{count, plural, one {Delete this ebook?} other {Delete these # ebooks?}}', { count })}
      names={ebooks.map(({ title }) => title)}
      isBusy={isLoading}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {t('They go for good, with their files and covers. Readers can no longer open them.')}
    </DeleteDialog>
  );
}
