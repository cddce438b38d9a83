import { Button } from '@tandem/ui/button';
import { useText } from '@tandem/web-kit/language/text';
import { ChevronDown, Eye, EyeOff, GripVertical, Trash2 } from 'lucide-react';
import { memo, useEffect, useRef, type ReactNode, type RefObject } from 'react';
import styles from './entry-card.module.css';
import { useSortable } from './use-sortable';

type Placed = { id: string; name: string; index: number; count: number };

/** What can be done with an entry of a list. */
export type EntryActions = {
  toggle: (id: string) => void;
  touch: (id: string) => void;
  move: (entry: Placed, to: number) => void;
  hide: (id: string, isHidden: boolean) => void;
  remove: (id: string) => void;
};

export type EntryCardProps = Placed & {
  /** Where and when, under the name. */
  line: string;
  isHidden: boolean;
  isOpen: boolean;
  isWrong: boolean;
  list: RefObject<HTMLElement | null>;
  actions: EntryActions;
  /** The fields, of an open one. */
  children: ReactNode;
};

/** One entry: a line that says what it is, and its fields when it is open. */
export const EntryCard = memo(({ actions, list, children, ...entry }: EntryCardProps) => {
  const t = useText();
  const { id, name, line, isHidden, isOpen, isWrong, index, count } = entry;
  const handle = useSortable({ list, index, count, onMove: (to) => actions.move({ id, name, index, count }, to) });
  const handleRef = useRef<HTMLButtonElement>(null);
  // A moved element loses the focus; the hand on the handle should not notice.
  const hadFocus = useRef(false);
  useEffect(() => {
    if (hadFocus.current) handleRef.current?.focus();
  }, [index]);
  return (
    <li className={styles.entry} data-open={isOpen || undefined} data-off={isHidden || undefined} data-wrong={isWrong || undefined}>
      <div className={styles.head}>
        <button
          ref={handleRef}
          type="button"
          className={styles.handle}
          aria-label={t('builder.entry.move', { name })}
          onFocus={() => (hadFocus.current = true)}
          onBlur={(event) => (hadFocus.current = event.relatedTarget === null && hadFocus.current)}
          {...handle}
        >
          <GripVertical aria-hidden size={18} />
        </button>
        <button
          type="button"
          className={styles.name}
          aria-expanded={isOpen}
          aria-label={t(isOpen ? 'builder.entry.close' : 'builder.entry.edit', { name })}
          onClick={() => actions.toggle(id)}
        >
          <strong>{name}</strong>
          <small>{isHidden ? t('builder.entry.hidden') : line}</small>
        </button>
        <Button
          variant="quiet"
          size="small"
          isIconOnly
          aria-label={t(isHidden ? 'builder.entry.show' : 'builder.entry.hide', { name })}
          onPress={() => actions.hide(id, !isHidden)}
        >
          {isHidden ? <EyeOff aria-hidden size={16} /> : <Eye aria-hidden size={16} />}
        </Button>
        <Button variant="quiet" size="small" isIconOnly aria-label={t('review.remove', { name })} onPress={() => actions.remove(id)}>
          <Trash2 aria-hidden size={16} />
        </Button>
        <ChevronDown aria-hidden size={16} className={styles.arrow} />
      </div>
      {isOpen && (
        <div className={styles.fields} onBlur={() => actions.touch(id)}>
          {children}
        </div>
      )}
    </li>
  );
});
EntryCard.displayName = 'EntryCard';
