const PATIENCE_MS = 15_000;
/** The first frame of many videos is black. */
const POSTER_SECOND = 1;
const POSTER_WIDTH = 720;

interface VideoFacts {
  /** Whole seconds; null when this browser cannot tell. */
  seconds: number | null;
  /** A frame near the start; null when this browser cannot draw it. */
  poster: File | null;
}

/** How long a chosen video plays, and a picture of it. */
export async function readVideo(file: File): Promise<VideoFacts> {
  const url = URL.createObjectURL(file);
  const video = document.createElement('video');
  video.muted = true;
  video.preload = 'auto';
  try {
    await reached(video, 'loadeddata', () => (video.src = url));
    const { duration } = video;
    const seconds = Number.isFinite(duration) && duration > 0 ? Math.max(1, Math.floor(duration)) : null;
    const second = Math.min(POSTER_SECOND, (seconds ?? 0) / 2);
    if (second > 0) await reached(video, 'seeked', () => (video.currentTime = second));
    return { seconds, poster: await drawPoster(video, file.name).catch(() => null) };
  } catch {
    return { seconds: null, poster: null };
  } finally {
    video.removeAttribute('src');
    URL.revokeObjectURL(url);
  }
}

function reached(video: HTMLVideoElement, event: string, begin: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(event)), PATIENCE_MS);
    const end = (settle: () => void) => () => {
      clearTimeout(timer);
      settle();
    };
    video.addEventListener(event, end(resolve), { once: true });
    video.addEventListener(
      'error',
      end(() => reject(new Error('unreadable'))),
      { once: true },
    );
    begin();
  });
}

async function drawPoster(video: HTMLVideoElement, name: string): Promise<File | null> {
  const { videoWidth, videoHeight } = video;
  const canvas = document.createElement('canvas');
  canvas.width = Math.min(POSTER_WIDTH, videoWidth);
  canvas.height = Math.round((videoHeight / videoWidth) * canvas.width);
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
  return blob && new File([blob], `${name.replace(/\.[^.]*$/, '')}.jpg`, { type: blob.type });
}
