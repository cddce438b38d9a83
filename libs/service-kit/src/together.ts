type Waiting<T, R> = { one: T; resolve: (result: R) => void; reject: (error: unknown) => void };
type Settings = {
  /** Most that are done in one go. */
  most: number;
  /** Goes under way at a time; what comes meanwhile waits for the next. */
  lanes: number;
  /** Of a go that failed so, each is tried alone, so that one that cannot be done fails no other. */
  isOfOne?: (error: unknown) => boolean;
};

/** Does in one go what several callers ask at the same moment, or while an earlier go is under way. */
export class Together<T, R> {
  private waiting: Waiting<T, R>[] = [];
  private underWay = 0;
  private isDue = false;

  /** @param work does many and answers for each, in their order; all of it or nothing. */
  constructor(
    private readonly work: (many: readonly T[]) => Promise<readonly R[]>,
    private readonly settings: Settings,
  ) {}

  async add(one: T): Promise<R> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ one, resolve, reject });
      if (this.isDue) return;
      this.isDue = true;
      setImmediate(() => {
        this.isDue = false;
        this.next();
      });
    });
  }

  private next(): void {
    while (this.waiting.length > 0 && this.underWay < this.settings.lanes) {
      this.underWay += 1;
      void this.go(this.waiting.splice(0, this.settings.most)).finally(() => {
        this.underWay -= 1;
        this.next();
      });
    }
  }

  private async go(many: readonly Waiting<T, R>[]): Promise<void> {
    try {
      const results = await this.work(many.map(({ one }) => one));
      many.forEach(({ resolve }, place) => resolve(results[place] as R));
    } catch (error) {
      if (many.length > 1 && this.settings.isOfOne?.(error)) await Promise.all(many.map(async (each) => this.go([each])));
      else many.forEach(({ reject }) => reject(error));
    }
  }
}
