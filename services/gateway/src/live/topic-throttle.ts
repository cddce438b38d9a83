type Emit<T> = (topic: string, message: T) => void;

/** Lets the first message of a topic through at once, and then at most the latest in every `interval` milliseconds. */
export class TopicThrottle<T> {
  private readonly waiting = new Map<string, { timer: NodeJS.Timeout; latest?: { message: T } }>();

  constructor(
    private readonly emit: Emit<T>,
    private readonly interval = 1_000,
  ) {}

  push(topic: string, message: T): void {
    const entry = this.waiting.get(topic);
    if (entry) {
      entry.latest = { message };
      return;
    }
    this.emit(topic, message);
    this.open(topic);
  }

  stop(): void {
    for (const { timer } of this.waiting.values()) clearTimeout(timer);
    this.waiting.clear();
  }

  private open(topic: string): void {
    const timer = setTimeout(() => {
      const latest = this.waiting.get(topic)?.latest;
      this.waiting.delete(topic);
      if (latest) this.push(topic, latest.message);
    }, this.interval);
    timer.unref();
    this.waiting.set(topic, { timer });
  }
}
