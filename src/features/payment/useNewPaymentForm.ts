import { useFormik } from 'formik';
import { useRef, useState } from 'react';
import { isAppError, UNEXPECTED_MESSAGE } from '../../domain/errors';
import { decimalsOf } from '../../domain/money';
import { currencyOf, newPaymentId, type ProductType, TYPE_KINDS } from '../../domain/payment';
import { type PaymentForm, paymentFormSchema } from '../../domain/paymentInput';
import { HOME_ZONE, wallTimeAt } from '../../domain/timeZone';
import { useProblemFocus } from '../../ui/form/useProblemFocus';
import { useSubmitOnce } from '../../ui/form/useSubmitOnce';
import { useRecordPaymentMutation } from './paymentApi';
import type { Offer } from './paymentDocs';

const emptyPayment = (): PaymentForm => ({
  name: '',
  email: '',
  productType: 'Ebook',
  productId: '',
  amount: '',
  currency: 'TZS',
  status: 'success',
  method: 'M-Pesa',
  transactionId: '',
  date: wallTimeAt(Date.now(), HOME_ZONE).day,
});

const currencyOfType = (type: string) => currencyOf(TYPE_KINDS[type as ProductType][0] ?? 'ebook');

/** The dialog's state. What was typed stays whatever happens, until the payment is recorded. */
export function useNewPaymentForm(onAdded: () => void) {
  const { form, focusProblem } = useProblemFocus();
  const request = useRef({ id: '', values: '' });
  /** The transaction id that was sent in spite of another entry's. */
  const [warned, setWarned] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [record, { isLoading }] = useRecordPaymentMutation();
  const formik = useFormik<PaymentForm>({
    initialValues: emptyPayment(),
    validationSchema: paymentFormSchema,
    onSubmit: () => undefined,
  });
  const { values } = formik;

  /** The same details sent again are the same request: an answer that was lost makes no second entry. */
  const idFor = (text: string) => {
    if (request.current.values !== text) request.current = { id: newPaymentId(), values: text };
    return request.current.id;
  };

  const onSubmit = useSubmitOnce(async () => {
    setFailure(null);
    void formik.setTouched(Object.fromEntries(Object.keys(values).map((name) => [name, true])), false);
    if (Object.keys(await formik.validateForm()).length > 0) return focusProblem();
    const { error } = await record({
      ...values,
      id: idFor(JSON.stringify(values)),
      isRepeated: warned === values.transactionId,
    });
    if (!error) return onAdded();
    const { message, fields } = isAppError(error)
      ? error
      : { message: UNEXPECTED_MESSAGE, fields: undefined };
    formik.setErrors(fields ?? {});
    if (fields?.transactionId) setWarned(values.transactionId);
    if (!fields) setFailure(message);
    focusProblem();
  });

  const chooseType = (productType: string) =>
    void formik.setValues({
      ...values,
      productType,
      productId: '',
      amount: '',
      currency: currencyOfType(productType),
    });
  /** Its price is offered; a school may have paid less. */
  const chooseProduct = (offer: Offer | undefined) => {
    const currency = currencyOfType(values.productType);
    void formik.setValues({
      ...values,
      productId: offer?.id ?? '',
      currency,
      amount: offer ? offer.price.toFixed(decimalsOf(currency)) : '',
    });
  };

  return { formik, form, failure, isBusy: isLoading, onSubmit, chooseType, chooseProduct };
}
