import { skipToken } from '@reduxjs/toolkit/query';
import { useListVoicesQuery, useSetVouchedMutation } from '../../data/voiceApi';
import { paths } from '../../domain/paths';
import { can, ROLES } from '../../domain/permissions';
import type { UserRecord } from '../../domain/user';
import { userAdminMessages } from '../../domain/userAdmin';
import { useSession } from '../../session/useSession';
import type { MenuItem } from '../../ui/Menu';
import { t } from '../../ui/text';
import type { UserChange } from './AdminUserChange';
import { useSendPasswordLinkMutation } from './userApi';
import { ROLE_LABELS } from './userLabels';

/** What an administrator can do with one account; what they cannot do with their own says why. */
export function useUserMenu(users: readonly UserRecord[], onChange: (change: UserChange) => void) {
  const voiceOf = useVoiceItems(users);
  const { user: self } = useSession();
  const [sendLink, { isLoading }] = useSendPasswordLinkMutation();
  return (user: UserRecord): readonly MenuItem[] => {
    const { uid, role, status } = user;
    const mayRole = can(self, 'user.setRole', { uid });
    const mayStatus = can(self, 'user.setStatus', { uid });
    const isActive = status === 'active';
    return [
      ...ROLES.map((to) => ({
        label: t('Role: {role}', { role: t(ROLE_LABELS[to]) }),
        checked: to === role,
        disabled: !mayRole,
        ...(!mayRole && to === role && { note: t(userAdminMessages.ownRole) }),
        onSelect: () => {
          if (to !== role) onChange({ users: [user], to: { role: to } });
        },
      })),
      {
        label: isActive ? t('Deactivate') : t('Reactivate'),
        icon: isActive ? ('lock' as const) : ('check' as const),
        disabled: !mayStatus,
        ...(!mayStatus && { note: t(userAdminMessages.ownStatus) }),
        onSelect: () => onChange({ users: [user], to: { status: isActive ? 'inactive' : 'active' } }),
      },
      ...voiceOf(user),
      {
        label: t('Send password link'),
        icon: 'mail' as const,
        disabled: !isActive || isLoading,
        ...(!isActive && { note: t(userAdminMessages.inactive) }),
        onSelect: () => void sendLink({ uid }),
      },
      {
        label: t('Statement of payments'),
        icon: 'money' as const,
        to: `${paths.adminPayments}?customer=${encodeURIComponent(uid)}`,
      },
      {
        label: t('See what they changed'),
        icon: 'clock' as const,
        to: `${paths.adminAudit}?actor=${encodeURIComponent(uid)}`,
      },
    ];
  };
}

/** For students without a verified e-mail, who cannot write where others read: that somebody knows them. */
function useVoiceItems(users: readonly UserRecord[]) {
  const uids = users.filter(({ role }) => role === 'student').map(({ uid }) => uid);
  const { data: voices = [] } = useListVoicesQuery(uids.length > 0 ? uids : skipToken);
  const [setVouched, { isLoading }] = useSetVouchedMutation();
  return ({ uid }: UserRecord): readonly MenuItem[] => {
    const voice = voices.find((one) => one.uid === uid);
    if (!voice || voice.is_verified) return [];
    const isVouched = voice.vouched_by !== null;
    return [
      {
        label: isVouched ? t('Let them write no more') : t('Let write'),
        icon: isVouched ? 'close' : 'chat',
        note: isVouched ? t('They write on a teacher’s word.') : t('Their e-mail is not verified.'),
        disabled: isLoading,
        onSelect: () => void setVouched({ uid, isVouched: !isVouched }),
      },
    ];
  };
}
