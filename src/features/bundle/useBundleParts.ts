import { skipToken } from '@reduxjs/toolkit/query';
import type { Bundle, BundlePart } from '../../domain/bundle';
import { can } from '../../domain/permissions';
import { type Access, useAccess } from '../../session/useAccess';
import { useSession } from '../../session/useSession';
import type { QueryLike } from '../../ui/QueryView';
import { useListOwnedPartsQuery, useListPartOffersQuery } from './bundleApi';
import type { PartOffer } from './partOffers';

export interface ShownPart extends BundlePart {
  /** As the catalogue has it; null: it is hidden or gone. */
  offer: PartOffer | null;
  /** The reader can open it already. */
  isOwned: boolean;
}

export interface BundleContents {
  /** What is in it; undefined while that is not known. */
  query: QueryLike<ShownPart[]>;
  access: Access;
  /** Everything that costs is the reader's already, from elsewhere. */
  hasAll: boolean;
}

/** What is in a bundle, for whoever is here. */
export function useBundleParts(bundle: Bundle): BundleContents {
  const offers = useListPartOffersQuery(bundle.parts);
  const found = offers.currentData;
  const isWhole = found?.length === bundle.parts.length;
  const access = useAccess({ ...bundle, is_hidden: !bundle.published || (found !== undefined && !isWhole) });
  const owned = useOwned(bundle, access);
  const parts = found && bundle.parts.map((part) => shown(part, found, owned));
  return {
    query: { ...offers, currentData: parts },
    access,
    hasAll:
      access.status === 'buy' &&
      parts !== undefined &&
      parts.every(({ offer, isOwned }) => isOwned || offer?.price === 0),
  };
}

/** Who has the bundle, or made it, has all of it; others may have bought something of it before. */
function useOwned({ parts }: Bundle, access: Access): (id: string) => boolean {
  const { user } = useSession();
  const isOpen = access.status === 'open';
  const mustAsk = user !== null && !isOpen && !can(user, 'material.listAll');
  const key = mustAsk ? { uid: user.uid, ids: parts.map(({ id }) => id) } : skipToken;
  const { currentData: ids } = useListOwnedPartsQuery(key);
  return (id) => isOpen || (ids?.includes(id) ?? false);
}

function shown(part: BundlePart, offers: readonly PartOffer[], isOwned: (id: string) => boolean): ShownPart {
  return { ...part, offer: offers.find(({ id }) => id === part.id) ?? null, isOwned: isOwned(part.id) };
}
