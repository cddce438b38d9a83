import { useCallback, useEffectEvent, useRef, type DragEvent, type RefObject } from 'react';
import type { DropItem, PressEvent, TextDropItem } from 'react-aria-components';
import { useDrag } from 'react-aria-components/useDrag';
import { useDrop } from 'react-aria-components/useDrop';

/** While a card is in the air only the types of its data can be read: so it carries one type for each column it may go to. */
const typeFor = (columnId: string) => `application/x-tandem-to-${columnId.toLowerCase()}`;

export interface CarryOptions {
  /** What a card carries: its name, and the columns it may go to. */
  aboutCard: (cardId: string) => { name: string; goals: readonly string[] } | null;
  /** A card is taken up, or let go of. */
  onGrab: (cardId: string | null) => void;
}

const cardIdOf = (target: EventTarget): string | null =>
  target instanceof Element ? (target.closest('[draggable="true"][data-key]')?.getAttribute('data-key') ?? null) : null;

/**
 * Lets cards be carried by mouse, by keyboard and by screen readers. One for the whole board, which hears of its cards: one for each card
 * would cost more than all the rest of it.
 */
export function useCarry({ aboutCard, onGrab }: CarryOptions) {
  const carried = useRef<string | null>(null);
  /** By a mouse. */
  const isInAir = useRef(false);
  const { dragProps, dragButtonProps, isDragging } = useDrag({
    hasDragButton: true,
    getItems: () => {
      const about = carried.current === null ? null : aboutCard(carried.current);
      if (!about) return [];
      return [{ 'text/plain': about.name, ...Object.fromEntries(about.goals.map((id) => [typeFor(id), carried.current ?? ''])) }];
    },
    getAllowedDropOperations: () => ['move'],
    onDragStart: () => onGrab(carried.current),
    onDragEnd: () => {
      isInAir.current = false;
      onGrab(null);
    },
  });
  const { onDragStart, onDrag, onDragEnd } = dragProps;
  const press = useEffectEvent((grip: HTMLElement) => {
    // All that is read of a press is what it was on, and that it was no mouse's.
    dragButtonProps.onPress?.({ type: 'press', pointerType: 'keyboard', target: grip } as unknown as PressEvent);
  });
  const end = useEffectEvent(() => {
    if (isInAir.current) onDragEnd?.({ stopPropagation: () => {}, dataTransfer: { dropEffect: 'move' } } as DragEvent<HTMLElement>);
  });
  return {
    /** Something is being carried, and has been drawn as it was when it was taken up. */
    isDragging,
    /** Names what says how to carry by keys. */
    describedBy: dragButtonProps['aria-describedby'],
    boardProps: {
      onDragStart: (event: DragEvent<HTMLElement>) => {
        carried.current = cardIdOf(event.target);
        if (carried.current === null) return;
        isInAir.current = true;
        onDragStart?.(event);
      },
      onDrag,
      onDragEnd,
    },
    /** Takes up a card by its grip, without a mouse. */
    grab: useCallback((cardId: string, grip: HTMLElement) => {
      carried.current = cardId;
      // oxlint-disable-next-line react/rules-of-hooks -- by a finger, never while drawing
      press(grip);
    }, []),
    /** Ends the carrying by a mouse: a card that has gone to its column is gone from where the browser would say so. */
    // oxlint-disable-next-line react/rules-of-hooks -- by what comes, never while drawing
    letGo: useCallback(() => end(), []),
  };
}

/** Lets cards drop into a column: a mouse anywhere on it, keys on a button that is there while something is carried. */
export function useColumnDrop(
  columnId: string,
  button: RefObject<HTMLButtonElement | null>,
  onDrop: (cardId: string, columnId: string) => void,
) {
  const type = typeFor(columnId);
  return useDrop({
    ref: button,
    hasDropButton: true,
    getDropOperation: (types) => (types.has(type) ? 'move' : 'cancel'),
    onDrop: ({ items }) => {
      const item = items.find((one: DropItem): one is TextDropItem => one.kind === 'text');
      if (item) void item.getText(type).then((cardId) => onDrop(cardId, columnId));
    },
  });
}
