import { useCallback, useEffectEvent, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { pace, type Work } from './pace';

/** Pixels beyond the screen whose cards are drawn too: what a wheel spun fast passes in a quarter of a second. */
const AHEAD = 800;
/** What a card is taken to be as high as until the first ones have been measured, with what is free below it. */
const GUESS = 158;
/** How many cards are drawn before it is known where the screen is. */
const FIRST = 8;
/** Pixels a second above which nobody reads: the ground of the list, which shows still cards, is all that passes then. */
const READABLE = 2_000;

interface Sight {
  first: number;
  last: number;
}

/** Heights of cards, measured or taken to be as those measured first. */
class Heights {
  private readonly known = new Map<string, number>();
  private average: number | undefined;

  of(id: string): number {
    return this.known.get(id) ?? this.usual;
  }

  get usual(): number {
    return this.average ?? GUESS;
  }

  /** Answers whether a card is of another height than it was taken to be. */
  note(measured: readonly { id: string; height: number }[]): boolean {
    const isNews = measured.some(({ id, height }) => this.of(id) !== height);
    for (const { id, height } of measured) this.known.set(id, height);
    this.average ??= measured.reduce((sum, { height }) => sum + height, 0) / measured.length;
    return isNews;
  }
}

/** Where each card begins below the top of the list, and last where one more would. */
const topsOf = (ids: readonly string[], heights: Heights): number[] => {
  const tops = [0];
  let top = 0;
  for (const id of ids) tops.push((top += heights.of(id)));
  return tops;
};

/** The last card that begins at or above a height. */
const cardAt = (tops: readonly number[], height: number): number => {
  let low = 0;
  let high = Math.max(0, tops.length - 2);
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((tops[middle] ?? 0) <= height) low = middle;
    else high = middle - 1;
  }
  return low;
};

/** Notes the height of every card that is drawn, as the browser lays it out. */
function useHeights(onNews: () => void) {
  const [heights] = useState(() => new Heights());
  const hear = useEffectEvent(onNews);
  const observer = useRef<ResizeObserver>(null);
  const measure = useCallback(
    (card: HTMLElement | null) => {
      if (!card) return undefined;
      observer.current ??= new ResizeObserver((entries) => {
        const measured = entries.flatMap(({ target, borderBoxSize }) => {
          const id = target instanceof HTMLElement ? target.dataset['key'] : undefined;
          const height = borderBoxSize[0]?.blockSize ?? 0;
          return id && target.isConnected && height > 0 ? [{ id, height }] : [];
        });
        // oxlint-disable-next-line react/rules-of-hooks -- by the browser, never while drawing
        if (measured.length > 0 && heights.note(measured)) hear();
      });
      observer.current.observe(card);
      return () => observer.current?.unobserve(card);
    },
    [heights],
  );
  return { heights, measure };
}

/** One card more, those on the screen first; those out of sight go. From elsewhere on the list it begins at the screen anew. */
const grown = (now: Sight, screen: Sight, goal: Sight): Sight => {
  if (now.last < screen.first || now.first > screen.last) return { first: screen.first, last: screen.first };
  const { first, last } = { first: Math.max(now.first, goal.first), last: Math.min(now.last, goal.last) };
  const [above, below] = [first - goal.first, goal.last - last];
  if (last < screen.last || (first <= screen.first && below > 0 && below >= above)) return { first, last: last + 1 };
  return { first: above > 0 ? first - 1 : first, last };
};

/** How fast something passes, in pixels a second, from one frame to the next. */
class Passing {
  private before: { at: number; now: number } | undefined;

  speed(at: number, now: number): number {
    const { before } = this;
    this.before = { at, now };
    return before && now > before.now ? (Math.abs(at - before.at) / (now - before.now)) * 1_000 : 0;
  }
}

const isSame = (one: Sight, other: Sight) => one.first === other.first && one.last === other.last;

/** A card that is drawn, and what is free above it. */
export interface Drawn {
  index: number;
  space: number;
}

/**
 * Which cards are drawn now: at once those on the screen where the list is another, and else some in each frame, so that no frame has to
 * wait for them, and none while they pass unread.
 */
function useSight(list: RefObject<HTMLElement | null>, ids: readonly string[], tops: readonly number[]): Sight {
  const [sight, setSight] = useState<Sight>({ first: 0, last: FIRST - 1 });
  const [passing] = useState(() => new Passing());
  const asked = useRef(sight);
  const show = (next: Sight) => {
    asked.current = next;
    setSight(next);
  };
  const reach = (top: number, ahead: number): Sight => ({
    first: cardAt(tops, -top - ahead),
    last: cardAt(tops, innerHeight - top + ahead),
  });

  const work = useEffectEvent((frame: number) => {
    if (!list.current) return 'done';
    const { top } = list.current.getBoundingClientRect();
    if (passing.speed(top, frame) > READABLE) return 'later';
    const now = { ...asked.current, last: Math.min(asked.current.last, Math.max(0, tops.length - 2)) };
    const next = grown(now, reach(top, 0), reach(top, AHEAD));
    if (isSame(next, now)) return 'done';
    show(next);
    return 'drawn';
  });
  const lookAgain = useEffectEvent(() => {
    if (!list.current) return;
    const { top } = list.current.getBoundingClientRect();
    const screen = reach(top, 0);
    const { first, last } = asked.current;
    if (screen.last < first || screen.first > last) show(screen);
    else if (screen.first < first || screen.last > last) show({ first: Math.min(screen.first, first), last: Math.max(screen.last, last) });
  });
  // Paper has no end of a screen.
  const drawAll = useEffectEvent(() => flushSync(() => show({ first: 0, last: Math.max(0, tops.length - 2) })));
  // oxlint-disable-next-line react/rules-of-hooks -- in a frame, never while drawing
  const [draw] = useState((): Work => (now) => work(now));
  useLayoutEffect(() => lookAgain(), [ids]);
  useLayoutEffect(() => pace.begin(draw), [tops, draw]);
  useLayoutEffect(() => {
    const listening = new AbortController();
    const options = { capture: true, passive: true, signal: listening.signal };
    const scrolled = () => {
      pace.hurry();
      pace.begin(draw);
    };
    // Whatever scrolls: the page, or something around the board.
    addEventListener('scroll', scrolled, options);
    addEventListener('resize', () => pace.begin(draw), options);
    addEventListener('beforeprint', () => drawAll(), options);
    addEventListener('afterprint', () => pace.begin(draw), options);
    return () => {
      listening.abort();
      pace.end(draw);
    };
  }, [draw]);
  return sight;
}

/**
 * Which cards of a long list to draw: those on the screen and some beyond it, and those that have to stay (the one with the focus, the
 * one in hand). The cards stand in the flow of the page, so that one that is higher than it was thought to be covers no other; what is
 * free below a card is part of it. `usual` is the height of a card as far as it is known, in pixels.
 *
 * Of its own, and not by a library: @tanstack/react-virtual draws all that comes into sight in one frame (tried with the board: frames of
 * 154 ms of processor time where these take 19), and this cut in pieces would still be left to write around it.
 */
export function useInSight(list: RefObject<HTMLElement | null>, ids: readonly string[], staying: readonly string[]) {
  const [version, setVersion] = useState(0);
  const { heights, measure } = useHeights(() => setVersion((now) => now + 1));
  // oxlint-disable-next-line react/exhaustive-deps -- a new version is of other heights
  const tops = useMemo(() => topsOf(ids, heights), [ids, heights, version]);
  const sight = useSight(list, ids, tops);

  const indexes = new Set<number>(staying.map((id) => ids.indexOf(id)).filter((index) => index >= 0));
  for (let index = sight.first; index <= Math.min(sight.last, ids.length - 1); index++) indexes.add(index);
  const drawn = [...indexes]
    .sort((a, b) => a - b)
    .map((index, at, all): Drawn => {
      const before = all[at - 1];
      return { index, space: (tops[index] ?? 0) - (before === undefined ? 0 : (tops[before + 1] ?? 0)) };
    });
  return { drawn, height: tops.at(-1) ?? 0, usual: heights.usual, measure };
}
