import { useState } from 'react';
import { useBuyProductMutation } from '../data/purchaseApi';
import type { ProductName } from '../domain/access';
import {
  BUYER_METHODS,
  type BuyerMethod,
  newPaymentId,
  PAYMENT_LIMITS,
  paymentMessages,
} from '../domain/payment';
import { cleanText, isBlank, tooLong } from '../domain/text';
import { type Checked, useShortForm } from '../ui/form/useShortForm';

interface Errors {
  transactionId?: string;
}

function check(method: string, typed: string): Checked<{ method: string; transactionId: string }, Errors> {
  const transactionId = cleanText(typed);
  if (isBlank(transactionId)) return { errors: { transactionId: paymentMessages.reference } };
  if (transactionId.length > PAYMENT_LIMITS.transactionId)
    return { errors: { transactionId: tooLong(PAYMENT_LIMITS.transactionId) } };
  return { input: { method, transactionId } };
}

/** The state of a payment that is being told. What was typed stays until it has arrived. */
export function useBuyForm({ kind, id: productId }: ProductName, onSent: () => void) {
  const [method, setMethod] = useState<BuyerMethod>(BUYER_METHODS[0]);
  const [reference, setReference] = useState('');
  const [id, setId] = useState(newPaymentId);
  const [buy, { isLoading }] = useBuyProductMutation();
  const { change, ...form } = useShortForm({
    check: () => check(method, reference),
    send: (told) => buy({ id, kind, productId, ...told }),
    onSent,
  });

  /** Another text is another payment: the last one may have arrived although its answer was lost. */
  const rewrite = (set: () => void) => {
    change(set);
    if (form.failure !== null) setId(newPaymentId());
  };

  return {
    ...form,
    isBusy: isLoading,
    method,
    chooseMethod: (next: string) => rewrite(() => setMethod(next as BuyerMethod)),
    reference,
    writeReference: (next: string) => rewrite(() => setReference(next)),
  };
}
