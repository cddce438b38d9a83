import { Button } from '@tandem/ui/button';
import { Disclosure } from '@tandem/ui/disclosure';
import { Stack } from '@tandem/ui/layout';
import { VisuallyHidden } from '@tandem/ui/visually-hidden';
import { useText } from '@tandem/web-kit/text';
import { Plus } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { useBuilder } from '../builder-context';
import { moved, newEntry, type Draft, type EntryOf, type ListName } from '../draft/draft';
import { EntryCard } from './entry-card';
import styles from './entry-card.module.css';

type Props<L extends ListName> = {
  list: L;
  nameOf: (entry: EntryOf<L>) => string;
  lineOf: (entry: EntryOf<L>) => string;
  children: (entry: EntryOf<L>) => ReactNode;
};

/** A list of the resume: to open, order, hide, add and remove. */
export const EntryList = <L extends ListName>({ list, nameOf, lineOf, children }: Props<L>) => {
  const t = useText();
  const { draft, change, toggle } = useBuilder();
  const [said, say] = useState('');
  const place = useRef<HTMLUListElement>(null);
  const entries = draft[list] as EntryOf<L>[];
  const edit = (tag: string, work: (entries: EntryOf<L>[]) => EntryOf<L>[]): void =>
    change(tag, (before): Draft => ({ ...before, [list]: work(before[list] as EntryOf<L>[]) }));
  const add = (): void => {
    const entry = newEntry[list]() as EntryOf<L>;
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
              onMove={(to) => {
                edit(`move ${entry.id}`, (before) => moved(before, index, to));
                say(t('builder.entry.moved', { name: titled(entry), place: to + 1, count: entries.length }));
              }}
              onHide={(hiddenOnResume) =>
                edit(`hide ${entry.id} ${hiddenOnResume}`, (before) =>
                  before.map((one) => (one.id === entry.id ? { ...one, hiddenOnResume } : one)),
                )
              }
              onRemove={() => edit(`remove ${entry.id}`, (before) => before.filter(({ id }) => id !== entry.id))}
            >
              {children(entry)}
            </EntryCard>
          ))}
        </ul>
        <div>
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
