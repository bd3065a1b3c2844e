import { BUYER_METHODS, type BuyerMethod } from './payment';
import { isText } from './stored';

/** `site/payment`: what buyers are told of each way to pay, such as the number to pay to. Administrators write it. */

export const PAY_WAYS_PATH = 'site/payment';
export const PAY_WORDS_MAX = 300;

/** A way that is left out has no words yet. */
export type PayWays = Partial<Record<BuyerMethod, string>>;

export interface PayWay {
  method: BuyerMethod;
  words: string;
}

export const toPayWays = (ways: readonly PayWay[]): PayWays =>
  Object.fromEntries(ways.filter(({ words }) => words !== '').map(({ method, words }) => [method, words]));

/** Of the stored document; a document that is not there says nothing. */
export function parsePayWays(data: Record<string, unknown> | null): PayWays {
  const stored = (data?.ways ?? {}) as Record<string, unknown>;
  return Object.fromEntries(
    BUYER_METHODS.flatMap((method) => {
      const words = stored[method];
      return isText(words) && words !== '' ? [[method, words]] : [];
    }),
  );
}
