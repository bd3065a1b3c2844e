import { useState } from 'react';
import { useGetPayWaysQuery } from '../data/purchaseApi';
import { paths } from '../domain/paths';
import { BUYER_METHODS } from '../domain/payment';
import { Button, ButtonLink } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { asOptions } from '../ui/form/asOptions';
import { FormDialog } from '../ui/form/FormDialog';
import { Note } from '../ui/Note';
import { t } from '../ui/text';
import { SelectField, TextField } from '../ui/TextField';
import type { Product } from './AccessOffer';
import { useBuyForm } from './useBuyForm';

interface BuyDialogProps {
  product: Product;
  onClose: () => void;
}

/** How to pay, and the reference by which an administrator finds the payment. */
export function BuyDialog({ product, onClose }: BuyDialogProps) {
  const [isSent, setSent] = useState(false);
  return isSent ? (
    <Sent product={product} onClose={onClose} />
  ) : (
    <Paying product={product} onSent={() => setSent(true)} onClose={onClose} />
  );
}

function Paying({ product, onSent, onClose }: BuyDialogProps & { onSent: () => void }) {
  const { title, price, howTo, opens } = product;
  const { method, chooseMethod, reference, writeReference, errors, ...form } = useBuyForm(product, onSent);
  const { currentData: ways, isFetching } = useGetPayWaysQuery();
  const words = ways?.[method] ?? t('Ask your school or the Somo administrator how to pay.');
  return (
    <FormDialog
      {...form}
      title={howTo}
      intro={t('“{title}” costs {price}. You pay once and keep it.', { title, price })}
      submitLabel={t('I have paid')}
      busyLabel={t('Sending...')}
      cancelLabel={t('Close')}
      failureTitle={t('Your payment was not sent.')}
      onClose={onClose}
    >
      <p>{opens}</p>
      <SelectField
        name="method"
        label={t('How do you pay?')}
        value={method}
        onChange={chooseMethod}
        options={asOptions(BUYER_METHODS)}
      />
      {!isFetching && (
        <Note title={t('Pay {price} first', { price })}>
          <p>{words}</p>
        </Note>
      )}
      <TextField
        name="transactionId"
        label={t('Transaction reference')}
        hint={t(
          'From the message that you got after paying, such as SKJ7X2QP4T. Never tell anybody your PIN.',
        )}
        error={errors.transactionId && t(errors.transactionId)}
        value={reference}
        onChange={writeReference}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
    </FormDialog>
  );
}

/** A lesson opens nothing: its tutor is told that it is paid. */
const sentText = (kind: Product['kind']) =>
  kind === 'lesson'
    ? 'When an administrator has found it, “{title}” is marked as paid here, and your tutor sees it too.'
    : 'When an administrator has found it, “{title}” opens here. You need not sign in again.';

function Sent({ product, onClose }: BuyDialogProps) {
  return (
    <Dialog
      isOpen
      title={t('We look for your payment')}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('Close')}
          </Button>
          <ButtonLink to={paths.userProfile}>{t('See your purchases')}</ButtonLink>
        </>
      }
    >
      <p role="status">{t(sentText(product.kind), { title: product.title })}</p>
    </Dialog>
  );
}
