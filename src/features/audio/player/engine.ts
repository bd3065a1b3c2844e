import { type AppError, OFFLINE_MESSAGE } from '../../../domain/errors';
import type { MediaLink } from '../../../domain/media';
import type { Media } from './media';

/** What plays now, without knowing what it is. */
export interface EngineState {
  status: 'empty' | 'loading' | 'ready' | 'failed';
  /** Wished, even where data is still missing. */
  isPlaying: boolean;
  /** It wants to play and has nothing to play. */
  isWaiting: boolean;
  seconds: number;
  /** As the file says; null while that is not known. */
  length: number | null;
  error: AppError | null;
}

export type Link = Pick<MediaLink, 'url' | 'expiresAt'>;

export interface Source {
  /** A file's address, where it is known: then playing begins within the tap that asked for it, as phones demand. */
  link: Link | null;
  /** Another address, when there is none or the old one is not accepted any more. */
  renew: () => Promise<Link>;
}

interface Events {
  onState: (changes: Partial<EngineState>) => void;
  onEnded: () => void;
}

export const EMPTY: EngineState = {
  status: 'empty',
  isPlaying: false,
  isWaiting: false,
  seconds: 0,
  length: null,
  error: null,
};

/** Failures in a row until a file is given up. */
const PATIENCE = 4;
const RETRY_MS = 1500;
/** An address that ends within this time is not begun with. */
const LINK_MARGIN_MS = 10_000;

const UNPLAYABLE: AppError = { code: 'unplayable', message: 'This device cannot play the file.' };
const OFFLINE: AppError = { code: 'offline', message: OFFLINE_MESSAGE };

/**
 * One media element, kept playing: it opens files at a place, outlives lost connections and addresses that have run
 * out, and goes on where it was.
 */
export class AudioEngine {
  private state = EMPTY;
  private source: Source | null = null;
  private link: Link | null = null;
  /** Where to go once the file's length is known. */
  private startAt: number | null = null;
  private failures = 0;
  /** Counts openings: what answers an older one comes too late. */
  private opening = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly media: Media,
    private readonly events: Events,
  ) {
    const on = (type: string, act: () => void) => media.addEventListener(type, act);
    on('loadedmetadata', () => this.begin());
    on('timeupdate', () => this.look());
    on('seeked', () => this.look());
    on('play', () => this.change({ isPlaying: true }));
    on('pause', () => this.onPause());
    on('playing', () => this.onProgress());
    on('waiting', () => this.change({ isWaiting: true }));
    on('ended', () => this.onEnded());
    on('error', () => this.onFailure());
  }

  /** Opens a file at a place, paused unless it is to play. Whatever was open is closed. */
  load(source: Source, { at, play }: { at: number; play: boolean }): void {
    this.source = source;
    this.failures = 0;
    this.change({ ...EMPTY, status: 'loading', seconds: at, isPlaying: play });
    if (source.link && !isOver(source.link)) this.attach(source.link);
    else void this.reopen();
  }

  play(): void {
    if (this.state.status === 'failed') return this.again();
    this.change({ isPlaying: true });
    if (this.state.status !== 'ready') return;
    if (this.link && isOver(this.link)) void this.reopen();
    else this.start();
  }

  pause(): void {
    this.change({ isPlaying: false, isWaiting: false });
    this.media.pause();
  }

  seek(seconds: number): void {
    const { length } = this.state;
    const to = Math.max(0, length === null ? seconds : Math.min(seconds, length));
    this.change({ seconds: to });
    if (this.state.status === 'ready') this.media.currentTime = to;
    else this.startAt = to;
  }

  setSpeed(speed: number): void {
    this.media.defaultPlaybackRate = speed;
    this.media.playbackRate = speed;
  }

  /** 0 to 100. */
  setVolume(volume: number): void {
    this.media.volume = volume / 100;
  }

  /** Says where it is at this moment. */
  look(): void {
    if (this.state.status !== 'ready') return;
    const seconds = this.media.currentTime;
    const isMoving = !this.media.paused && seconds > this.state.seconds;
    this.change({ seconds, ...(isMoving && { isWaiting: false }) });
  }

  close(): void {
    this.source = null;
    this.opening += 1;
    clearTimeout(this.retry);
    this.media.pause();
    this.media.removeAttribute('src');
    this.media.load();
    this.change(EMPTY);
  }

  /** After a failure: from the start of opening, at the same place. */
  private again(): void {
    this.failures = 0;
    this.change({ status: 'loading', isPlaying: true, error: null });
    void this.reopen();
  }

  private attach(link: Link): void {
    this.opening += 1;
    clearTimeout(this.retry);
    this.link = link;
    this.startAt = this.state.seconds;
    this.change({ status: 'loading', isWaiting: this.state.isPlaying });
    this.media.src = link.url;
    this.media.load();
    if (this.state.isPlaying) this.start();
  }

  private async reopen(): Promise<void> {
    const { source } = this;
    if (!source) return;
    const opening = (this.opening += 1);
    this.change({ status: 'loading', isWaiting: true });
    try {
      const link = await source.renew();
      if (opening === this.opening) this.attach(link);
    } catch (thrown) {
      if (opening === this.opening) this.onRefusal(thrown as AppError);
    }
  }

  private begin(): void {
    const { duration } = this.media;
    const length = Number.isFinite(duration) && duration > 0 ? duration : null;
    const at = Math.min(this.startAt ?? 0, length ?? Infinity);
    this.startAt = null;
    if (at > 0) this.media.currentTime = at;
    this.change({ status: 'ready', length, seconds: at, isWaiting: this.state.isPlaying });
    if (this.state.isPlaying && this.media.paused) this.start();
  }

  private start(): void {
    this.media.play().catch((error: unknown) => {
      // Another file took its place, or a phone wants a tap first: its play button is there.
      if (error instanceof DOMException && error.name === 'NotAllowedError') this.pause();
    });
  }

  private onProgress(): void {
    this.failures = 0;
    this.change({ isWaiting: false });
  }

  /** Headphones pulled out, a call, another tab's sound: not a change of files, and not the end, which is told too. */
  private onPause(): void {
    const isAtEnd = this.media.currentTime >= this.media.duration;
    if (this.state.status === 'ready' && !isAtEnd) this.change({ isPlaying: false, isWaiting: false });
  }

  /** Somebody may also have gone to the end of what is paused. */
  private onEnded(): void {
    if (!this.state.isPlaying) return;
    this.change({ isPlaying: false, isWaiting: false, seconds: this.state.length ?? this.state.seconds });
    this.events.onEnded();
  }

  /** A browser tells a lost connection, an old address and a damaged file apart only badly: each is tried again. */
  private onFailure(): void {
    if (!this.source || this.state.status === 'failed') return;
    if (!navigator.onLine) return this.onOffline();
    this.failures += 1;
    if (this.failures >= PATIENCE) return this.fail(UNPLAYABLE);
    this.change({ status: 'loading', isWaiting: true });
    this.retry = setTimeout(() => void this.reopen(), this.failures === 1 ? 0 : RETRY_MS * this.failures);
  }

  private onRefusal(error: AppError): void {
    if (error.code !== 'offline' && error.code !== 'timeout') this.fail(error);
    else if (this.state.length === null) this.fail(error);
    else this.onOffline();
  }

  /** What has begun waits for the connection; what has not says that there is none. */
  private onOffline(): void {
    if (this.state.length === null) return this.fail(OFFLINE);
    this.change({ status: 'loading', isWaiting: true });
    const opening = this.opening;
    const goOn = () => {
      if (opening === this.opening) void this.reopen();
    };
    if (navigator.onLine) this.retry = setTimeout(goOn, RETRY_MS);
    else window.addEventListener('online', goOn, { once: true });
  }

  private fail(error: AppError): void {
    this.change({ status: 'failed', isPlaying: false, isWaiting: false, error });
  }

  private change(changes: Partial<EngineState>): void {
    this.state = { ...this.state, ...changes };
    this.events.onState(changes);
  }
}

const isOver = ({ expiresAt }: Link) => expiresAt !== null && expiresAt - LINK_MARGIN_MS <= Date.now();
