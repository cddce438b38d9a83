import type { ImportedVacancy } from '@tandem/contracts/vacancies/vacancies';
import type { Vacancy } from '../vacancies/vacancy.entity';
import type { Walk } from './careers-walk';
import { couldBeSame, type Fingerprint, fingerprintOf, likeness, nearSame } from './near-same';
import { type Employer, scrapedVacancy } from './scraped-vacancy';

/** What a walk found beside what was there: what is to be written, and which of those that were there were seen again. */
export interface Comparison {
  found: ImportedVacancy[];
  seen: Set<string>;
}

type Found = { url: string | null; title: string; city: string; print: Fingerprint };
type Known = Found & { id: string; isDeleted: boolean; isGone: boolean };

/** Above this a page says what it said the last time. */
const unchanged = 0.99;
/** Under a title that only shares words the text must be the same in all but a date. */
const sameButTitle = 0.97;

const folded = (text: string | null | undefined): string => (text ?? '').trim().toLowerCase();

const knownOf = ({ id, originalUrl, title, address, source, deletedAt, goneSince }: Vacancy): Known => ({
  id,
  url: originalUrl,
  title: folded(title),
  city: folded(address?.city),
  print: fingerprintOf(source ?? ''),
  isDeleted: deletedAt !== null,
  isGone: goneSince !== null,
});

const wordsOf = (title: string): string[] => title.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 2);

/** How alike two texts must be under these titles; null where no likeness is enough, as companies write one text for many jobs. */
const neededFor = (a: string, b: string): number | null => {
  const [fewer, more] = [wordsOf(a), wordsOf(b)].sort((one, other) => one.length - other.length) as [string[], string[]];
  const shared = fewer.filter((word) => more.includes(word)).length;
  if (shared === fewer.length) return nearSame;
  return shared > 0 ? sameButTitle : null;
};

/** Nearly the same text. At another place it is another job, however alike. */
const isNear = (a: Found, b: Found): boolean => {
  if (!couldBeSame(a.print, b.print) || (a.city && b.city && a.city !== b.city)) return false;
  const needed = neededFor(a.title, b.title);
  return needed !== null && likeness(a.print, b.print) >= needed;
};

/** What was deleted here stays so while its text does; another text at its address is another vacancy. */
const sameOf = (known: readonly Known[], page: Found): Known | undefined =>
  known.find((each) => each.url === page.url && (!each.isDeleted || isNear(each, page))) ?? known.find((each) => isNear(each, page));

/** Whether a vacancy that is known says something new: other words, another address since its own is gone, or it is back. */
const isNews = (same: Known, { url, print }: Found, listed: ReadonlySet<string>): boolean => {
  if (same.isDeleted) return false;
  const hasMoved = same.url !== url && !listed.has(same.url ?? '');
  return same.isGone || hasMoved || (same.url === url && likeness(same.print, print) < unchanged);
};

/** The same address, or nearly the same text, is the same vacancy. */
export const compare = (
  { vacancies, unsure }: Pick<Walk, 'vacancies' | 'unsure'>,
  before: readonly Vacancy[],
  employer: Employer,
  newId: () => string,
): Comparison => {
  const known = before.map(knownOf);
  const listed = new Set([...vacancies.map(({ url }) => url), ...unsure]);
  const seen = new Set<string>();
  const found: ImportedVacancy[] = [];
  for (const { url, vacancy } of vacancies) {
    const page = { url, title: folded(vacancy.title?.value), city: folded(vacancy.city?.value), print: fingerprintOf(vacancy.text) };
    const same = sameOf(known, page);
    if (same && seen.has(same.id)) continue;
    const id = same?.id ?? newId();
    seen.add(id);
    if (!same) known.push({ id, ...page, isDeleted: false, isGone: false });
    const imported = !same || isNews(same, page, listed) ? scrapedVacancy(vacancy, id, url, employer) : null;
    if (imported) found.push(imported);
  }
  return { found, seen };
};
