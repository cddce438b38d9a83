import { useMemo, useRef } from 'react';
import { classNames } from '../class-names/class-names';
import { BoardCard, type CardActions } from './board-card';
import styles from './board.module.css';
import type { BoardProps, Column } from './board-props';
import { useInSight } from './use-in-sight';
import { useRows } from './use-rows';

export interface BoardCardsProps<Card extends { id: string }> extends Pick<
  BoardProps<Card>,
  'columns' | 'renderCard' | 'nameOf' | 'mayMove' | 'labels'
> {
  column: Column<Card>;
  label: string;
  /** The card that is being carried, drawn as such. */
  draggedId: string | null;
  /** The card whose menu is open. */
  menuId: string | null;
  describedBy: string | undefined;
  actions: CardActions;
}

/** The cards of one column, of which those in sight are drawn. */
export function BoardCards<Card extends { id: string }>(props: BoardCardsProps<Card>) {
  const { column, columns, label, draggedId, menuId, renderCard, nameOf, mayMove, labels, describedBy, actions } = props;
  const { cards, empty } = column;
  const list = useRef<HTMLDivElement>(null);
  const ids = useMemo(() => cards.map(({ id }) => id), [cards]);
  const { active, gridProps } = useRows(list, ids);
  const staying = [active, draggedId, menuId].filter((id) => id !== null);
  const { drawn, height, usual, measure } = useInSight(list, ids, staying);
  return (
    <div
      {...gridProps}
      ref={list}
      role="grid"
      aria-label={label}
      aria-rowcount={cards.length}
      aria-colcount={1}
      className={classNames(styles.cards, cards.length > 0 && styles.filled)}
      style={cards.length > 0 ? { minHeight: height, backgroundSize: `100% ${usual}px` } : undefined}
    >
      {drawn.map(({ index, space }) => {
        const card = cards[index];
        return (
          card && (
            <BoardCard
              key={card.id}
              card={card}
              index={index}
              space={space}
              mayLeave={columns.some(({ id }) => id !== column.id && mayMove(card, id))}
              isActive={card.id === active}
              isInHand={card.id === draggedId}
              isMenuOpen={card.id === menuId}
              {...{ renderCard, nameOf, labels, describedBy, actions, measure }}
            />
          )
        );
      })}
      {cards.length === 0 && (
        <div role="row" className={styles.cell}>
          <div role="gridcell" className={styles.empty}>
            {empty}
          </div>
        </div>
      )}
    </div>
  );
}
