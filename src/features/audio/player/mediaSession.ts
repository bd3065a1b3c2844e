import { voiceOf } from '../../../domain/audio';
import type { Player } from './player';
import { BACK_SECONDS, FORWARD_SECONDS, type PlayerState } from './playerState';

/** Without a cover of its own an audio shows the site's. */
const ICON = { src: '/somo-icon-512.png', sizes: '512x512', type: 'image/png' };

/** What a phone's lock screen and a headset's buttons show and do, until the returned function is called. */
export function connectMediaSession(player: Player): () => void {
  if (!('mediaSession' in navigator)) return () => undefined;
  const session = navigator.mediaSession;
  const actions = actionsOf(player);
  setActions(session, actions);
  let shown: PlayerState | null = null;
  const show = () => {
    const state = player.state.get();
    showState(session, state, shown);
    shown = state;
  };
  show();
  const stop = player.state.subscribe(show);
  return () => {
    stop();
    setActions(session, Object.fromEntries(Object.keys(actions).map((name) => [name, null])));
    session.metadata = null;
    session.playbackState = 'none';
  };
}

type Actions = Partial<Record<MediaSessionAction, MediaSessionActionHandler | null>>;

function actionsOf(player: Player): Actions {
  const chapter = () => player.state.get().chapter;
  return {
    play: () => player.play(),
    pause: () => player.pause(),
    stop: () => player.pause(),
    seekbackward: ({ seekOffset }) => player.skip(-(seekOffset ?? BACK_SECONDS)),
    seekforward: ({ seekOffset }) => player.skip(seekOffset ?? FORWARD_SECONDS),
    seekto: ({ seekTime }) => player.seek(seekTime ?? player.state.get().seconds),
    previoustrack: () => player.toChapter(chapter() - 1),
    nexttrack: () => player.toChapter(chapter() + 1),
  };
}

function setActions(session: MediaSession, actions: Actions): void {
  for (const [name, handler] of Object.entries(actions)) {
    try {
      session.setActionHandler(name as MediaSessionAction, handler);
    } catch {
      // A browser that does not know this action shows no button for it.
    }
  }
}

function showState(session: MediaSession, state: PlayerState, before: PlayerState | null): void {
  const { audio, chapters, chapter, isPlaying, seconds, length, speed } = state;
  if (!audio) return;
  if (audio !== before?.audio || chapter !== before.chapter || chapters !== before.chapters) {
    session.metadata = new MediaMetadata({
      title: (chapters.length > 1 && chapters[chapter]?.title) || audio.title,
      artist: voiceOf(audio),
      album: audio.title,
      artwork: [audio.cover_image_url ? { src: audio.cover_image_url } : ICON],
    });
  }
  session.playbackState = isPlaying ? 'playing' : 'paused';
  // The system counts on by itself; it must only hear of what it cannot know.
  const isExpected =
    before !== null &&
    before.isPlaying === isPlaying &&
    before.speed === speed &&
    before.length === length &&
    Math.abs(seconds - before.seconds) < 2;
  if (length !== null && !isExpected) {
    session.setPositionState({ duration: length, playbackRate: speed, position: Math.min(seconds, length) });
  }
}
