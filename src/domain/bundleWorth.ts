import type { ProductKind } from './access';
import type { Currency } from './money';
import { currencyOf } from './payment';

/** What a bundle is worth beside what it costs. */

interface Priced {
  kind: ProductKind;
  price: number;
}

/** What the parts cost one by one, in each currency that they are sold in. */
export function worthOf(parts: readonly Priced[]): { currency: Currency; amount: number }[] {
  const sums = new Map<Currency, number>();
  for (const { kind, price } of parts) {
    if (price > 0) sums.set(currencyOf(kind), (sums.get(currencyOf(kind)) ?? 0) + price);
  }
  return [...sums].map(([currency, amount]) => ({ currency, amount }));
}

/** What the bundle saves; null where that cannot be said, since part of it is sold in another currency, or it saves nothing. */
export function savingOf(price: number, parts: readonly Priced[]): number | null {
  const [worth, ...others] = worthOf(parts);
  if (!worth || others.length > 0 || worth.currency !== currencyOf('bundle')) return null;
  return worth.amount > price ? worth.amount - price : null;
}
