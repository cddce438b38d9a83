import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { classNames } from '../class-names/class-names';
import { MenuAt } from '../menu/menu';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { BoardColumn } from './board-column';
import styles from './board.module.css';
import type { BoardProps, Column } from './board-props';
import { focusWhenFree } from './free-focus';
import { useCarry } from './use-carry';
import { useFinger } from './use-finger';
import { rowOf } from './use-rows';

export type { BoardProps, Column } from './board-props';

/** Where columns do not fit beside each other, the board opens at the one that is asked for, else at the first one that has cards. */
function useOpening(board: RefObject<HTMLElement | null>, columns: readonly Column<unknown>[], opensAt: string | undefined) {
  const [first] = useState(() => {
    const asked = columns.findIndex(({ id }) => id === opensAt);
    return asked < 0 ? columns.findIndex(({ cards }) => cards.length > 0) : asked;
  });
  useEffect(() => {
    const column = board.current?.children[first];
    if (!board.current || !(column instanceof HTMLElement)) return;
    const left = column.offsetLeft - board.current.offsetLeft;
    if (left + column.offsetWidth > board.current.clientWidth) board.current.scrollLeft = left;
  }, [board, first]);
}

const homeOf = <Card extends { id: string }>(columns: readonly Column<Card>[], cardId: string | null): Column<Card> | undefined =>
  columns.find(({ cards }) => cards.some(({ id }) => id === cardId));

/**
 * Moves a card and says so, unless it has left where it was taken up from; one that stays, since a question was answered with no, takes the
 * focus that its menu had. The same function at every render, so that cards need not be drawn anew for it.
 */
function useMove<Card extends { id: string }>(board: RefObject<HTMLElement | null>, props: BoardProps<Card>) {
  const [said, setSaid] = useState('');
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });
  const move = useCallback(
    (cardId: string, columnId: string, from?: string | null) => {
      const { columns, mayMove, onMove, onMissed, labels, nameOf } = latest.current;
      const column = columns.find(({ id }) => id === columnId);
      const home = homeOf(columns, cardId);
      const card = home?.cards.find(({ id }) => id === cardId);
      if (from && home?.id !== from) return onMissed?.();
      if (!card || !column || column.cards.includes(card) || !mayMove(card, columnId)) return;
      void Promise.resolve(onMove(card, columnId)).then((isMoved) => {
        if (isMoved === false) focusWhenFree(() => rowOf(board, cardId));
        else setSaid(labels.moved(nameOf(card), column.title));
      });
    },
    [board],
  );
  return { said, move };
}

/** The card whose menu is open, and its button. */
interface Opened {
  cardId: string;
  anchor: HTMLElement;
}

/** Where a card can go, one menu for all of them. */
function CardMenu<Card extends { id: string }>(
  props: BoardProps<Card> & { opened: Opened; onPick: (cardId: string, columnId: string) => void; onClose: () => void },
) {
  const { opened, columns, nameOf, mayMove, labels, onPick, onClose } = props;
  const home = homeOf(columns, opened.cardId);
  const card = home?.cards.find(({ id }) => id === opened.cardId);
  if (!card) return null;
  const goals = columns.filter((column) => column !== home && mayMove(card, column.id));
  return (
    <MenuAt
      anchor={opened.anchor}
      label={labels.move(nameOf(card))}
      groups={[goals.map(({ id, title }) => ({ id, label: title, onAction: () => onPick(card.id, id) }))]}
      onClose={onClose}
    />
  );
}

/** What carries cards, and the one that is carried. */
function useHand<Card extends { id: string }>({ columns, nameOf, mayMove }: BoardProps<Card>) {
  const [inHand, setInHand] = useState<Card | null>(null);
  /** The column it was taken up from; known beyond that it is let go of, which is before it is put down. */
  const from = useRef<string | null>(null);
  const cardOf = (cardId: string | null) => homeOf(columns, cardId)?.cards.find(({ id }) => id === cardId) ?? null;
  const onGrab = (cardId: string | null) => {
    if (cardId !== null) from.current = homeOf(columns, cardId)?.id ?? null;
    setInHand(cardOf(cardId));
  };
  const aboutCard = (cardId: string) => {
    const card = cardOf(cardId);
    const goals = columns.filter(({ id, cards }) => card && !cards.includes(card) && mayMove(card, id));
    return card && { name: nameOf(card), goals: goals.map(({ id }) => id) };
  };
  return { inHand, from, onGrab, ...useCarry({ aboutCard, onGrab }) };
}

/**
 * Cards in columns, of which only those in sight are drawn. A card goes to another column by mouse, by a finger on its grip, by
 * keyboard (Enter on its grip, Tab to a column, Enter), or by the menu on it. Columns it may not go to step back while it is in hand.
 * Arrow keys go from card to card.
 */
export function Board<Card extends { id: string }>(props: BoardProps<Card>) {
  const { label, columns, nameOf, className, opensAt } = props;
  const { inHand, from, onGrab, isDragging, describedBy, boardProps, grab, letGo } = useHand(props);
  const [isCarried, setCarried] = useState(false);
  const [opened, setOpened] = useState<Opened | null>(null);
  const board = useRef<HTMLDivElement>(null);
  const { said, move } = useMove(board, props);
  useOpening(board, columns, opensAt);
  const actions = useMemo(() => ({ onGrab: grab, onMenu: (cardId: string, anchor: HTMLElement) => setOpened({ cardId, anchor }) }), [grab]);
  const drop = useCallback(
    (cardId: string, columnId: string) => {
      letGo();
      move(cardId, columnId, from.current);
    },
    [letGo, move, from],
  );
  const follower = useFinger(board, {
    onGrab: (cardId) => {
      onGrab(cardId);
      setCarried(cardId !== null);
    },
    onDrop: (cardId, columnId) => move(cardId, columnId, from.current),
  });

  return (
    <div {...boardProps} ref={board} role="group" aria-label={label} className={classNames(styles.board, className)}>
      {columns.map((column) => (
        <BoardColumn
          key={column.id}
          {...props}
          {...{ column, inHand, describedBy, actions }}
          draggedId={isDragging && inHand && column.cards.includes(inHand) ? inHand.id : null}
          menuId={opened && column.cards.some(({ id }) => id === opened.cardId) ? opened.cardId : null}
          onDrop={drop}
        />
      ))}
      {opened && <CardMenu {...props} opened={opened} onPick={move} onClose={() => setOpened(null)} />}
      <div ref={follower} aria-hidden className={classNames(styles.follower, isCarried && styles.carried)}>
        {isCarried && inHand && nameOf(inHand)}
      </div>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  );
}
