import { PAYMENT_STATUS_LABELS, type PaymentStatus } from '../../domain/payment';
import { Badge } from '../../ui/Badge';
import { t } from '../../ui/text';

const TONES = { success: 'ok', pending: 'warn', failed: 'bad', refunded: 'neutral' } as const;

export const PaymentStatusBadge = ({ status }: { status: PaymentStatus }) => (
  <Badge tone={TONES[status]}>{t(PAYMENT_STATUS_LABELS[status])}</Badge>
);
