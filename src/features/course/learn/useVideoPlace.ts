import { useEffect, useRef, useState } from 'react';
import { PlaceFollower } from '../../../data/placeFollower';
import { usePlaceServices } from '../../../data/usePlaceServices';
import { watchPage } from '../../../data/watchPage';

/** So near its end, in seconds, a video begins anew. */
const END = 5;

/** Where somebody is in a lesson's video: on this device at once, on their others a little later. */
export function useVideoPlace(lessonId: string, uid: string | null) {
  const services = usePlaceServices();
  const [opening] = useState(() => PlaceFollower.open({ kind: 'lesson', itemId: lessonId, uid }, services));
  // Null until the video stands where it was left: what plays before that is no step.
  const following = useRef<PlaceFollower>(null);
  useEffect(() => {
    const flush = () => following.current?.flush();
    const stop = watchPage({ onLeave: flush, onReturn: () => undefined });
    return () => {
      stop();
      flush();
    };
  }, []);
  return {
    async resume(video: HTMLVideoElement) {
      const { start, follower } = await opening;
      // A new address of the same video goes on where the former one ended.
      const place = following.current ? follower.place : start;
      if (place !== null && place > 0 && place < video.duration - END) video.currentTime = place;
      following.current = follower;
    },
    hear: ({ currentTime }: HTMLVideoElement) => following.current?.hear(currentTime),
    stand: ({ currentTime }: HTMLVideoElement) => following.current?.stand(currentTime),
    end: () => following.current?.stand(0),
  };
}
