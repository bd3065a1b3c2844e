import type { Role } from '../../domain/permissions';
import type { UserStatus } from '../../domain/user';
import { t } from '../../ui/text';

export const ROLE_LABELS: Record<Role, string> = { student: 'Student', teacher: 'Teacher', admin: 'Admin' };
export const STATUS_LABELS: Record<UserStatus, string> = { active: 'Active', inactive: 'Deactivated' };

export const optionsOf = <Value extends string>(labels: Record<Value, string>) =>
  (Object.entries(labels) as [Value, string][]).map(([value, label]) => ({ value, label: t(label) }));
