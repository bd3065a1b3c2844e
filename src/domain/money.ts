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
  return amount > 0 ? `$${usd.format(amount)}` : 'Free';
}

/** A price in dollars as people type it: `4.5`, `$4.50`, `1,200`. Null when it is no amount of at least 0 in cents. */
export function parseUsd(text: string): number | null {
  const plain = text.trim().replace(/^\$\s*/, '');
  if (!/^(\d+|\d{1,3}(,\d{3})+)(\.\d{1,2})?$/.test(plain)) return null;
  return Number(plain.replaceAll(',', ''));
}
