import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect } from 'react';
import { useGetAccessQuery } from '../../data/mediaApi';
import type { Ebook } from '../../domain/ebook';
import { can } from '../../domain/permissions';
import { keepTrying } from '../../session/start';
import { useSession } from '../../session/useSession';

export type EbookAccess =
  | { status: 'open' | 'checking' | 'sign-in' | 'buy' }
  /** It could not be found out. */
  | { status: 'unknown'; error: unknown; retry: () => void };

/** Whether the book opens for whoever is here. The server asks again before it hands out a paid file. */
export function useEbookAccess(ebook: Ebook): EbookAccess {
  const { status, user } = useSession();
  const isPaid = ebook.price > 0;
  const isOwn = can(user, 'material.update', ebook);
  const mustAsk = isPaid && user !== null && !isOwn;
  const query = useGetAccessQuery(mustAsk ? { uid: user.uid, productId: ebook.id } : skipToken);
  const isWaiting = isPaid && status === 'loading';
  useEffect(() => {
    if (isWaiting) keepTrying();
  }, [isWaiting]);

  if (!isPaid || isOwn) return { status: 'open' };
  if (isWaiting) return { status: 'checking' };
  if (!user) return { status: 'sign-in' };
  if (query.currentData !== undefined) return { status: query.currentData ? 'open' : 'buy' };
  if (query.error && !query.isFetching) {
    return { status: 'unknown', error: query.error, retry: () => void query.refetch() };
  }
  return { status: 'checking' };
}

/** A record may be of a book whose file comes later. */
export const hasFile = (ebook: Ebook) => Boolean(ebook.file_url ?? ebook.file_path);
