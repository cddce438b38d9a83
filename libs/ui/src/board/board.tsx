import { useCallback, useEffect, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { classNames } from '../class-names/class-names';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { BoardColumn } from './board-column';
import styles from './board.module.css';
import { useFinger } from './use-finger';

/** One step and what stands in it. */
export interface Column<Card> {
  id: string;
  title: string;
  cards: readonly Card[];
  /** Said while there is nothing in it. */
  empty?: ReactNode;
  /** Only a place to drop cards: what goes there is shown elsewhere. */
  isGoal?: boolean;
}

export interface BoardProps<Card extends { id: string }> {
  /** Names the board for screen readers. */
  label: string;
  columns: readonly Column<Card>[];
  /** What stands on a card; it may hold links and buttons. A new function draws all cards anew, here and in the next two. */
  renderCard: (card: Card) => ReactNode;
  /** Names a card in a few words: "Web editor at Kiem". */
  nameOf: (card: Card) => string;
  mayMove: (card: Card, columnId: string) => boolean;
  /** Moves a card; what answers no has not moved it, e.g. because somebody thought better of it. */
  onMove: (card: Card, columnId: string) => void | Promise<boolean>;
  labels: {
    /** Names a column: "Applied, 4 cards". */
    column: (title: string, count: number) => string;
    /** Names the button with the ways a card can go: "Move Web editor at Kiem". */
    move: (name: string) => string;
    /** Announced after a move: "Web editor at Kiem moved to Invited". */
    moved: (name: string, title: string) => string;
    /** Said beside the title of a column that does not take the card in hand. */
    blocked: string;
  };
  className?: string;
}

/** Where columns do not fit beside each other, the board opens at the first one that has cards. */
function useOpening(board: RefObject<HTMLElement | null>, columns: readonly Column<unknown>[]) {
  const [first] = useState(() => columns.findIndex(({ cards }) => cards.length > 0));
  useEffect(() => {
    const column = board.current?.children[first];
    if (!board.current || !(column instanceof HTMLElement)) return;
    const left = column.offsetLeft - board.current.offsetLeft;
    if (left + column.offsetWidth > board.current.clientWidth) board.current.scrollLeft = left;
  }, [board, first]);
}

/** Moves a card and says so; the same function at every render, so that cards need not be drawn anew for it. */
function useMove<Card extends { id: string }>(props: BoardProps<Card>) {
  const [said, setSaid] = useState('');
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });
  const move = useCallback((cardId: string, columnId: string) => {
    const { columns, mayMove, onMove, labels, nameOf } = latest.current;
    const column = columns.find(({ id }) => id === columnId);
    const card = columns.flatMap(({ cards }) => cards).find(({ id }) => id === cardId);
    if (!card || !column || column.cards.includes(card) || !mayMove(card, columnId)) return;
    void Promise.resolve(onMove(card, columnId)).then((isMoved) => isMoved !== false && setSaid(labels.moved(nameOf(card), column.title)));
  }, []);
  return { said, move };
}

/**
 * Cards in columns, of which only those in sight are drawn. A card goes to another column by mouse, by a finger on its grip, by
 * keyboard (Enter on its grip, Tab to a column, Enter), or by the menu on it. Columns it may not go to step back while it is in hand.
 */
export function Board<Card extends { id: string }>(props: BoardProps<Card>) {
  const { label, columns, nameOf, className } = props;
  const [inHand, setInHand] = useState<Card | null>(null);
  const [isCarried, setCarried] = useState(false);
  const { said, move } = useMove(props);
  const board = useRef<HTMLDivElement>(null);
  useOpening(board, columns);
  const follower = useFinger(board, {
    onGrab: (cardId) => {
      setInHand(columns.flatMap(({ cards }) => cards).find(({ id }) => id === cardId) ?? null);
      setCarried(cardId !== null);
    },
    onDrop: move,
  });

  return (
    <div ref={board} role="group" aria-label={label} className={classNames(styles.board, className)}>
      {columns.map((column) => (
        <BoardColumn key={column.id} {...props} column={column} inHand={inHand} onGrab={setInHand} onDrop={move} />
      ))}
      <div ref={follower} aria-hidden className={classNames(styles.follower, isCarried && styles.carried)}>
        {isCarried && inHand && nameOf(inHand)}
      </div>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  );
}
