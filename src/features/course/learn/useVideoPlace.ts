import { useMemo } from 'react';
import { keptPlace } from '../../../data/keptPlace';

/** Seconds between two notes of the place. */
const STEP = 2;
/** So near its end a video begins anew. */
const END = 5;

/** Where somebody is in a video, kept on this device. */
export const useVideoPlace = (lessonId: string, uid: string | null) =>
  useMemo(() => followVideo(lessonId, uid), [lessonId, uid]);

function followVideo(lessonId: string, uid: string | null) {
  const kept = keptPlace(lessonId, uid);
  let last = 0;
  const note = (place: number) => {
    last = place;
    kept.write({ place, known: null });
  };
  return {
    async resume(video: HTMLVideoElement) {
      const place = (await kept.read())?.place ?? 0;
      if (place > 0 && place < video.duration - END) video.currentTime = place;
    },
    keep({ currentTime }: HTMLVideoElement) {
      if (Math.abs(currentTime - last) >= STEP) note(currentTime);
    },
    end: () => note(0),
  };
}
