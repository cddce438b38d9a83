import { useRef, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';

type Args = { list: RefObject<HTMLElement | null>; index: number; count: number; onMove: (to: number) => void };

/** The entry of a list whose middle is nearest to a height on the screen. */
const nearestAt = (list: HTMLElement, y: number): number => {
  const distances = [...list.children].map((child) => {
    const { top, height } = child.getBoundingClientRect();
    return Math.abs(top + Math.min(height, 48) / 2 - y);
  });
  return distances.indexOf(Math.min(...distances));
};

/** What makes a button the handle of an entry: it is dragged with a pointer, or moved with the arrow keys. */
export const useSortable = ({ list, index, count, onMove }: Args) => {
  const isHeld = useRef(false);
  const goTo = (to: number): void => {
    if (to !== index && to >= 0 && to < count) onMove(to);
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      isHeld.current = true;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent) => {
      if (isHeld.current && list.current) goTo(nearestAt(list.current, event.clientY));
    },
    onPointerUp: () => (isHeld.current = false),
    onPointerCancel: () => (isHeld.current = false),
    onKeyDown: (event: KeyboardEvent) => {
      const to = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: count - 1 }[event.key];
      if (to === undefined) return;
      event.preventDefault();
      goTo(to);
    },
  };
};
