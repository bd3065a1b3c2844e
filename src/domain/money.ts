/** Currencies by kind of product are decided in docs/decisions; ebooks and bundles are sold in TSh. */
const tsh = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** `TSh 12,000`, or `Free` when there is nothing to pay (spec section 3). */
export function formatTsh(amount: number): string {
  return amount > 0 ? `TSh ${tsh.format(amount)}` : 'Free';
}

/**
 * A price as people type it: `12000`, `12,000`, `12 000`. Null when it is no whole amount of at least 0.
 * A TSh amount has no cents; `1,5` is a mistake, not fifteen.
 */
export function parseTsh(text: string): number | null {
  const plain = text.trim().replace(/^TSh\s*/i, '');
  if (!/^(\d+|\d{1,3}([, ]\d{3})+)$/.test(plain)) return null;
  return Number(plain.replace(/[, ]/g, ''));
}

const usd = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** `$4.50`, or `Free` when there is nothing to pay: audio, playlists and courses are sold in US dollars. */
export function formatUsd(amount: number): string {
  return amount > 0 ? formatDollars(amount) : 'Free';
}

/** `$0.00` too: what the back office shows of a price. */
export const formatDollars = (amount: number) => `$${usd.format(amount)}`;

/** A price in dollars as people type it: `4.5`, `$4.50`, `1,200`. Null when it is no amount of at least 0 in cents. */
export function parseUsd(text: string): number | null {
  const plain = text.trim().replace(/^\$\s*/, '');
  if (!/^(\d+|\d{1,3}(,\d{3})+)(\.\d{1,2})?$/.test(plain)) return null;
  return Number(plain.replaceAll(',', ''));
}

/** The specification's list (section 9) and the Tanzanian shilling. */
export const CURRENCIES = ['TZS', 'USD', 'EUR', 'JPY', 'INR', 'GBP', 'CHF', 'RUB'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** Amounts above this are a slip of the finger. */
export const AMOUNT_MAX = 1_000_000_000;

const WHOLE: readonly Currency[] = ['TZS', 'JPY'];
export const decimalsOf = (currency: Currency) => (WHOLE.includes(currency) ? 0 : 2);

/** Whole numbers of the smallest unit, which can be added up without a rest. */
export const toMinor = (amount: number, currency: Currency) =>
  Math.round(amount * 10 ** decimalsOf(currency));
export const fromMinor = (minor: number, currency: Currency) => minor / 10 ** decimalsOf(currency);

/** `TSh 12,000`, `$4.50`, `¥1,200`: by the currency's decimals, nothing too. */
export function formatMoney(amount: number, currency: Currency): string {
  if (currency === 'TZS') return `TSh ${tsh.format(amount)}`;
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount);
}

/** An amount as people type it; null when it has more decimals than the currency, or is no amount of at least 0. */
export function parseMoney(text: string, currency: Currency): number | null {
  const amount = decimalsOf(currency) === 0 ? parseTsh(text) : parseUsd(text);
  return amount !== null && amount <= AMOUNT_MAX ? amount : null;
}
