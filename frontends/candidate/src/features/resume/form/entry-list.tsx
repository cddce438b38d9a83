import { Button } from '@tandem/ui/button';
import { Disclosure } from '@tandem/ui/disclosure';
import { Stack } from '@tandem/ui/layout';
import { VisuallyHidden } from '@tandem/ui/visually-hidden';
import { useText } from '@tandem/web-kit/language/text';
import { Plus } from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useBuilder } from '../builder-context';
import { moved, newEntry, type Draft, type EntryOf, type ListName } from '../draft/draft';
import { EntryCard, type EntryActions } from './entry-card';
import styles from './entry-card.module.css';

type Props<L extends ListName> = {
  list: L;
  entries: EntryOf<L>[];
  nameOf: (entry: EntryOf<L>) => string;
  lineOf: (entry: EntryOf<L>) => string;
  children: (entry: EntryOf<L>) => ReactNode;
};

const firstField = ':scope > div:last-child :is(input, textarea, button)';

/** A list of the resume: to open, order, hide, add and remove. */
export const EntryList = <L extends ListName>({ list, entries, nameOf, lineOf, children }: Props<L>) => {
  const t = useText();
  const { change, toggle, touch, open, errors, isTouched } = useBuilder();
  const [said, say] = useState('');
  const place = useRef<HTMLUListElement>(null);
  const adding = useRef<HTMLDivElement>(null);
  const changed = useRef<'added' | 'removed' | null>(null);
  // Who adds an entry wants to write in it; who removes one is not left nowhere.
  useEffect(() => {
    const goal =
      changed.current === 'added' ? place.current?.lastElementChild?.querySelector(firstField) : adding.current?.firstElementChild;
    if (changed.current && goal instanceof HTMLElement) goal.focus({ preventScroll: changed.current === 'removed' });
    changed.current = null;
  }, [entries]);
  const edit = useCallback(
    (tag: string, work: (entries: EntryOf<L>[]) => EntryOf<L>[]): void =>
      change(tag, (before): Draft => ({ ...before, [list]: work(before[list] as EntryOf<L>[]) })),
    [change, list],
  );
  // The same functions for all cards and at every keystroke: a card that did not change is not drawn again.
  const actions = useMemo<EntryActions>(
    () => ({
      toggle,
      touch,
      move: ({ id, name, index, count }, to) => {
        edit(`move ${id}`, (before) => moved(before, index, to));
        say(t('builder.entry.moved', { name, place: to + 1, count }));
      },
      hide: (id, hiddenOnResume) =>
        edit(`hide ${id} ${hiddenOnResume}`, (before) => before.map((one) => (one.id === id ? { ...one, hiddenOnResume } : one))),
      remove: (id) => {
        changed.current = 'removed';
        edit(`remove ${id}`, (before) => before.filter((one) => one.id !== id));
      },
    }),
    [edit, toggle, touch, t],
  );
  const add = (): void => {
    const entry = newEntry[list]() as EntryOf<L>;
    changed.current = 'added';
    edit(`add ${entry.id}`, (before) => [...before, entry]);
    toggle(entry.id);
  };
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
