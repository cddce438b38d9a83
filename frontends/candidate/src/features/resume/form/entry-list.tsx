import { Button } from '@tandem/ui/button';
import { Disclosure } from '@tandem/ui/disclosure';
import { Stack } from '@tandem/ui/layout';
import { VisuallyHidden } from '@tandem/ui/visually-hidden';
import { useText } from '@tandem/web-kit/language/text';
import { Plus } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useBuilder } from '../builder-context';
import type { EntryOf, ListName } from '../draft/draft';
import { EntryCard } from './entry-card';
import { useEntryActions } from './use-entry-actions';
import styles from './entry-card.module.css';

type Props<L extends ListName> = {
  list: L;
  entries: EntryOf<L>[];
  nameOf: (entry: EntryOf<L>) => string;
  lineOf: (entry: EntryOf<L>) => string;
  children: (entry: EntryOf<L>) => ReactNode;
};

const firstField = ':scope > div:last-child :is(input, textarea, button)';

/** Who adds an entry wants to write in it; who removes one is not left nowhere. `changed` is told before the entries are others. */
const useEntryFocus = (entries: readonly unknown[]) => {
  const list = useRef<HTMLUListElement>(null);
  const adding = useRef<HTMLDivElement>(null);
  const changed = useRef<'added' | 'removed' | null>(null);
  useEffect(() => {
    const goal =
      changed.current === 'added' ? list.current?.lastElementChild?.querySelector(firstField) : adding.current?.firstElementChild;
    if (changed.current && goal instanceof HTMLElement) goal.focus({ preventScroll: changed.current === 'removed' });
    changed.current = null;
  }, [entries]);
  return { list, adding, changed };
};

/** A list of the resume: to open, order, hide, add and remove. */
export const EntryList = <L extends ListName>({ list, entries, nameOf, lineOf, children }: Props<L>) => {
  const t = useText();
  const { open, errors, isTouched } = useBuilder();
  const { list: place, adding, changed } = useEntryFocus(entries);
  const { actions, add, said } = useEntryActions(list, changed);
  const titled = (entry: EntryOf<L>) => nameOf(entry).trim() || t(`builder.untitled.${list}`);
  return (
    <Disclosure level={2} variant="display" title={t(`builder.${list}`)} aside={entries.length || undefined} defaultExpanded>
      <Stack gap={3}>
        <ul ref={place} className={styles.list} hidden={entries.length === 0}>
          {entries.map((entry, index) => (
            <EntryCard
              key={entry.id}
              id={entry.id}
              name={titled(entry)}
              line={lineOf(entry)}
              isHidden={entry.hiddenOnResume}
              index={index}
              count={entries.length}
              list={place}
              isOpen={open.has(entry.id)}
              isWrong={errors[entry.id] !== undefined && isTouched(entry.id)}
              actions={actions}
            >
              {open.has(entry.id) ? children(entry) : null}
            </EntryCard>
          ))}
        </ul>
        <div ref={adding}>
          <Button variant="quiet" onPress={add}>
            <Plus aria-hidden size={16} />
            {t(`builder.add.${list}`)}
          </Button>
        </div>
        <VisuallyHidden>
          <span aria-live="polite">{said}</span>
        </VisuallyHidden>
      </Stack>
    </Disclosure>
  );
};
