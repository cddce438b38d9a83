import { memo, type KeyboardEvent, type MouseEvent, type ReactNode, type Ref } from 'react';
import { classNames } from '../class-names/class-names';
import styles from './board.module.css';
import type { BoardProps } from './board-props';

/** What a card asks of its board; the same from one drawing to the next. */
export interface CardActions {
  /** Takes up the card by its grip, without a mouse. */
  onGrab: (cardId: string, grip: HTMLElement) => void;
  /** Opens the menu of the columns it may go to. */
  onMenu: (cardId: string, button: HTMLElement) => void;
}

interface ToolsProps {
  cardId: string;
  name: string;
  labels: BoardProps<never>['labels'];
  isMenuOpen: boolean;
  /** Names what says how to carry by keys. */
  describedBy: string | undefined;
  actions: CardActions;
}

// Lucide's, each in one stroke.
const ways = (
  <svg className="lucide" viewBox="0 0 24 24" aria-hidden="true">
    <path d="m16 3 4 4-4 4M20 7H4M8 21l-4-4 4-4M4 17h16" />
  </svg>
);
const dots = (
  <svg className={classNames('lucide', styles.dots)} viewBox="0 0 24 24" aria-hidden="true">
    <path d="M9 5h.01M9 12h.01M9 19h.01M15 5h.01M15 12h.01M15 19h.01" />
  </svg>
);

const isPress = ({ key }: KeyboardEvent) => key === 'Enter' || key === ' ';

// Plain buttons: hundreds of them come and go while a long column scrolls.
const Tools = ({ cardId, name, labels, isMenuOpen, describedBy, actions }: ToolsProps) => (
  <div className={styles.tools}>
    <button
      type="button"
      className={styles.tool}
      aria-label={labels.move(name)}
      aria-haspopup="menu"
      aria-expanded={isMenuOpen}
      onClick={({ currentTarget }) => actions.onMenu(cardId, currentTarget)}
    >
      {ways}
    </button>
    {/* The button lets all but keys through to the card, so what a finger takes hold of is around it. */}
    <span data-grip className={styles.grip}>
      <button
        type="button"
        className={styles.tool}
        aria-label={labels.drag(name)}
        aria-describedby={describedBy}
        onKeyDown={(event) => isPress(event) && event.preventDefault()}
        // When the key comes up: what is carried is put down by the next one.
        onKeyUp={(event) => {
          if (!isPress(event)) return;
          event.preventDefault();
          actions.onGrab(cardId, event.currentTarget);
        }}
        // A screen reader's.
        onClick={({ currentTarget, detail }: MouseEvent<HTMLElement>) => detail === 0 && actions.onGrab(cardId, currentTarget)}
      >
        {dots}
      </button>
    </span>
  </div>
);

export interface BoardCardProps<Card extends { id: string }> extends Omit<ToolsProps, 'cardId' | 'name'> {
  card: Card;
  index: number;
  /** Pixels above it: to the card before, or to the top of the column where those before are not drawn. */
  space: number;
  mayLeave: boolean;
  /** It is where the Tab key comes to in its column. */
  isActive: boolean;
  isInHand: boolean;
  renderCard: (card: Card) => ReactNode;
  nameOf: (card: Card) => string;
  measure: Ref<HTMLDivElement>;
}

/** One card: what the page puts on it, a grip, and a menu of the columns it may go to; neither shows where there are none. */
function OneCard<Card extends { id: string }>(props: BoardCardProps<Card>) {
  const { card, index, space, mayLeave, isActive, isInHand, renderCard, nameOf, measure, ...tools } = props;
  const name = nameOf(card);
  return (
    <div
      ref={measure}
      role="row"
      aria-rowindex={index + 1}
      aria-label={name}
      data-key={card.id}
      data-dragging={isInHand || undefined}
      draggable={mayLeave}
      tabIndex={isActive ? 0 : -1}
      className={styles.row}
      style={{ marginTop: space }}
    >
      <div role="gridcell" aria-colindex={1} className={styles.card}>
        {renderCard(card)}
        {mayLeave && <Tools {...tools} cardId={card.id} name={name} />}
      </div>
    </div>
  );
}

export const BoardCard = memo(OneCard) as typeof OneCard;
