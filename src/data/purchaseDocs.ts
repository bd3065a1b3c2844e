import type { Payment } from '../domain/payment';
import type { BuyProductInput } from '../domain/paymentInput';
import { PAY_WAYS_PATH, parsePayWays, type PayWays } from '../domain/payWays';
import { callFunction } from './firebase';
import { readPublicDocument } from './publicDocument';

export const readPayWays = async (): Promise<PayWays> =>
  parsePayWays(await readPublicDocument(PAY_WAYS_PATH));

/** Stores what somebody says who has paid; an administrator looks whether the money came. */
export const buyProduct = (input: BuyProductInput) =>
  callFunction<BuyProductInput, Payment>('buyProduct', input);
