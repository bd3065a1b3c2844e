import type { DiscussionStatus } from '../../domain/discussion';
import { Badge } from '../../ui/Badge';
import { t } from '../../ui/text';
import { STATUS_LABELS, STATUS_TONES } from './discussionLabels';

export const DiscussionStatusBadge = ({ status }: { status: DiscussionStatus }) => (
  <Badge tone={STATUS_TONES[status]}>{t(STATUS_LABELS[status])}</Badge>
);
