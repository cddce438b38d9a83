import { Lock } from 'lucide-react';
import type { DropItem, TextDropItem } from 'react-aria-components';
import { GridList } from 'react-aria-components/GridList';
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { classNames } from '../class-names/class-names';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { BoardCard } from './board-card';
import type { BoardProps, Column } from './board';
import styles from './board.module.css';

export interface BoardColumnProps<Card extends { id: string }> extends Omit<BoardProps<Card>, 'label' | 'onMove' | 'className'> {
  column: Column<Card>;
  /** The card being moved. */
  inHand: Card | null;
  onGrab: (card: Card | null) => void;
  onDrop: (cardId: string, columnId: string) => void;
}

/** While a card is in the air only the types of its data can be read: so it carries one type for each column it may go to. */
const typeFor = (columnId: string) => `application/x-tandem-to-${columnId.toLowerCase()}`;

/** Lets cards leave this column and others drop into it. */
function useColumnDrag<Card extends { id: string }>({ column, columns, nameOf, mayMove, onGrab, onDrop }: BoardColumnProps<Card>) {
  const cardOf = (key: unknown) => column.cards.find(({ id }) => id === key);
  const dataOf = (card: Card) => {
    const goals = columns.filter(({ id }) => id !== column.id && mayMove(card, id));
    return { 'text/plain': nameOf(card), ...Object.fromEntries(goals.map(({ id }) => [typeFor(id), card.id])) };
  };
  const take = async (items: DropItem[]) => {
    const item = items.find((one): one is TextDropItem => one.kind === 'text');
    if (item) onDrop(await item.getText(typeFor(column.id)), column.id);
  };
  return useDragAndDrop({
    getItems: (keys) => [...keys].flatMap((key) => cardOf(key) ?? []).map(dataOf),
    getAllowedDropOperations: () => ['move'],
    acceptedDragTypes: [typeFor(column.id)],
    onDragStart: ({ keys }) => onGrab(cardOf([...keys][0]) ?? null),
    onDragEnd: () => onGrab(null),
    onRootDrop: ({ items }) => void take(items),
  });
}

/** What a card is about as high as, in pixels, until it has been measured; and what is between two. */
const layout = { estimatedRowSize: 150, gap: 8 };

/** Changes when a card could go to other places: then their menus are drawn anew. */
const placesOf = (columns: readonly Column<unknown>[]): string => columns.map(({ id, title }) => `${id}:${title}`).join();

/** One column: its title, its cards, and the place to drop one. */
export function BoardColumn<Card extends { id: string }>(props: BoardColumnProps<Card>) {
  const { column, columns, renderCard, nameOf, mayMove, labels, inHand } = props;
  const { dragAndDropHooks } = useColumnDrag(props);
  const name = column.isGoal ? column.title : labels.column(column.title, column.cards.length);
  const isBlocked = inHand !== null && !column.cards.includes(inHand) && !mayMove(inHand, column.id);
  return (
    <section
      data-column={column.id}
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
      <Virtualizer layout={ListLayout} layoutOptions={layout}>
        <GridList
          aria-label={name}
          items={column.cards}
          dependencies={[placesOf(columns), renderCard, nameOf, mayMove]}
          dragAndDropHooks={dragAndDropHooks}
          keyboardNavigationBehavior="tab"
          selectionMode="none"
          className={styles.cards ?? ''}
          renderEmptyState={() => <div className={styles.empty}>{column.empty}</div>}
        >
          {(card) => <BoardCard {...props} card={card} />}
        </GridList>
      </Virtualizer>
    </section>
  );
}
