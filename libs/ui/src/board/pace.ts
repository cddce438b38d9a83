import { flushSync } from 'react-dom';

/** Milliseconds from frame to frame above which less is done in the next one. */
const LATE = 25;
const MOST = 3;

/** Does one piece of work; answers whether there is more. */
export type Work = () => boolean;

/**
 * Does work in pieces, some in each frame: as many as leave the frames in time, and never none. Everybody has their turn.
 */
class Pace {
  private readonly waiting = new Set<Work>();
  private frame = 0;
  private before: number | undefined;
  private pieces = 2;

  /** Comes with the next frame, until there is no more to do. */
  begin(work: Work): void {
    this.waiting.add(work);
    if (this.frame === 0) this.frame = requestAnimationFrame(this.go);
  }

  end(work: Work): void {
    this.waiting.delete(work);
  }

  private readonly go = (now: number): void => {
    if (this.before !== undefined) this.pieces = now - this.before > LATE ? Math.ceil(this.pieces / 2) : Math.min(this.pieces + 1, MOST);
    // All of them in one drawing, within this frame.
    flushSync(() => {
      for (let piece = 0; piece < this.pieces; piece++) {
        const [next] = this.waiting;
        if (!next) break;
        this.waiting.delete(next);
        if (next()) this.waiting.add(next);
      }
    });
    const isMore = this.waiting.size > 0;
    this.before = isMore ? now : undefined;
    this.frame = isMore ? requestAnimationFrame(this.go) : 0;
  };
}

/** Of the page: all that draws shares its frames. */
export const pace = new Pace();
