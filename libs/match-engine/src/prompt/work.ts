import { verbose } from '@tandem/domain/verbose';
import type { Industry } from '@tandem/domain/company';
import type { Flag } from '@tandem/domain/preferences';
import { industryOf } from '@tandem/taxonomy/industries';
import { tokenise } from '@tandem/taxonomy/normalise';
import { findSkills, plainSkillByName, skill } from '@tandem/taxonomy/skills';
import { isTrade } from '../data/trades';
import { findWishes } from '../flags/concepts';
import { broadTitles, isBroken, isLittle, type Named, namedTitles } from './named-titles';
import { readPhrases } from './phrases';
import { Remainder } from './remainder';
import { isLeft, isOfTrade, leftJobs, origin, overlaps, type Span, type ToldSpan } from './trade';
import { readUnwanted } from './unwanted';

const mostTitles = 3;

const longestSkill = 3;
const shortestSkill = 2;

const skillMentions = (rest: Remainder): (Span & { id: number })[] => {
  const mentions = findSkills(rest.left).map(({ skillId, start, end }) => ({ id: skillId, start, end }));
  const tokens = tokenise(rest.left);
  for (let at = 0; at < tokens.length; at += 1) {
    for (let count = Math.min(longestSkill, tokens.length - at); count > 0; count -= 1) {
      const [from, to] = [tokens[at], tokens[at + count - 1]];
      if (!from || !to || from.word.length < shortestSkill || isLittle(from.word) || isLittle(to.word) || isBroken(rest, from, to))
        continue;
      const found = plainSkillByName(rest.text.slice(from.start, to.end));
      if (!found) continue;
      mentions.push({ id: found.id, start: from.start, end: to.end });
      at += count - 1;
      break;
    }
  }
  return mentions;
};

/** `isWhere`: a place that the sentence puts the work in ("in the care"), unlike one it names alone. */
type Described = { titles: string[]; isPlace: boolean } & Span & { isWhere: boolean };
const putIn = /(?<!\p{L})(?:in|bij|op|at|on|for|voor|binnen|within|from|of|van)\s+(?:(?:de|het|een|the|a|an)\s+)?$/iu;
const putsIn = /^(?:in|at|on|for|bij|op|aan|achter)\s/iu;

const describedIn = (rest: Remainder, isElsewhere: (part: Span) => boolean = () => false): Described[] => {
  const wishes = findWishes(rest.left);
  const unread = new Remainder(rest.left);
  let skills: Span[] | undefined;
  const skillsIn = (): Span[] => (skills ??= skillMentions(unread));
  /** "School" in "school hours" is part of a wish, "marketing" in "content marketing" of a skill. */
  const isPartOf = (wholes: readonly Span[], { start, end }: Span): boolean =>
    wholes.some((whole) => whole.start <= start && whole.end >= end && whole.end - whole.start > end - start);
  const text = rest.left.toLowerCase();
  return readPhrases()
    .flatMap(({ pattern, head, titles, isPlace }) =>
      !text.includes(head)
        ? []
        : rest.take('work', pattern, ({ 0: text, index }) => {
            const part = { start: index, end: index + text.length };
            const isWhere = isPlace && (putsIn.test(text) || putIn.test(rest.before(index)));
            if (isPartOf(wishes, part) || (isPlace && isPartOf(skillsIn(), part)) || isElsewhere(part)) return null;
            return { titles, isPlace, isWhere, ...part };
          }),
    )
    .sort((a, b) => a.start - b.start);
};

/** "Administratie of receptie", "schoonmaken of helpen in de zorg": what is put beside work is work, not where it is. */
const isBeside = (text: string, one: Span, other: Span): boolean => {
  const [first, last] = one.start < other.start ? [one, other] : [other, one];
  return /^\s*(?:,?\s*(?:of|or|en|and)|\/)\s*(?:(?:mee)?helpen|help(?:ing)?(?: out)?|werken|work(?:ing)?|iets doen)?\s*(?:als|as|iets|something|de|een|a|in|in de|in het)?\s*$/iu.test(
    text.slice(first.end, last.start),
  );
};

const building = verbose('iu')`
  ^(?:
    hotel|restaurant|ziekenhuis|hospital|school|kantoor|office|winkel|shop|supermarkt|supermarket|fabriek|factory|camping|zwembad
    |museum|theater|theatre|bioscoop|verpleeghuis|nursing home|gemeente|haven|apotheek|bakkerij|vliegveld|airport
  )$
`;

const isNext = (text: string, one: Span, other: Span): boolean => {
  const [first, last] = one.start < other.start ? [one, other] : [other, one];
  return text.slice(first.end, last.start).trim() === '';
};

/** First what each means most, then what else it may mean. */
const inTurns = (many: readonly (readonly string[])[]): string[] =>
  Array.from({ length: Math.max(0, ...many.map(({ length }) => length)) }, (_, turn) =>
    many.flatMap((titles) => titles[turn] ?? []),
  ).flat();

/**
 * The phrases of a text that mean work. Where the work is told, the places among them only say where; "cleaning in a hospital" tells it by a place
 * named alone.
 */
const telling = (text: string, described: readonly Described[], named: readonly Span[] = []): Described[] => {
  const outright = [...named, ...described.filter(({ isPlace }) => !isPlace)];
  const told = outright.length > 0 ? outright : described.filter(({ isWhere }) => !isWhere);
  const isOnlyWhere = (each: Described): boolean =>
    told.length > 0 && each.isPlace && !told.includes(each) && !told.some((work) => isBeside(text, work, each));
  /** "Schoonmaak hotel": of a kind of work and a building side by side the building is where. */
  const isHouse = (each: Described): boolean =>
    each.isPlace &&
    building.test(text.slice(each.start, each.end)) &&
    described.some((other) => !building.test(text.slice(other.start, other.end)) && isNext(text, each, other));
  return described.filter((each) => !isOnlyWhere(each) && !isHouse(each));
};

const meant = (text: string, described: readonly Described[]): string[] => inTurns(telling(text, described).map(({ titles }) => titles));

/** Titles that something refused describes. A place refused ("no hospital") refuses no title, unless it is a whole trade. */
const refusedTitles = (value: string): string[] => {
  const described = describedIn(new Remainder(value));
  return meant(value, isTrade(value) ? described : described.filter(({ isPlace }) => !isPlace));
};

/** What refuses titles: the words of what is unwanted, and what those describe. */
const refusalOf = (unwanted: readonly Flag[]): ((title: string) => boolean) => {
  const refused = unwanted.flatMap(({ value, dealbreaker }) => [value, ...(dealbreaker ? refusedTitles(value) : [])]).map((title) => title.toLowerCase()); // prettier-ignore
  return (title) => refused.some((other) => title.toLowerCase() === other || title.toLowerCase().startsWith(`${other} `));
};

/** Titles that nothing refuses, each once, and no more than are looked for. */
const unless = (titles: readonly string[], isRefused: (title: string) => boolean): string[] =>
  [...new Map(titles.map((title) => [title.toLowerCase(), title])).values()].filter((title) => !isRefused(title)).slice(0, mostTitles);

/**
 * Titles that a description of work means ("iets met dieren"), but for those it rules out; none where it describes nothing known. `isPlace`
 * where it only says where ("in een ziekenhuis").
 */
export const describedWork = (text: string): { titles: string[]; isPlace: boolean } => {
  const rest = new Remainder(text);
  const unwanted = readUnwanted(rest);
  const described = describedIn(rest);
  return { titles: unless(meant(text, described), refusalOf(unwanted)), isPlace: described.every(({ isPlace }) => isPlace) };
};

/** The titles alone. */
export const describedTitles = (text: string): string[] => describedWork(text).titles;

/** "Nurse with kids": whom somebody has, or works with, behind a job that is named, and no other work. */
const isBehindJob = (rest: Remainder, named: readonly Span[], { start, end }: Span): boolean =>
  /^(?:with|met)\s/iu.test(rest.text.slice(start, end)) &&
  named.some((job) => job.end < start && rest.text.slice(job.end, start).trim() === '');

/** "Quality officer food": a thing right behind a job is what the job is about; what somebody does ("cleaning") is work of its own. */
const isMatterOfJob = (rest: Remainder, named: readonly Span[], { start, end }: Span): boolean =>
  /^\p{L}+(?<!ing|en)(?:\s+(?:industry|industrie))?$/iu.test(rest.text.slice(start, end)) &&
  named.some((job) => job.end < start && rest.text.slice(job.end, start).trim() === '');

const isHelp = /(?:assistente?|assistant|secretaresse|secretary|receptioniste?)$/iu;

/** Who is helped, named before who helps: "gp receptionist". */
const masters = /^(?:gp|doctor|dentist|vet|lawyer|notary|ceo|cfo|director|directeur|arts|huisarts|tandarts|dierenarts|advocaat|notaris)$/iu;
const withWhom = /^\s*(?:(?:to|for|van|voor|bij)\s+)?(?:(?:the|a|an|de|het|een)\s+)?$/iu;

/** "Doktersassistente huisarts" and "assistant to the CEO" name one job each, and with whom. */
const withoutMasters = (rest: Remainder, named: readonly Named[]): Named[] =>
  named.filter(({ title, start, end }, at) => {
    const [before, after] = [named[at - 1], named[at + 1]];
    if (after && masters.test(title) && isHelp.test(after.title) && rest.text.slice(end, after.start).trim() === '') return false;
    return !before || !isHelp.test(before.title) || !withWhom.test(rest.text.slice(before.end, start));
  });

const isFree = (rest: Remainder, { start, end }: Span): boolean => rest.isFree(start, end);

/** Work that lies behind somebody, as titles and in his words, and where and how the sentence tells of it. */
type Behind = { titles: string[]; words: string; span: ToldSpan };

const behind = (rest: Remainder, jobs: readonly Named[]): Behind[] => {
  const left = leftJobs(rest, jobs).map(({ job, span }): Behind => {
    const told = isFree(rest, span) ? span : { start: job.start, end: job.end, told: span.told };
    return { titles: [job.title], words: job.title, span: told };
  });
  const told = origin(rest.text).flatMap((span): Behind[] => {
    const words = rest.text.slice(span.start, span.end);
    const titles = left.some((other) => overlaps(other.span, span)) ? [] : describedTitles(words);
    return titles.length > 0 ? [{ titles, words, span }] : [];
  });
  return [...left, ...told].filter(({ span }) => isFree(rest, span));
};

/** A title, and the words of the sentence that describe it ("schoonmaak" of a cleaner). */
export type DescribedTitle = { title: string; words: string };

/**
 * `sought` is the work that is wanted, meant most first; `left` is work somebody comes from who names no other, in his words; `described`
 * those of what is sought that the sentence does not name.
 */
export type TitlesRead = { sought: string[]; left: string[]; described: DescribedTitle[] };

/** Work that is wanted, as titles: named outright, by their head, or described ("iets met dieren"). */
export const readTitles = (rest: Remainder, unwanted: readonly Flag[]): TitlesRead => {
  const named = namedTitles(rest);
  const jobs = withoutMasters(rest, named);
  const before = behind(rest, jobs);
  /** Who wants to leave a trade as a whole and names work in it tells what he is. */
  const trades = new Set(unwanted.flatMap(({ value, dealbreaker }) => (dealbreaker && isTrade(value) ? [value.toLowerCase()] : [])));
  const given = [...trades].flatMap(refusedTitles);
  const isBehind = (part: Span): boolean => before.some(({ span }) => overlaps(span, part));
  const isWished = before.length > 0 && findWishes(rest.left).some((wish) => !isBehind(wish));
  const left = before.filter(({ span, titles }) => {
    const again = describedTitles(rest.text.slice(span.end)).map((title) => title.toLowerCase());
    return isLeft(rest.text, rest.left, span, { isWished, isNamedAgain: titles.some((title) => again.includes(title.toLowerCase())) });
  });
  const isRefused = refusalOf(unwanted);
  const isGivenUp = ({ title }: Named): boolean => isRefused(title) || isOfTrade(title, given);
  for (const job of named) if (!isBehind(job)) rest.claim(isGivenUp(job) ? 'background' : 'work', job.start, job.end);
  const wanted = jobs.filter((job) => !isBehind(job) && !isGivenUp(job));
  const descriptions = telling(
    rest.text,
    describedIn(rest, isBehind).filter((part) => !isBehindJob(rest, wanted, part) && !isMatterOfJob(rest, wanted, part)),
    wanted,
  );
  const described = inTurns(descriptions.map(({ titles }) => titles));
  const isLeftTitle = (title: string): boolean => left.some(({ titles }) => titles.some((other) => other.toLowerCase() === title.toLowerCase())); // prettier-ignore
  const sought = unless([...wanted.map(({ title }) => title), ...described], (title) => isRefused(title) || isLeftTitle(title));
  const kept = sought.length > 0 ? [] : before.filter((work) => !left.includes(work));
  if (sought.length + before.length === 0) {
    const said = broadTitles(rest);
    for (const job of said) rest.claim('work', job.start, job.end);
    return { sought: unless(said.map(({ title }) => title), isRefused), left: [], described: [] }; // prettier-ignore
  }
  for (const work of before) rest.claim(kept.includes(work) ? 'work' : 'background', work.span.start, work.span.end);
  const words = descriptions.flatMap(({ titles, start, end }) => titles.map((title) => ({ title, words: rest.text.slice(start, end) })));
  if (sought.length > 0) return { sought, left: [], described: words.filter(({ title }) => sought.includes(title)) };
  const held = kept.flatMap(({ titles }) => titles);
  return { sought: unless(held, isRefused), described: [], left: left.flatMap(({ words, titles }) => (isTrade(words) ? [words] : titles)) };
};

const lacking = verbose('iu')`
  (?<!\p{L})(?:
    geen|zonder|weinig|niets?|niks|nauwelijks|slecht|no|without|little|not|never|bad|don['’]?t|doesn['’]?t|haven['’]?t|can['’]?t
    |cannot
  )(?!\p{L})
`;
const dutch = verbose('iu')`
  (?<!\p{L})(?:
    geen|zonder|weinig|niets?|niks|nauwelijks|slecht|voor|mijn|ben|jaar|jr|ik|wat|\p{L}*(?:werk|baan(?:tje)?)|student(?:e|en)
    |scholier|zoekt?
  )(?!\p{L})
`;

/** What anybody can begin with, for who names no work and says what he has not got; beside school, what is done there. */
export const openWork = (text: string, isBesideSchool: boolean, unwanted: readonly Flag[]): string[] => {
  const of = (words: string): string[] => unless(describedTitles(words), refusalOf(unwanted));
  if (isBesideSchool) return of(dutch.test(text) ? 'werk naast school' : 'work beside school');
  return lacking.test(text) ? of(dutch.test(text) ? 'ongeschoold werk' : 'unskilled work') : [];
};

/** Skills named in a text however they are written: "python, sql and excel" too. */
export const readSkills = (rest: Remainder): string[] => {
  const names = skillMentions(rest).flatMap(({ id, start, end }) => {
    if (!rest.isFree(start, end) || skill(id)?.type === 'LANGUAGES') return [];
    rest.claim('skill', start, end);
    return [rest.text.slice(start, end)];
  });
  return [...new Map(names.map((name) => [name.toLowerCase(), name])).values()];
};

const industryPattern = verbose('giu')`
  (?<!\p{L})(?:in|in de|in het|in the|bij een|bij|at an|at a|at|for an|for a|binnen de|binnen het|within)\s+
  ((?:\p{L}[\p{L}-]*\s*){1,3})
`;

/** Industries that are named as where the work is ("in fintech", "bij een bank"). */
export const readIndustries = (rest: Remainder): Industry[] => [
  ...new Set(
    rest
      .take('industry', industryPattern, ([, words = '']) => {
        const named = words.split(/\s(?:of|or|en|and)\s/iu).flatMap((word) => industryOf(word) ?? []);
        return named.length > 0 ? named : null;
      })
      .flat(),
  ),
];
