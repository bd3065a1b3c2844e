/** Tabs of one device that show the same attempt. Browsers without BroadcastChannel learn of each other from the server. */
export class TabChannel<Message> {
  private readonly channel: BroadcastChannel | null;

  constructor(name: string, onMessage: (message: Message) => void) {
    this.channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
    this.channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => onMessage(data));
  }

  post(message: Message): void {
    this.channel?.postMessage(message);
  }

  close(): void {
    this.channel?.close();
  }
}
