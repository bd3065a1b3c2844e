import { skipToken } from '@reduxjs/toolkit/query';
import { mediaApi } from '../data/mediaApi';
import { isForSale } from '../domain/access';
import { can, type Owned } from '../domain/permissions';
import { useSession } from './useSession';
import { useSessionKnown } from './useSessionKnown';

export type Access =
  | { status: 'open' | 'checking' | 'sign-in' | 'buy' | 'not-sold' }
  /** It could not be found out. */
  | { status: 'unknown'; error: unknown; retry: () => void };

interface Product extends Owned {
  id: string;
  /** 0 is free. */
  price: number;
  /** Taken out of the catalogue: open to those who have it, and to nobody else. */
  is_hidden?: boolean;
}

const ALONE: readonly string[] = [];

/** A payment may be recorded while its reader waits on the page. */
const CLOSED_CHECK_MS = 15_000;
const { useQueryState, useQuerySubscription } = mediaApi.endpoints.getAccess;

/**
 * Whether a product opens for whoever is here. The server asks again before it hands out a paid file. `within`: other
 * products that hold this one, as a playlist does.
 */
export function useAccess(product: Product, within = ALONE): Access {
  const { user } = useSession();
  const isPaid = product.price > 0;
  const isOwn = can(user, 'material.update', product);
  const mustAsk = isPaid && user !== null && !isOwn;
  const productIds = [product.id, ...within];
  const key = mustAsk ? { uid: user.uid, productIds } : skipToken;
  const query = useQueryState(key);
  const { refetch } = useQuerySubscription(key, {
    pollingInterval: query.currentData === false ? CLOSED_CHECK_MS : 0,
    skipPollingIfUnfocused: true,
  });
  const isKnown = useSessionKnown(isPaid);

  if (!isPaid || isOwn) return { status: 'open' };
  if (!isKnown) return { status: 'checking' };
  if (!user) return { status: 'sign-in' };
  if (query.currentData) return { status: 'open' };
  if (query.currentData === false) return { status: isForSale(product) ? 'buy' : 'not-sold' };
  if (query.error && !query.isFetching) {
    return { status: 'unknown', error: query.error, retry: () => void refetch() };
  }
  return { status: 'checking' };
}
