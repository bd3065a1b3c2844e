import type { Payment, PaymentStatus } from '../../domain/payment';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { t } from '../../ui/text';
import { useSetPaymentStatusMutation } from './paymentApi';

export interface PaymentChange {
  payment: Payment;
  to: PaymentStatus;
}

const TITLES: Record<PaymentStatus, string> = {
  success: 'Has this payment arrived?',
  pending: 'Is this payment open again?',
  failed: 'Has this payment failed?',
  refunded: 'Was this payment returned?',
};

const TEXTS: Record<PaymentStatus, string> = {
  success: '“{product}” opens for {name} at once.',
  pending: 'It waits for somebody to look whether the money came.',
  failed: '“{product}” is closed to {name}, unless another payment opens it.',
  refunded: '“{product}” is closed to {name}, unless another payment opens it.',
};

/** Says what a step means before it happens. */
export function AdminPaymentChange({ change, onClose }: { change: PaymentChange; onClose: () => void }) {
  const [setStatus, { isLoading }] = useSetPaymentStatusMutation();
  const { payment, to } = change;
  const { id, name, product } = payment;
  const confirm = async () => {
    await setStatus({ id, status: to });
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      isUndoable
      title={t(TITLES[to])}
      confirmLabel={t('Change status')}
      busyLabel={t('Please wait...')}
      isBusy={isLoading}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <p>{t(TEXTS[to], { name, product })}</p>
    </ConfirmDialog>
  );
}
