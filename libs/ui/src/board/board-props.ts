import type { ReactNode } from 'react';

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
  /** What stands on a card; it may hold links and buttons. A new function draws all cards anew, here, in the next two and in the labels. */
  renderCard: (card: Card) => ReactNode;
  /** Names a card in a few words: "Web editor at Kiem". */
  nameOf: (card: Card) => string;
  mayMove: (card: Card, columnId: string) => boolean;
  /** Moves a card; what answers no has not moved it, e.g. because somebody thought better of it. */
  onMove: (card: Card, columnId: string) => void | Promise<boolean>;
  /** A card was put down that had gone elsewhere while it was carried: nothing is moved. */
  onMissed?: () => void;
  labels: {
    /** Names a column: "Applied, 4 cards". */
    column: (title: string, count: number) => string;
    /** Names the button with the ways a card can go: "Move Web editor at Kiem". */
    move: (name: string) => string;
    /** Names what a card is carried by: "Drag Web editor at Kiem". */
    drag: (name: string) => string;
    /** Names the place to put a card down by keys: "Drop on Invited". */
    dropOn: (title: string) => string;
    /** Announced after a move: "Web editor at Kiem moved to Invited". */
    moved: (name: string, title: string) => string;
    /** Said beside the title of a column that does not take the card in hand. */
    blocked: string;
  };
  /** The column to show first where not all of them fit: the first one with cards, unless told otherwise. */
  opensAt?: string | undefined;
  className?: string;
}
