import type { Role } from '../../domain/permissions';
import { fullName, type UserRecord, type UserStatus } from '../../domain/user';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { t } from '../../ui/text';
import { useSetUserRoleMutation, useSetUserStatusMutation } from './userApi';
import { ROLE_LABELS } from './userLabels';

/** What is about to happen to one account or, a status, to several. */
export interface UserChange {
  users: readonly UserRecord[];
  to: { role: Role } | { status: UserStatus };
  onDone?: () => void;
}

interface AdminUserChangeProps {
  change: UserChange;
  onClose: () => void;
}

/** Says what a change of role or status means before it happens. */
export function AdminUserChange({ change, onClose }: AdminUserChangeProps) {
  const [setRole, role] = useSetUserRoleMutation();
  const [setStatus, status] = useSetUserStatusMutation();
  const { users, to, onDone } = change;
  const words = wordsFor(change);
  const confirm = async () => {
    const uids = users.map(({ uid }) => uid);
    const { error } =
      'role' in to
        ? await setRole({ uid: uids[0] ?? '', role: to.role })
        : await setStatus({ uids, status: to.status });
    onClose();
    if (!error) onDone?.();
  };
  return (
    <ConfirmDialog
      isOpen
      isUndoable={!('status' in to && to.status === 'inactive')}
      title={words.title}
      confirmLabel={words.confirm}
      busyLabel={t('Please wait...')}
      isBusy={role.isLoading || status.isLoading}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <p>{words.text}</p>
    </ConfirmDialog>
  );
}

const ROLE_TEXTS: Record<Role, string> = {
  student: 'They lose the back office within a minute. What they published stays.',
  teacher: 'They can publish material and look after what they created. They need not sign in again.',
  admin: 'They can do everything here, also change the roles of others. They need not sign in again.',
};

function wordsFor({ users, to }: UserChange) {
  const [first] = users;
  const count = users.length;
  const name = first ? fullName(first) || first.email : '';
  if ('role' in to) {
    const role = t(ROLE_LABELS[to.role]);
    return {
      title: t('Make {name} {role}?', { name, role: role.toLowerCase() }),
      text: t(ROLE_TEXTS[to.role]),
      confirm: t('Change role'),
    };
  }
  return to.status === 'inactive'
    ? {
        title: t('{count, plural, one {Deactivate {name}?} other {Deactivate # accounts?}}', { count, name }),
        text: t(
          'They are signed out everywhere and cannot sign in until somebody reactivates them. What they made stays.',
        ),
        confirm: t('Deactivate'),
      }
    : {
        title: t('{count, plural, one {Reactivate {name}?} other {Reactivate # accounts?}}', { count, name }),
        text: t('They can sign in again, with the role that they had.'),
        confirm: t('Reactivate'),
      };
}
