import type { Happening, TimelineEntry } from '@tandem/contracts/admin/admin.shapes';
import { browserName } from '@tandem/web-kit/account/browser-name';
import type { TextOf } from '@tandem/web-kit/language/text';

/** One line of a timeline: what happened at a moment, once or so many times within its minute. */
export type TimelineLine = { at: string; text: string; detail?: string };
type Facts = Record<string, unknown>;

const names = [
  'authProvider',
  'status',
  'isFirst',
  'from',
  'to',
  'actor',
  'vacancyTitle',
  'companyName',
  'candidateName',
  'type',
  'kind',
] as const;

const isShown = (fact: unknown): fact is string | number | boolean => ['string', 'number', 'boolean'].includes(typeof fact);
const factsOf = ({ facts }: TimelineEntry): Facts => (typeof facts === 'object' && facts !== null ? (facts as Facts) : {});
const stringIn = (facts: Facts, name: string): string | null => (typeof facts[name] === 'string' ? facts[name] : null);

/** Facts as arguments of a sentence; one that is missing reads as a dash. */
const wordsOf = (facts: Facts, t: TextOf): Record<string, string> => ({
  ...Object.fromEntries(names.map((name) => [name, isShown(facts[name]) ? String(facts[name]) : '–'])),
  device: browserName(stringIn(facts, 'device')) ?? t('account.sessions.unknown'),
});

const minuteOf = ({ at }: TimelineEntry): string => at.slice(0, 16);

/** Entries that stand next to each other and say the same within one minute, together. */
const folded = (entries: readonly TimelineEntry[], say: (entry: TimelineEntry) => string) => {
  const groups: { entry: TimelineEntry; text: string; count: number }[] = [];
  for (const entry of entries) {
    const text = say(entry);
    const last = groups.at(-1);
    if (last?.text === text && minuteOf(last.entry) === minuteOf(entry)) last.count += 1;
    else groups.push({ entry, text, count: 1 });
  }
  return groups;
};

const isNewMatch = (what: Happening, facts: Facts): boolean => what === 'notified' && facts['type'] === 'CANDIDATE_NEW_MATCH';

/** Entries, newest first, in words; equal ones of a minute are one line with their number. */
export const timelineLines = (entries: readonly TimelineEntry[], t: TextOf): TimelineLine[] =>
  folded(entries, (entry) => t(`admin.timeline.${entry.what}`, wordsOf(factsOf(entry), t))).map(({ entry, text, count }) => {
    const device = stringIn(factsOf(entry), 'device');
    const many = isNewMatch(entry.what, factsOf(entry))
      ? t('admin.timeline.new_matches', { count })
      : t('admin.timeline.times', { what: text, count });
    return { at: entry.at, text: count > 1 ? many : text, ...(device && { detail: device }) };
  });
