import { Lock } from 'lucide-react';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { classNames } from '../class-names/class-names';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { BoardCards, type BoardCardsProps } from './board-cards';
import styles from './board.module.css';
import { useColumnDrop } from './use-carry';

export interface BoardColumnProps<Card extends { id: string }> extends Omit<BoardCardsProps<Card>, 'label'> {
  /** The card being moved. */
  inHand: Card | null;
  onDrop: (cardId: string, columnId: string) => void;
}

/** Puts the place to drop on with keys where the screen is, so that a long page does not go to its top for it. */
function useInReach(button: RefObject<HTMLButtonElement | null>, isNeeded: boolean) {
  useLayoutEffect(() => {
    const column = button.current?.parentElement;
    if (!isNeeded || !button.current || !column) return;
    const { top, height } = column.getBoundingClientRect();
    button.current.style.top = `${Math.max(0, Math.min(innerHeight / 2 - top, height - 1))}px`;
  }, [button, isNeeded]);
}

/** One column: its title, its cards, and the place to drop one. */
export function BoardColumn<Card extends { id: string }>(props: BoardColumnProps<Card>) {
  const { column, mayMove, labels, inHand, onDrop } = props;
  const button = useRef<HTMLButtonElement>(null);
  const { dropProps, dropButtonProps, isDropTarget } = useColumnDrop(column.id, button, onDrop);
  useInReach(button, inHand !== null);
  const name = column.isGoal ? column.title : labels.column(column.title, column.cards.length);
  const isBlocked = inHand !== null && !column.cards.includes(inHand) && !mayMove(inHand, column.id);
  return (
    <section
      {...dropProps}
      data-column={column.id}
      data-drop-target={isDropTarget || undefined}
      className={classNames(styles.column, column.isGoal && styles.goal, isBlocked && styles.blocked)}
      aria-label={name}
    >
      <h2 className={styles.head}>
        {column.title}
        {isBlocked && (
          <>
            <Lock />
            <VisuallyHidden>{labels.blocked}</VisuallyHidden>
          </>
        )}
        {!column.isGoal && <span className={styles.count}>{column.cards.length}</span>}
      </h2>
      <button
        ref={button}
        type="button"
        tabIndex={-1}
        hidden={inHand === null}
        className={styles.drop}
        aria-label={labels.dropOn(column.title)}
        aria-describedby={dropButtonProps?.['aria-describedby']}
      />
      <BoardCards {...props} label={name} />
    </section>
  );
}
