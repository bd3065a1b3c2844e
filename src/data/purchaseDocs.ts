import type { Payment } from '../domain/payment';
import type { BuyProductInput } from '../domain/paymentInput';
import { callFunction } from './firebase';

/** Stores what somebody says who has paid; an administrator looks whether the money came. */
export const buyProduct = (input: BuyProductInput) =>
  callFunction<BuyProductInput, Payment>('buyProduct', input);
