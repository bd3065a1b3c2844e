import { skipToken } from '@reduxjs/toolkit/query';
import type { Bundle } from '../../domain/bundle';
import { useSession } from '../../session/useSession';
import { useSessionKnown } from '../../session/useSessionKnown';
import type { QueryLike } from '../../ui/QueryView';
import { useGetBundleQuery, useGetHiddenBundleQuery } from './bundleApi';

/** One that the public does not find is looked for once more as whoever is here: who has it, or made it, still sees it. */
export function useBundle(bundleId: string): QueryLike<Bundle | null> {
  const open = useGetBundleQuery(bundleId);
  const isHidden = open.currentData === null;
  const isKnown = useSessionKnown(isHidden);
  const { user } = useSession();
  const hidden = useGetHiddenBundleQuery(isHidden && user ? { uid: user.uid, bundleId } : skipToken);
  if (!isHidden) return open;
  if (!isKnown) return { ...open, currentData: undefined };
  return user ? hidden : open;
}
