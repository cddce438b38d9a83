import { waits } from '@tandem/domain/limits';

type Emit<T> = (topic: string, message: T) => void;
/** Quiet `until` a moment of the clock; `latest` is what came meanwhile. */
type Quiet<T> = { until: number; latest?: { message: T } };

/**
 * Lets the first message of a topic through at once, and then at most the latest in every `interval` milliseconds.
 * All topics are quiet for equally long, so they end in the order they began, and one timer serves them all.
 */
export class TopicThrottle<T> {
  private readonly quiet = new Map<string, Quiet<T>>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly emit: Emit<T>,
    private readonly interval: number = waits.topicThrottle,
  ) {}

  push(topic: string, message: T): void {
    const entry = this.quiet.get(topic);
    if (entry) entry.latest = { message };
    else this.letThrough(topic, message);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.quiet.clear();
  }

  private letThrough(topic: string, message: T): void {
    this.emit(topic, message);
    this.quiet.set(topic, { until: performance.now() + this.interval });
    this.timer ??= setTimeout(() => this.end(), this.interval).unref();
  }

  private end(): void {
    const now = performance.now();
    for (const [topic, { until, latest }] of this.quiet) {
      if (until > now) break;
      this.quiet.delete(topic);
      if (latest) this.letThrough(topic, latest.message);
    }
    const [next] = this.quiet.values();
    this.timer = next && setTimeout(() => this.end(), Math.ceil(next.until - now)).unref();
  }
}
