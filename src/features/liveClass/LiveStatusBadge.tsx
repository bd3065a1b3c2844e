import type { ShownStatus } from '../../domain/liveClassTime';
import { Badge } from '../../ui/Badge';
import { t } from '../../ui/text';
import { STATUS_LABELS, STATUS_TONES } from './liveClassLabels';

export const LiveStatusBadge = ({ status }: { status: ShownStatus }) => (
  <Badge tone={STATUS_TONES[status]}>{t(STATUS_LABELS[status])}</Badge>
);
