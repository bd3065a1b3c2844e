import { recall, remember } from '../../../data/cache';
import type { Observable } from '../../../data/observable';
import { NO_QUEUE, type PlayerState } from './playerState';

interface Kept extends Pick<PlayerState, 'jumps' | 'queue'> {
  /** Whose jumps these are; null: everything was closed. */
  id: string | null;
}

/** What a reload of the page must not lose besides the place: the ways back from jumps, and what plays next. */
export class ListeningMemory {
  private key: string | null = null;
  private kept: Kept | null = null;

  constructor(private readonly state: Observable<PlayerState>) {
    state.subscribe(() => this.keep());
  }

  /** Brings back what this listener had, where nothing newer has taken its place. */
  async open({ itemId, uid }: { itemId: string; uid: string | null }): Promise<void> {
    const key = `${uid ?? 'public'}:listening`;
    const kept = (await recall<Kept>(key))?.data;
    const { audio, jumps, queue } = this.state.get();
    if (audio?.id !== itemId) return;
    if (kept?.id === itemId && jumps.length === 0) this.state.set({ jumps: kept.jumps });
    if (kept && queue === NO_QUEUE) this.state.set({ queue: kept.queue.filter((row) => row.id !== itemId) });
    this.key = key;
    this.keep();
  }

  private keep(): void {
    const { audio, jumps, queue } = this.state.get();
    const kept = { id: audio?.id ?? null, jumps, queue };
    const { key, kept: before } = this;
    if (key === null || (before?.id === kept.id && before.jumps === jumps && before.queue === queue)) return;
    this.kept = kept;
    // Who opens something next may be somebody else.
    if (kept.id === null) this.key = null;
    void remember(key, kept);
  }
}
