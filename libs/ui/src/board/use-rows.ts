import { useEffectEvent, useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { focusWhenFree } from './free-focus';

const ROW = '[data-key]';
const TABBABLE = 'a[href], button:not(:disabled), input:not(:disabled), [tabindex="0"]';
/** How many cards Page Up and Page Down pass. */
const PAGE = 8;

type Step = (at: number, last: number) => number;
const steps: Readonly<Record<string, Step>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  PageDown: (at, last) => Math.min(at + PAGE, last),
  PageUp: (at) => Math.max(at - PAGE, 0),
  Home: () => 0,
  End: (_, last) => last,
};

const idOf = (target: EventTarget): string | null =>
  target instanceof Element ? (target.closest(ROW)?.getAttribute('data-key') ?? null) : null;
/** The card of an id, where it is drawn. */
export const rowOf = (list: RefObject<HTMLElement | null>, id: string | null | undefined): HTMLElement | undefined =>
  [...(list.current?.querySelectorAll<HTMLElement>(ROW) ?? [])].find((row) => row.dataset['key'] === id);

/** The card of a column that the Tab key comes to. A card that goes away is followed by the one that took its place. */
function useActive(list: RefObject<HTMLElement | null>, ids: readonly string[]) {
  const [active, setActive] = useState<string | null>(null);
  const at = useRef(0);
  const wanted = useRef<string | null>(null);
  // Once it is drawn: it may have been far out of sight.
  useLayoutEffect(() => {
    const row = wanted.current === null ? undefined : rowOf(list, wanted.current);
    if (!row) return;
    wanted.current = null;
    row.focus({ preventScroll: true });
    row.scrollIntoView({ block: 'nearest' });
  });
  const follow = useEffectEvent(() => {
    if (active === null) return;
    const index = ids.indexOf(active);
    if (index >= 0) at.current = index;
    else {
      const next = ids[Math.min(at.current, ids.length - 1)];
      setActive(next ?? null);
      focusWhenFree(() => rowOf(list, next) ?? list.current);
    }
  });
  useLayoutEffect(() => follow(), [ids]);
  return {
    active,
    at,
    /** The focus has come to it. */
    note: (id: string) => {
      at.current = ids.indexOf(id);
      setActive(id);
    },
    goTo: (index: number) => {
      const id = ids[index];
      if (id === undefined) return;
      wanted.current = id;
      at.current = index;
      // Also when it is the same one, so that it has the focus itself.
      if (id === active) rowOf(list, id)?.focus();
      setActive(id);
    },
  };
}

/** Where the Tab key goes on from so that it leaves the list: its last stop, or the list itself, which is before the first. */
function wayOut({ target, currentTarget: list, shiftKey }: KeyboardEvent<HTMLElement>): HTMLElement | undefined {
  const row = target instanceof Element ? target.closest<HTMLElement>(ROW) : null;
  if (!row) return undefined;
  if (shiftKey) return target === row ? list : undefined;
  const isLast = ([...row.querySelectorAll(TABBABLE)].at(-1) ?? row) === target;
  return isLast ? [...list.querySelectorAll<HTMLElement>(TABBABLE)].at(-1) : undefined;
}

/**
 * Makes one stop of the Tab key of a column of cards: arrow keys, Page Up and Down, Home and End go from card to card, Tab goes through
 * what is on a card and then on.
 */
export function useRows(list: RefObject<HTMLElement | null>, ids: readonly string[]) {
  const { active, at, note, goTo } = useActive(list, ids);
  const [isInside, setInside] = useState(false);
  const isLeaving = useRef(false);
  const leave = (to: HTMLElement | undefined) => {
    isLeaving.current = true;
    to?.focus({ preventScroll: true });
    isLeaving.current = false;
  };
  const gridProps = {
    tabIndex: isInside ? -1 : 0,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key === 'Tab') leave(wayOut(event));
      const step = steps[event.key];
      if (!step || ids.length === 0) return;
      event.preventDefault();
      goTo(step(at.current, ids.length - 1));
    },
    onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
      if (isLeaving.current) return;
      setInside(true);
      const id = idOf(target);
      if (id !== null) note(id);
      else if (target === currentTarget) goTo(Math.max(0, Math.min(at.current, ids.length - 1)));
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      if (!isLeaving.current && !currentTarget.contains(relatedTarget)) setInside(false);
    },
  };
  return { active, gridProps };
}
