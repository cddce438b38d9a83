import { flushSync } from 'react-dom';

/** How many pieces a frame takes at rest, of different works; while something scrolls it is one. */
const MOST = 3;
/** Milliseconds without scrolling after which it is at rest. */
const REST = 100;

/** Does one piece of work in the frame that began at `now`, if it is time for it: `later` comes again with the next frame. */
export type Work = (now: number) => 'drawn' | 'later' | 'done';

/** Does work in pieces, so few in each frame that none comes late for them. Everybody has their turn. */
class Pace {
  private readonly waiting = new Set<Work>();
  private frame = 0;
  private scrolledAt = -Infinity;

  /** Comes with the next frame, until there is no more to do. */
  begin(work: Work): void {
    this.waiting.add(work);
    if (this.frame === 0) this.frame = requestAnimationFrame(this.go);
  }

  /** Something scrolls. */
  hurry(): void {
    this.scrolledAt = performance.now();
  }

  end(work: Work): void {
    this.waiting.delete(work);
  }

  private readonly go = (now: number): void => {
    const most = now - this.scrolledAt < REST ? 1 : MOST;
    // All of them in one drawing, within this frame.
    flushSync(() => {
      let drawn = 0;
      for (const work of [...this.waiting]) {
        if (drawn === most) break;
        this.waiting.delete(work);
        const did = work(now);
        if (did !== 'done') this.waiting.add(work);
        if (did === 'drawn') drawn++;
      }
    });
    this.frame = this.waiting.size > 0 ? requestAnimationFrame(this.go) : 0;
  };
}

/** Of the page: all that draws shares its frames. */
export const pace = new Pace();
