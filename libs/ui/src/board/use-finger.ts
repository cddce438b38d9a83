import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/** What a card can be carried by. */
const GRIP = '[data-grip]';
const COLUMN = '[data-column]';
const OVER = 'data-finger-over';

/** How close to an edge, in pixels, a finger makes the board or the page move along, and how far in each frame. */
const EDGE = 56;
const STEP = 14;

const pull = (at: number, from: number, to: number): number => (at < from + EDGE ? -STEP : at > to - EDGE ? STEP : 0);

export interface FingerOptions {
  /** A card is taken up, or let go of. */
  onGrab: (cardId: string | null) => void;
  onDrop: (cardId: string, columnId: string) => void;
}

/** What a finger carries, from touch to release. The screen is changed by hand: a board of thousands must not render for every pixel. */
class Carrying {
  private frame = 0;
  private over: Element | null = null;
  private at = { x: 0, y: 0 };

  constructor(
    private readonly board: HTMLElement,
    private readonly label: HTMLElement,
  ) {
    board.toggleAttribute('data-carrying', true);
    label.removeAttribute('data-over');
  }

  moveTo({ clientX: x, clientY: y }: Touch): void {
    this.at = { x, y };
    this.label.style.translate = `${x}px ${y}px`;
    this.look();
    if (this.frame === 0) this.follow();
  }

  /** The column under the finger. */
  get columnId(): string | null {
    return this.over?.getAttribute('data-column') ?? null;
  }

  end(): void {
    cancelAnimationFrame(this.frame);
    this.over?.removeAttribute(OVER);
    this.board.removeAttribute('data-carrying');
  }

  private look(): void {
    const column = document.elementFromPoint(this.at.x, this.at.y)?.closest(COLUMN) ?? null;
    const over = column && this.board.contains(column) ? column : null;
    if (over === this.over) return;
    this.over?.removeAttribute(OVER);
    over?.setAttribute(OVER, '');
    // Low in a long column its title is out of view.
    this.label.setAttribute('data-over', over?.getAttribute('aria-label') ?? '');
    this.over = over;
  }

  /** Scrolls on while the finger rests at an edge. */
  private readonly follow = (): void => {
    const { left, right, top, bottom } = this.board.getBoundingClientRect();
    const across = pull(this.at.x, Math.max(0, left), Math.min(innerWidth, right));
    const asked = pull(this.at.y, 0, innerHeight);
    // The page goes along only while there is more of the board: a grip low on the screen must not lose it.
    const down = (asked > 0 && bottom > innerHeight) || (asked < 0 && top < 0) ? asked : 0;
    if (across !== 0) this.board.scrollLeft += across;
    if (down !== 0) scrollBy(0, down);
    if (across !== 0 || down !== 0) this.look();
    this.frame = requestAnimationFrame(this.follow);
  };
}

/**
 * Lets a finger carry cards by their grips, which no browser does alike by itself. Elsewhere on a card a finger scrolls.
 * Answers where to put the label that follows the finger.
 */
export function useFinger(board: RefObject<HTMLElement | null>, options: FingerOptions): RefObject<HTMLDivElement | null> {
  const label = useRef<HTMLDivElement>(null);
  const grab = useEffectEvent(options.onGrab);
  const drop = useEffectEvent(options.onDrop);
  useEffect(() => {
    const element = board.current;
    if (!element) return undefined;
    let stop = () => undefined as void;
    const begin = (event: TouchEvent) => {
      const grip = event.target instanceof Element ? event.target.closest<HTMLElement>(GRIP) : null;
      const cardId = grip?.closest('[data-key]')?.getAttribute('data-key');
      const [finger] = event.touches;
      if (!grip || !cardId || !finger || !label.current || event.touches.length > 1) return;
      // Neither scrolling, nor the browser's own dragging, nor the mouse it would make of the touch.
      event.preventDefault();
      stop();
      const carrying = new Carrying(element, label.current);
      const listening = new AbortController();
      const { signal } = listening;
      stop = () => {
        listening.abort();
        carrying.end();
        grab(null);
      };
      const move = (moved: TouchEvent) => moved.touches[0] && carrying.moveTo(moved.touches[0]);
      const release = () => {
        const { columnId } = carrying;
        stop();
        if (columnId) drop(cardId, columnId);
      };
      // On what was touched, which hears of the finger to the end, also when it has left the page.
      grip.addEventListener('touchmove', move, { signal, passive: true });
      grip.addEventListener('touchend', release, { signal });
      grip.addEventListener('touchcancel', () => stop(), { signal });
      grab(cardId);
      carrying.moveTo(finger);
    };
    element.addEventListener('touchstart', begin, { passive: false });
    return () => {
      element.removeEventListener('touchstart', begin);
      stop();
    };
  }, [board]);
  return label;
}
