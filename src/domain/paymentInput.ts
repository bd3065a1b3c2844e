import { array, boolean, object, string, type InferType } from 'yup';
import { PRODUCT_KINDS } from './access';
import { isEmail } from './contact';
import { oneOfText, optionalText, requiredDate, requiredText } from './field';
import { CURRENCIES, type Currency, parseMoney } from './money';
import { PAY_WORDS_MAX } from './payWays';
import {
  BUYER_METHODS,
  PAYMENT_LIMITS,
  PAYMENT_METHODS,
  PAYMENT_STATUSES,
  paymentMessages,
  PRODUCT_TYPES,
} from './payment';

/** What the callables around payments take; apart from payment.ts, so that learners' pages load no yup. */

const { required } = paymentMessages;

const paymentId = string()
  .default('')
  .matches(/^pmt_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, paymentMessages.id);

const recordId = string()
  .default('')
  .matches(/^[0-9A-Za-z-]{1,64}$/, required);

const chosen = (options: readonly string[]) => oneOfText(required, options);

const reference = (message: string) => requiredText(message, 1, PAYMENT_LIMITS.transactionId);

/** The dialog 'Add New Payment Entry'. */
export const paymentFormSchema = object({
  name: requiredText(required, 1, PAYMENT_LIMITS.name),
  email: optionalText(254)
    .test('filled', required, (value) => value !== '')
    .test('email', paymentMessages.email, (value) => value === '' || isEmail(value)),
  productType: chosen(PRODUCT_TYPES),
  productId: recordId,
  amount: optionalText(20)
    .test('filled', required, (value) => value !== '')
    .when('currency', ([currency], amount) =>
      amount.test(
        'amount',
        paymentMessages.amount,
        (value) => value === '' || parseMoney(value, currency as Currency) !== null,
      ),
    ),
  currency: chosen(CURRENCIES),
  status: chosen(PAYMENT_STATUSES),
  method: chosen(PAYMENT_METHODS),
  transactionId: reference(required),
  date: requiredDate(required),
});
export type PaymentForm = InferType<typeof paymentFormSchema>;

/** `recordPayment`: the id is made when the form opens; sent twice, it is one payment. */
export const recordPaymentSchema = paymentFormSchema.concat(
  object({
    id: paymentId,
    /** The administrator has been told that another entry has the transaction id. */
    isRepeated: boolean().default(false),
  }),
);
export type RecordPaymentInput = InferType<typeof recordPaymentSchema>;

export const setPaymentStatusSchema = object({
  id: paymentId,
  status: oneOfText(paymentMessages.option, PAYMENT_STATUSES),
});
export type SetPaymentStatusInput = InferType<typeof setPaymentStatusSchema>;

/** `buyProduct`: what somebody says who has paid, for an administrator to look at. */
export const buyProductSchema = object({
  id: paymentId,
  kind: oneOfText(paymentMessages.option, PRODUCT_KINDS),
  productId: recordId,
  method: oneOfText(paymentMessages.option, BUYER_METHODS),
  transactionId: reference(paymentMessages.reference),
});
export type BuyProductInput = InferType<typeof buyProductSchema>;

/** `setPayWays`: all of them; as a list, since a schema knows no map. */
export const setPayWaysSchema = object({
  ways: array(object({ method: chosen(BUYER_METHODS), words: optionalText(PAY_WORDS_MAX) }))
    .default([])
    .max(BUYER_METHODS.length, required),
});
export type SetPayWaysInput = InferType<typeof setPayWaysSchema>;
