import { sortDirections, sortFields } from '@tandem/contracts/admin/admin.shapes';
import { accountTypes } from '@tandem/domain/account';
import { languages, type MessageId } from '@tandem/locales/bundle';
import { textOf } from '@tandem/service-kit/texts';
import { searchable } from '../tables/searchable';

/** What is kept of a deed: the name of its call. Screens show the words of `admin.audit.deed`. */
const deeds = [
  'listUsers',
  'getUser',
  'mailVerification',
  'mailPasswordLink',
  'endSessions',
  'unlockLogin',
  'changeEmail',
  'downloadUsers',
  'listEmployers',
  'getEmployer',
  'downloadEmployers',
  'listVacancies',
  'getVacancy',
  'downloadVacancies',
  'listAudit',
  'replayWork',
  'discardWork',
  'changeCandidate',
  'changeResume',
  'matchCandidate',
  'removeCandidate',
  'listTestCandidates',
  'getTestResume',
  'downloadTestResume',
  'getTestMatches',
  'getUserMatches',
  'downloadTestMatches',
  'listSignups',
] as const;

type Meaning = { kept: string; shown: readonly string[] };
const inAll = (id: MessageId, values: Record<string, string> = {}): string[] =>
  languages.map((language) => searchable([textOf(language, id, values)]));

const columns = [...new Set(Object.values(sortFields).flat())];
const meanings: readonly Meaning[] = [
  ...deeds.map((deed) => ({ kept: deed, shown: inAll(`admin.audit.deed.${deed}`) })),
  ...accountTypes.map((type) => ({ kept: `accountType=${type}`, shown: inAll(`admin.type.${type}`) })),
  ...columns.map((column) => ({ kept: `sortField=${column}`, shown: inAll(`admin.column.${column}`) })),
  ...sortDirections.map((direction) => ({
    kept: `sortDirection=${direction}`,
    shown: inAll('admin.audit.part.sort', { column: '', direction }),
  })),
  { kept: 'API key', shown: inAll('admin.audit.key') },
  { kept: 'onlyActivelyScraping=true', shown: inAll('admin.audit.part.scraping') },
];

/** Patterns of all that is kept under what a word of a screen, in either language, may mean; the word itself among them. */
export const meaningsOf = (pattern: string): string[] => {
  const word = pattern.slice(1, -1);
  const meant = meanings.filter(({ shown }) => shown.some((text) => text.includes(word)));
  return [pattern, ...meant.map(({ kept }) => `%${searchable([kept])}%`)];
};
