import type { LiveClass } from '../../domain/liveClass';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { DeleteDialog } from '../../ui/DeleteDialog';
import { t } from '../../ui/text';
import { useDeleteLiveClassMutation, useSetLiveClassStatusMutation } from './adminLiveClassApi';
import { AdminRecordingDialog } from './AdminRecordingDialog';

export type LiveDialog = 'cancel' | 'delete' | 'recording';

interface DialogProps {
  live: LiveClass;
  onClose: () => void;
}

export function AdminLiveDialog({ dialog, ...props }: DialogProps & { dialog: LiveDialog }) {
  if (dialog === 'recording') return <AdminRecordingDialog {...props} />;
  return dialog === 'cancel' ? <Cancel {...props} /> : <Delete {...props} />;
}

const learnersLose = ({ registered_count: count }: LiveClass) =>
  count > 0 &&
  t('{count, plural, one {# learner is registered} other {# learners are registered}}.', { count });

function Cancel({ live, onClose }: DialogProps) {
  const [setStatus, { isLoading }] = useSetLiveClassStatusMutation();
  const confirm = async () => {
    await setStatus({ id: live.id, act: 'cancel' });
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      title={t('Cancel "{title}"?', { title: live.title })}
      confirmLabel={t('Cancel class')}
      busyLabel={t('Please wait...')}
      isBusy={isLoading}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <p>
        {t('Its page says so from now on, and nobody can join. A cancelled class cannot be opened again.')}{' '}
        {learnersLose(live)}
      </p>
    </ConfirmDialog>
  );
}

function Delete({ live, onClose }: DialogProps) {
  const [remove, { isLoading }] = useDeleteLiveClassMutation();
  return (
    <DeleteDialog
      title={t('Delete "{title}"?', { title: live.title })}
      names={[]}
      isBusy={isLoading}
      remove={() => remove(live.id)}
      onClose={onClose}
    >
      {t('The class goes with its chat and who was there. This action cannot be undone.')}{' '}
      {learnersLose(live)}
    </DeleteDialog>
  );
}
