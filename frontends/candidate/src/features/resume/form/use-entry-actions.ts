import { useText } from '@tandem/web-kit/language/text';
import { useCallback, useMemo, useState, type RefObject } from 'react';
import { useBuilder } from '../builder-context';
import { moved, newEntry, type Draft, type EntryOf, type ListName } from '../draft/draft';
import type { EntryActions } from './entry-card';

/** What can be done with the entries of a list; `changed` hears of what moves the focus, `said` is for who does not see the page. */
export const useEntryActions = <L extends ListName>(list: L, changed: RefObject<'added' | 'removed' | null>) => {
  const t = useText();
  const { change, toggle, touch } = useBuilder();
  const [said, say] = useState('');
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
    [edit, toggle, touch, t, changed],
  );
  const add = (): void => {
    const entry = newEntry[list]() as EntryOf<L>;
    changed.current = 'added';
    edit(`add ${entry.id}`, (before) => [...before, entry]);
    toggle(entry.id);
  };
  return { actions, add, said };
};
