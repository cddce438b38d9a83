import { ArrowRightLeft, GripVertical } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { GridListItem } from 'react-aria-components/GridList';
import { classNames } from '../class-names/class-names';
import { Menu } from '../menu/menu';
import type { BoardColumnProps } from './board-column';
import styles from './board.module.css';

/** One card: what the page puts on it, a grip, and a menu of the columns it may go to; neither shows where there are none. */
export function BoardCard<Card extends { id: string }>(props: BoardColumnProps<Card> & { card: Card }) {
  const { card, column, columns, renderCard, nameOf, mayMove, labels, onDrop } = props;
  const goals = columns.filter(({ id }) => id !== column.id && mayMove(card, id));
  return (
    <GridListItem id={card.id} textValue={nameOf(card)} className={styles.card ?? ''}>
      {renderCard(card)}
      <div className={classNames(styles.tools, goals.length === 0 && styles.fixed)}>
        {goals.length > 0 && (
          <Menu
            label={labels.move(nameOf(card))}
            groups={[goals.map(({ id, title }) => ({ id, label: title, onAction: () => onDrop(card.id, id) }))]}
            trigger={
              <Button className={styles.tool ?? ''} aria-label={labels.move(nameOf(card))}>
                <ArrowRightLeft />
              </Button>
            }
          />
        )}
        {/* The button lets all but keys through to the card, so what a finger takes hold of is around it. */}
        <span data-grip={goals.length > 0 || undefined} className={styles.grip}>
          <Button slot="drag" isDisabled={goals.length === 0} className={styles.tool ?? ''}>
            <GripVertical />
          </Button>
        </span>
      </div>
    </GridListItem>
  );
}
