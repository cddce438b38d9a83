import { Button } from '@tandem/ui/button';
import { useText } from '@tandem/web-kit/text';
import { ChevronDown, Eye, EyeOff, GripVertical, Trash2 } from 'lucide-react';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useBuilder } from '../builder-context';
import styles from './entry-card.module.css';
import { useSortable } from './use-sortable';

export type EntryCardProps = {
  id: string;
  name: string;
  /** Where and when, under the name. */
  line: string;
  isHidden: boolean;
  index: number;
  count: number;
  list: RefObject<HTMLElement | null>;
  onMove: (to: number) => void;
  onHide: (isHidden: boolean) => void;
  onRemove: () => void;
  children: ReactNode;
};

/** One entry: a line that says what it is, and its fields when it is open. */
export const EntryCard = ({ id, name, line, isHidden, index, count, list, onMove, onHide, onRemove, children }: EntryCardProps) => {
  const t = useText();
  const { open, toggle, touch, errors, isTouched } = useBuilder();
  const handle = useSortable({ list, index, count, onMove });
  const handleRef = useRef<HTMLButtonElement>(null);
  const isOpen = open.has(id);
  const isWrong = errors[id] !== undefined && isTouched(id);
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
          onClick={() => toggle(id)}
        >
          <strong>{name}</strong>
          <small>{isHidden ? t('builder.entry.hidden') : line}</small>
        </button>
        <Button
          variant="quiet"
          size="small"
          isIconOnly
          aria-label={t(isHidden ? 'builder.entry.show' : 'builder.entry.hide', { name })}
          onPress={() => onHide(!isHidden)}
        >
          {isHidden ? <EyeOff aria-hidden size={16} /> : <Eye aria-hidden size={16} />}
        </Button>
        <Button variant="quiet" size="small" isIconOnly aria-label={t('review.remove', { name })} onPress={onRemove}>
          <Trash2 aria-hidden size={16} />
        </Button>
        <ChevronDown aria-hidden size={16} className={styles.arrow} />
      </div>
      {isOpen && (
        <div className={styles.fields} onBlur={() => touch(id)}>
          {children}
        </div>
      )}
    </li>
  );
};
