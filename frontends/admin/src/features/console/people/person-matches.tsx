import type { Match } from '@tandem/contracts/entities/match';
import { Link } from '@tandem/ui/link';
import { Table, type TableColumn } from '@tandem/ui/table';
import { Text } from '@tandem/ui/text';
import { TextField } from '@tandem/ui/text-field';
import { useText } from '@tandem/web-kit/language/text';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useUserQuery } from '../console.api';
import { Drawer, DrawerWaiting } from '../drawer';
import { MatchDrawer } from '../matching/match-drawer';
import { usePersonMatchesQuery } from '../matching/matching.api';
import type { ListState } from '../table/list-state';
import { Missing } from '../table/missing';
import { nameOf } from './user-drawer';

/** A town stands below a title that a company has several times. */
const useColumns = (matches: readonly Match[]): TableColumn<Match>[] => {
  const t = useText();
  const isOnly = ({ vacancy: { title, employer } }: Match) =>
    matches.filter(({ vacancy }) => vacancy.title === title && vacancy.employer.companyName === employer.companyName).length === 1;
  return [
    {
      id: 'title',
      label: t('admin.vacancy'),
      cell: (match) => (
        <>
          {match.vacancy.title ?? t('admin.untitled')}
          {!isOnly(match) && match.vacancy.address?.city && (
            <Text size="tiny" tone="muted">
              {match.vacancy.address.city}
            </Text>
          )}
        </>
      ),
    },
    {
      id: 'score',
      label: t('admin.match.score'),
      cell: ({ percentage }) => (percentage === null ? <Missing /> : t('admin.percent', { value: percentage })),
      align: 'end',
    },
    // Behind the score: that one is never to be scrolled for.
    { id: 'company', label: t('admin.company'), cell: ({ vacancy }) => vacancy.employer.companyName },
    { id: 'status', label: t('admin.state'), cell: ({ status }) => t('admin.match.status', { status }) },
  ];
};

const uuid = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/;

/** Whether a match is about a job or a company with these words in its name, or about the one that a pasted link leads to. */
const isAbout = ({ id, vacancy }: Match, words: string): boolean => {
  const sought = words.trim().toLowerCase();
  const [linked] = uuid.exec(sought) ?? [];
  if (linked) return linked === vacancy.id || linked === id;
  return `${vacancy.title} ${vacancy.employer.companyName}`.toLowerCase().includes(sought);
};

type ListProps = { matches: readonly Match[]; hrefOf: (id: string) => string };

/** Matches with a field that narrows them: who asks names a job. */
const Matches = ({ matches, hrefOf }: ListProps) => {
  const t = useText();
  const [words, setWords] = useState('');
  const rows = matches.filter((match) => isAbout(match, words));
  return (
    <>
      <TextField
        label={t('admin.user.matches.find')}
        isLabelHidden
        type="search"
        icon={<Search aria-hidden />}
        placeholder={t('admin.user.matches.find')}
        value={words}
        onChange={setWords}
      />
      <Table
        label={t('admin.matches')}
        columns={useColumns(matches)}
        rows={rows}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => hrefOf(id)}
        empty={t(matches.length > 0 ? 'admin.user.matches.none' : 'admin.user.matches.empty')}
      />
    </>
  );
};

/** The matches of somebody beside the list of people, and one of them with all of its explanation: for staff who are asked why. */
export const PersonMatches = ({ id, list }: { id: string; list: ListState }) => {
  const t = useText();
  const person = useUserQuery({ params: { id } });
  const answer = usePersonMatchesQuery({ params: { id } }, { refetchOnMountOrArgChange: true });
  const name = person.data ? nameOf(person.data) : '';
  const title = t('admin.user.matches.of', { name });
  const to = (matches: string | null) => ({ open: id, matches });
  const close = () => list.set(to(null));
  if (!answer.data || !person.data) return <DrawerWaiting title={title} answer={answer.error ? answer : person} onClose={close} />;
  const shown = answer.data.find((match) => match.id === list.get('matches'));
  if (shown) {
    const back = <Link href={list.hrefOf(to('all'))}>{t('admin.user.matches.back')}</Link>;
    return <MatchDrawer key={shown.id} match={shown} before={back} onClose={() => list.set(to('all'))} />;
  }
  return (
    <Drawer title={title} onClose={close} about={<Link href={list.hrefOf(to(null))}>{t('admin.user.matches.back_to', { name })}</Link>}>
      <Text size="small" tone="soft">
        {t('admin.user.matches.hint')}
      </Text>
      <Matches matches={answer.data} hrefOf={(match) => list.hrefOf(to(match))} />
    </Drawer>
  );
};
