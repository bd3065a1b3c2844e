import type { Bundle } from '../../domain/bundle';
import { DeleteDialog } from '../../ui/DeleteDialog';
import { t } from '../../ui/text';
import { useDeleteBundleMutation } from './adminBundleApi';

interface AdminBundleDeleteProps {
  bundle: Bundle;
  onDone?: () => void;
  onClose: () => void;
}

export function AdminBundleDelete({ bundle, onDone, onClose }: AdminBundleDeleteProps) {
  const [remove, { isLoading }] = useDeleteBundleMutation();
  return (
    <DeleteDialog
      title={t('Delete "{title}"?', { title: bundle.title })}
      names={[]}
      isBusy={isLoading}
      remove={() => remove(bundle.id)}
      onDone={onDone}
      onClose={onClose}
    >
      {t('The bundle and its cover go for good. What is in it stays, each at its own price.')}
    </DeleteDialog>
  );
}
