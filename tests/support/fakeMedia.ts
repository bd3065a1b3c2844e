import { ClockMedia } from '../../src/features/audio/player/clockMedia';

/** What every fake file lasts, in seconds. */
export const FAKE_SECONDS = 600;

/** A media element that plays by the clock, as the demo does, but from the addresses of real files. */
export class FakeMedia extends ClockMedia {
  readonly opened: string[] = [];

  override load(): void {
    if (this.src && !this.src.startsWith('silence:')) {
      this.opened.push(this.src);
      this.src = `silence:${FAKE_SECONDS}`;
    }
    super.load();
  }

  /** As when the connection breaks, or an address is refused: nothing tells of a pause then. */
  fail(): void {
    const tell = this.dispatchEvent.bind(this);
    this.dispatchEvent = () => true;
    this.pause();
    this.dispatchEvent = tell;
    tell(new Event('error'));
  }
}

/** What the page's next player plays. */
export function installFakeMedia(): FakeMedia {
  const media = new FakeMedia();
  window.Audio = function Audio() {
    return media;
  } as unknown as typeof Audio;
  return media;
}
