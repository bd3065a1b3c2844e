import { PlaceFollower, type PlaceServices } from '../../../data/placeFollower';
import {
  type Audio,
  chapterAt,
  chapterEnd,
  chaptersOf,
  hasSound,
  isHeard,
  lengthOf,
} from '../../../domain/audio';
import { sourceOf } from './audioSource';
import { ClockMedia } from './clockMedia';
import { AudioEngine, type EngineState, type Link } from './engine';
import { ListeningMemory } from './listeningMemory';
import type { Media } from './media';
import { Observable } from '../../../data/observable';
import { jumpsAfter, NO_QUEUE, NOTHING_OPEN, type PlayerState } from './playerState';
import { PlayQueue } from './playQueue';
import { keepSpeed, keepVolume, readSpeed, readVolume } from './settings';
import { type Sleep, SleepTimer } from './sleepTimer';

/** What the player needs of the site. */
export interface PlayerServices extends PlaceServices {
  /** An address of an audio that costs something. Rejects with an `AppError`. */
  openMedia: (id: string) => Promise<Link>;
  readAudio: (id: string) => Promise<Audio | null>;
  /** Who listens, once that is known; null: a visitor. */
  listener: () => Promise<string | null>;
  makeMedia: () => Media;
  /** Told when something is open, and when nothing is any more. */
  onOpen: (isOpen: boolean) => void;
}

interface Opening {
  /** Left out: where the listener stopped. */
  at?: number;
  play: boolean;
}

/** The one player of the site: which audio, where in it, what next. It goes on while pages come and go. */
export class Player {
  readonly state = new Observable<PlayerState>({
    ...NOTHING_OPEN,
    sleep: null,
    queue: NO_QUEUE,
    speed: readSpeed(),
    volume: readVolume(),
  });
  readonly queue: PlayQueue;
  private readonly memory = new ListeningMemory(this.state);
  private readonly media: Media;
  private readonly sound: AudioEngine;
  private readonly silence = this.engineOf(new ClockMedia());
  /** Null while the place to begin at is being looked up. */
  private engine: AudioEngine | null = null;
  private follower: PlaceFollower | null = null;
  /** Counts openings: a place that is found for an older one comes too late. */
  private opening = 0;
  private readonly sleepTimer = new SleepTimer({
    onChange: (sleep) => this.state.set({ sleep }),
    onDue: (at) => this.fallAsleep(at),
    look: () => this.engine?.look(),
  });

  constructor(private readonly services: PlayerServices) {
    const { readAudio, makeMedia } = services;
    this.queue = new PlayQueue(this.state, { readAudio, play: (audio) => this.open(audio, { play: true }) });
    this.media = makeMedia();
    this.sound = this.engineOf(this.media);
  }

  isOpen = (id: string) => this.state.get().audio?.id === id;

  /** Opens an audio where its listener stopped, or goes on with it. */
  async open(audio: Audio, opening: Opening): Promise<void> {
    if (!this.isOpen(audio.id)) return this.begin(audio, opening);
    if (opening.at !== undefined) this.seek(opening.at);
    if (opening.play) this.play();
  }

  play(): void {
    if (this.engine) this.engine.play();
    else this.state.set({ isPlaying: true });
  }

  pause(): void {
    if (this.engine) this.engine.pause();
    else this.state.set({ isPlaying: false });
  }

  toggle(): void {
    if (this.state.get().isPlaying) this.pause();
    else this.play();
  }

  seek(seconds: number): void {
    const { seconds: from, jumps } = this.state.get();
    const to = Math.min(Math.max(0, seconds), this.length);
    this.state.set({ jumps: jumpsAfter(jumps, from, to) });
    this.sleepTimer.aim(this.endOfChapter(to));
    this.engine?.seek(to);
    this.follower?.stand(to);
  }

  skip(seconds: number): void {
    this.seek(this.state.get().seconds + seconds);
  }

  toChapter(index: number): void {
    const chapter = this.state.get().chapters[index];
    if (chapter) this.seek(chapter.start);
  }

  /** Undoes a far jump: its place leaves the list. */
  jumpBack(place: number): void {
    this.seek(place);
    this.state.set({ jumps: this.state.get().jumps.filter((jump) => jump !== place) });
  }

  setSpeed(speed: number): void {
    keepSpeed(speed);
    this.engine?.setSpeed(speed);
    this.state.set({ speed });
    this.followSleep();
  }

  /** 0 to 100. */
  setVolume(wished: number): void {
    const volume = Math.min(100, Math.max(0, Math.round(wished)));
    keepVolume(volume);
    this.engine?.setVolume(volume);
    this.state.set({ volume });
  }

  sleepAfter(sleep: Sleep | null): void {
    this.sleepTimer.set(sleep, this.endOfChapter(this.state.get().seconds));
  }

  /** The page may be closed any moment. */
  flush(): void {
    const { isPlaying, seconds } = this.state.get();
    if (isPlaying) this.follower?.stand(seconds);
    this.follower?.flush();
  }

  /** Somebody looks at the page again: they may have listened on elsewhere. */
  async lookElsewhere(): Promise<void> {
    const { opening } = this;
    if (this.state.get().isPlaying) return;
    const place = (await this.follower?.look()) ?? null;
    if (opening === this.opening && place !== null) this.state.set({ newerPlace: place });
  }

  answerNewerPlace(isTaken: boolean): void {
    const { newerPlace } = this.state.get();
    this.state.set({ newerPlace: null });
    if (isTaken && newerPlace !== null) this.seek(newerPlace);
  }

  close(): void {
    this.leave();
    this.sleepTimer.set(null, Infinity);
    this.state.set({ ...NOTHING_OPEN, queue: NO_QUEUE });
    this.services.onOpen(false);
  }

  private engineOf(media: Media): AudioEngine {
    const engine: AudioEngine = new AudioEngine(media, {
      onState: (changes) => this.engine === engine && this.follow(changes),
      onEnded: () => this.onEnded(),
    });
    return engine;
  }

  private async begin(audio: Audio, { at, play }: Opening): Promise<void> {
    this.leave();
    const { opening } = this;
    // Phones let only a tap start sound; an element that a tap has loaded may start later by itself.
    if (play) this.media.load();
    const chapters = chaptersOf(audio, lengthOf(audio));
    this.state.set({ ...NOTHING_OPEN, audio, chapters, status: 'loading', isPlaying: play });
    this.services.onOpen(true);
    const place = await this.restore(audio);
    if (opening !== this.opening) return;
    this.engine = hasSound(audio) ? this.sound : this.silence;
    const { speed, volume, isPlaying } = this.state.get();
    this.engine.setSpeed(speed);
    this.engine.setVolume(volume);
    this.engine.load(sourceOf(audio, this.services.openMedia), { at: at ?? place, play: isPlaying });
    this.sleepTimer.aim(this.endOfChapter(at ?? place));
  }

  private leave(): void {
    this.opening += 1;
    this.flush();
    this.follower = null;
    this.engine?.close();
    this.engine = null;
  }

  /** Brings back what the listener had. Gives where to begin: what was heard to its end begins anew. */
  private async restore(audio: Audio): Promise<number> {
    const { opening } = this;
    const key = { kind: 'audio', itemId: audio.id, uid: await this.services.listener() } as const;
    await this.memory.open(key);
    if (!hasSound(audio)) return 0;
    const { start, follower } = await PlaceFollower.open(key, this.services);
    if (opening === this.opening) this.follower = follower;
    return start === null || isHeard(start, lengthOf(audio)) ? 0 : start;
  }

  private follow(changes: Partial<EngineState>): void {
    const before = this.state.get();
    const { audio } = before;
    if (!audio) return;
    const { seconds = before.seconds, length = before.length } = changes;
    const chapters =
      length === before.length ? before.chapters : chaptersOf(audio, length ?? lengthOf(audio));
    this.state.set({ ...changes, chapters, chapter: chapterAt(chapters, seconds) });
    const { isPlaying, status } = this.state.get();
    if (before.isPlaying && !isPlaying) this.follower?.stand(seconds);
    else if (isPlaying && status === 'ready') this.follower?.hear(seconds);
    this.followSleep();
  }

  private followSleep(): void {
    this.sleepTimer.follow(this.state.get());
  }

  private fallAsleep(at: number | null): void {
    this.pause();
    if (at !== null) this.engine?.seek(at);
    this.flush();
  }

  private onEnded(): void {
    const sleepsNow = this.state.get().sleep?.kind === 'chapter';
    this.sleepTimer.set(sleepsNow ? null : this.state.get().sleep, Infinity);
    if (!sleepsNow) void this.queue.next();
  }

  private get length(): number {
    const { audio, length } = this.state.get();
    return length ?? (audio ? lengthOf(audio) : 0);
  }

  private endOfChapter(seconds: number): number {
    return chapterEnd(this.state.get().chapters, seconds, this.length);
  }
}
