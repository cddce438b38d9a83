/**
 * Which topics had a message in the last seconds. Whoever subscribes has loaded what he shows a moment before: a message between the two
 * would reach nobody. Remembers every topic for `window` to twice as long, in two generations, so that forgetting costs nothing.
 */
export class RecentTopics {
  private current = new Set<string>();
  private previous = new Set<string>();
  private turnedAt: number;

  constructor(
    private readonly window = 30_000,
    private readonly now: () => number = Date.now,
  ) {
    this.turnedAt = now();
  }

  add(topic: string): void {
    this.turn();
    this.current.add(topic);
  }

  has(topic: string): boolean {
    this.turn();
    return this.current.has(topic) || this.previous.has(topic);
  }

  private turn(): void {
    const passed = this.now() - this.turnedAt;
    if (passed < this.window) return;
    this.previous = passed < 2 * this.window ? this.current : new Set();
    this.current = new Set();
    this.turnedAt = this.now();
  }
}
