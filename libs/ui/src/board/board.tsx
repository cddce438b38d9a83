import { useEffect, useRef, useState, type ReactNode } from 'react';
import { classNames } from '../class-names/class-names';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { BoardColumn } from './board-column';
import styles from './board.module.css';

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
  /** What stands on a card; it may hold links and buttons. */
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
    /** On the button that shows further cards of a long column: "Show 50 more". */
    more: (count: number) => string;
  };
  className?: string;
}

/** Where columns do not fit beside each other, the board opens at the first one that has cards. */
function useOpening(columns: readonly Column<unknown>[]) {
  const board = useRef<HTMLDivElement>(null);
  const [first] = useState(() => columns.findIndex(({ cards }) => cards.length > 0));
  useEffect(() => {
    const column = board.current?.children[first];
    if (!board.current || !(column instanceof HTMLElement)) return;
    const left = column.offsetLeft - board.current.offsetLeft;
    if (left + column.offsetWidth > board.current.clientWidth) board.current.scrollLeft = left;
  }, [first]);
  return board;
}

/**
 * Cards in columns. A card goes to another column by mouse or touch, by keyboard (Enter on its grip, Tab to a column, Enter),
 * or by the menu on it. Columns it may not go to step back while it is in hand.
 */
export function Board<Card extends { id: string }>(props: BoardProps<Card>) {
  const { label, columns, nameOf, mayMove, onMove, labels, className } = props;
  const [inHand, setInHand] = useState<Card | null>(null);
  const [said, setSaid] = useState('');
  const board = useOpening(columns);

  const move = (cardId: string, columnId: string) => {
    const card = columns.flatMap(({ cards }) => cards).find(({ id }) => id === cardId);
    const column = columns.find(({ id }) => id === columnId);
    if (!card || !column || !mayMove(card, columnId)) return;
    void Promise.resolve(onMove(card, columnId)).then((isMoved) => isMoved !== false && setSaid(labels.moved(nameOf(card), column.title)));
  };

  return (
    <div ref={board} role="group" aria-label={label} className={classNames(styles.board, className)}>
      {columns.map((column) => (
        <BoardColumn key={column.id} {...props} column={column} inHand={inHand} onGrab={setInHand} onDrop={move} />
      ))}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  );
}
