import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { keptPlaces } from '../../data/keptPlace';
import { useListRecentPlacesQuery } from '../../data/placeApi';
import { type AudioRow, isHeard, lengthOf } from '../../domain/audio';
import { RECENT_LIMIT, type RecentPlace } from '../../domain/place';
import { useSession } from '../../session/useSession';
import { Shelf } from '../../ui/MediaCard';
import { SectionHead } from '../../ui/SectionHead';
import { t } from '../../ui/text';
import { ContinueCard } from './AudioCard';

/** What was begun and not heard to its end, the latest first. */
export function ContinueListening({ rows }: { rows: readonly AudioRow[] }) {
  const places = useRecentPlaces();
  const begun = places.flatMap(({ itemId, place }) => {
    const audio = rows.find(({ id }) => id === itemId);
    return audio && place > 0 && !isHeard(place, lengthOf(audio)) ? [{ audio, place }] : [];
  });
  if (begun.length === 0) return null;
  return (
    <section aria-labelledby="continue">
      <SectionHead title={t('Continue listening')} id="continue" />
      <Shelf>
        {begun.slice(0, RECENT_LIMIT).map(({ audio, place }) => (
          <ContinueCard key={audio.id} audio={audio} place={place} />
        ))}
      </Shelf>
    </section>
  );
}

/** A user's from any device; a visitor's from this one. */
function useRecentPlaces(): readonly RecentPlace[] {
  const { user, status } = useSession();
  const { currentData } = useListRecentPlacesQuery(user ? { uid: user.uid, kind: 'audio' } : skipToken);
  const kept = useMemo(() => (status === 'signed-out' ? keptPlaces() : []), [status]);
  return user ? (currentData ?? []) : kept;
}
