/** What the engine uses of an audio element; ClockMedia has the same where there is no sound to play. */
export type Media = Pick<
  HTMLAudioElement,
  | 'src'
  | 'currentTime'
  | 'duration'
  | 'paused'
  | 'volume'
  | 'playbackRate'
  | 'defaultPlaybackRate'
  | 'load'
  | 'play'
  | 'pause'
  | 'addEventListener'
  | 'removeAttribute'
>;

/** The one element of the whole site. It is never part of the page: nothing that React does can interrupt it. */
export function makeAudioElement(): Media {
  const element = new Audio();
  // Nothing but the head of the file comes before somebody presses play.
  element.preload = 'metadata';
  return element;
}
