import type { Audio, AudioRow } from '../../../domain/audio';
import type { Observable } from '../../../data/observable';
import type { PlayerState } from './playerState';

interface QueueServices {
  readAudio: (id: string) => Promise<Audio | null>;
  play: (audio: Audio) => Promise<void>;
}

/** What plays after this. */
export class PlayQueue {
  constructor(
    private readonly state: Observable<PlayerState>,
    private readonly services: QueueServices,
  ) {}

  add(row: AudioRow): void {
    this.state.set({ queue: [...this.without(row.id), row] });
  }

  remove(id: string): void {
    this.state.set({ queue: this.without(id) });
  }

  /** Plays the first of these now and the others after it. */
  async start(rows: readonly AudioRow[]): Promise<void> {
    this.state.set({ queue: rows });
    await this.next();
  }

  /** Plays the first that still exists. */
  async next(): Promise<void> {
    const [first, ...queue] = this.state.get().queue;
    if (!first) return;
    this.state.set({ queue });
    const audio = await this.services.readAudio(first.id).catch(() => null);
    if (audio) await this.services.play(audio);
    else await this.next();
  }

  private without(id: string): readonly AudioRow[] {
    return this.state.get().queue.filter((row) => row.id !== id);
  }
}
