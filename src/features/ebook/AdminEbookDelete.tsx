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
  return (
    <DeleteDialog
      title={t('{count, plural, one {Delete this ebook?} other {Delete these # ebooks?}}', { count })}
      names={ebooks.map(({ title }) => title)}
      isBusy={isLoading}
      remove={() => remove(ebooks.map(({ id }) => id))}
      onDone={onDone}
      onClose={onClose}
    >
      {t('They go for good, with their files and covers. Readers can no longer open them.')}
    </DeleteDialog>
  );
}
