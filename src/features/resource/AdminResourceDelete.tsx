import type { Resource } from '../../domain/resource';
import { DeleteDialog } from '../../ui/DeleteDialog';
import { t } from '../../ui/text';
import { useDeleteResourceMutation } from './adminResourceApi';

interface AdminResourceDeleteProps {
  resource: Resource;
  onDone?: () => void;
  onClose: () => void;
}

export function AdminResourceDelete({ resource, onDone, onClose }: AdminResourceDeleteProps) {
  const [remove, { isLoading }] = useDeleteResourceMutation();
  return (
    <DeleteDialog
      title={t('Delete "{title}"?', { title: resource.title })}
      names={[]}
      isBusy={isLoading}
      remove={() => remove(resource.id)}
      onDone={onDone}
      onClose={onClose}
    >
      {t('It goes for good, with its file. Whoever has saved the file keeps it.')}
    </DeleteDialog>
  );
}
