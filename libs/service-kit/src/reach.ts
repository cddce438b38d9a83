import { Events, type NatsConnection } from 'nats';

/**
 * Whether a connection has its server now. What is asked meanwhile would be kept and sent on the return, when whoever asked has long
 * been told that it failed.
 */
export class Reach {
  private isThere = true;
  private readonly waiting = new Set<() => void>();

  constructor(nats: Pick<NatsConnection, 'status'>) {
    void this.follow(nats.status());
  }

  /** Waits up to so many milliseconds for the server, not at all where it is there; answers whether it is. */
  async within(milliseconds: number): Promise<boolean> {
    if (this.isThere) return true;
    return new Promise((resolve) => {
      const end = (isThere: boolean) => {
        clearTimeout(timer);
        this.waiting.delete(back);
        resolve(isThere);
      };
      const back = () => end(true);
      const timer = setTimeout(() => end(false), milliseconds);
      this.waiting.add(back);
    });
  }

  private async follow(changes: ReturnType<NatsConnection['status']>): Promise<void> {
    for await (const { type } of changes) {
      if (type === Events.Disconnect) this.isThere = false;
      if (type !== Events.Reconnect) continue;
      this.isThere = true;
      for (const back of [...this.waiting]) back();
    }
  }
}
