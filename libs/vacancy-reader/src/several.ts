import type { Block, SourceDocument } from './document/document';
import { cleanTitle, titleLikeness } from './fields/title-words';
import { noticeOf } from './notice/notice';
import { headingKind, type SectionKind } from './sections/headings';
import { sectionsOf } from './sections/sections';

/** One of several vacancies of a source. */
export interface Choice {
  /** What is sent back to choose it: its place in the source, or its address. */
  key: string;
  title: string;
  city: string | null;
}

const parts = new Set<SectionKind>(['duties', 'requirements', 'benefits']);
const leastLikeness = 0.55;
const longestTitle = 90;
const longestLine = 140;
const leastFacts = 2;
/** A text of more lines is no message. */
const mostLines = 60;
const leastRepeated = 2;

const isTitle = (block: Block | undefined, before: Block | undefined): boolean =>
  block !== undefined &&
  (block.kind === 'heading' || (block.kind === 'text' && before?.kind !== 'text')) &&
  block.text.length <= longestTitle &&
  headingKind(block.text) === null &&
  !/[.,;!]$/.test(block.text) &&
  titleLikeness(block.text) >= leastLikeness;

const isPart = (block: Block): boolean => block.kind === 'heading' && parts.has(headingKind(block.text) ?? 'other');

/** "Vacature 2: Planner", as lists of vacancies in a mail or a document number them. */
const numbered = /^(?:vacature|functie|rol|vacancy|job|position|role)\s*(?:nr\.?|no\.?|#)?\s*\d{1,2}\s*[:.)–-]\s*(\S.{1,88})$/iu;

/** "Kok - 32 uur - € 2.800": the title of a line that is a vacancy by itself. */
const titleOfLine = ({ kind, text }: Block): string | null => {
  const notice = kind === 'fact' || text.length > longestLine ? null : noticeOf({ text, blocks: [] });
  const told = notice?.facts.filter((fact) => fact.kind !== 'place').length ?? 0;
  return notice?.isKnown && told >= leastFacts ? notice.title.text : null;
};

/** Each of several lines that are vacancies, with what is said of all of them. */
const vacanciesByLine = (blocks: readonly Block[]): { title: string; blocks: Block[] }[] => {
  if (blocks.length > mostLines || blocks.some(isPart)) return [];
  const titles = blocks.map(titleOfLine);
  const named = titles.filter((title) => title !== null);
  if (named.length < leastRepeated || new Set(named).size < named.length) return [];
  const shared = blocks.filter((_, place) => titles[place] === null);
  return blocks.flatMap((block, place) => {
    const title = titles[place];
    return title ? [{ title, blocks: [block, ...shared] }] : [];
  });
};

/** "Een kok en een afwasser", "2 koks en 1 afwasser": each with an article or a number of its own. */
const joined = /^(.{3,40}?)\s+(?:en|and|&|\+)\s+(?:een|an?|\d{1,2}|twee|drie|two|three)\s+(.{3,40})$/iu;

/** The several titles that one message asks for, each with all that is said. */
const vacanciesByTitle = (document: SourceDocument): { title: string; blocks: Block[] }[] => {
  const notice = noticeOf(document);
  const [, first = '', second = ''] = joined.exec(notice?.isAsked ? notice.title.text : '') ?? [];
  const titles = [first, second].map((each) => cleanTitle(each));
  const areKnown = first !== '' && titles.every((each) => titleLikeness(each) >= leastLikeness);
  if (!notice || !areKnown) return [];
  const written = document.text.slice(notice.title.start, notice.title.end);
  return titles.map((title) => ({
    title,
    blocks: document.blocks.map((block) => ({ ...block, text: block.text.replace(written, title) })),
  }));
};

const vacanciesByNumber = (blocks: readonly Block[]): { title: string; blocks: Block[] }[] => {
  const starts = blocks.flatMap((block, place) => {
    const [, title] = numbered.exec(block.text) ?? [];
    return title ? [{ place, title, block: { ...block, text: title } }] : [];
  });
  return starts.map(({ place, title, block }, index) => ({ title, blocks: [block, ...blocks.slice(place + 1, starts[index + 1]?.place)] }));
};

/** The places where vacancies begin: every title has a part of its own before the next one begins. */
const startsOf = (blocks: readonly Block[], begins: (place: number) => boolean): number[] => {
  const starts: number[] = [];
  let hasPart = true;
  blocks.forEach((block, place) => {
    if (isPart(block)) hasPart = true;
    else if (hasPart && begins(place)) {
      starts.push(place);
      hasPart = false;
    }
  });
  return starts;
};

const partAfter = (blocks: readonly Block[], place: number): string | undefined =>
  blocks
    .slice(place + 1)
    .find((block) => block.kind === 'heading')
    ?.text.toLowerCase();

/** Beside titles that are known: headings that lead to the same part as they do. */
const withTheirLikes = (blocks: readonly Block[], starts: readonly number[]): number[] => {
  const first = new Set(starts.map((start) => partAfter(blocks, start)));
  const isLike = (block: Block, place: number): boolean =>
    block.kind === 'heading' &&
    block.text.length <= longestTitle &&
    headingKind(block.text) === null &&
    first.has(partAfter(blocks, place));
  return startsOf(blocks, (place) => {
    const block = blocks[place];
    return starts.includes(place) || (block !== undefined && isLike(block, place));
  });
};

/**
 * The vacancies of a document that holds several: numbered ones, or each begins with a title and has a part of its own about the work, the demands or the
 * offer that another one has under the same heading.
 */
export const vacanciesIn = (document: SourceDocument): { title: string; blocks: Block[] }[] => {
  const { blocks } = document;
  const byTitle = vacanciesByTitle(document);
  if (byTitle.length > 1) return byTitle;
  const byNumber = vacanciesByNumber(blocks);
  if (byNumber.length > 1) return byNumber;
  const byLine = vacanciesByLine(blocks);
  if (byLine.length > 1) return byLine;
  const known = startsOf(blocks, (place) => isTitle(blocks[place], blocks[place - 1]));
  const all = cutAt(blocks, withTheirLikes(blocks, known));
  return repeatsHeading(all) ? all : [];
};

/** What goes from each start to the next, where it has a part of a vacancy. */
const cutAt = (blocks: readonly Block[], starts: readonly number[]): { title: string; blocks: Block[] }[] =>
  starts
    .map((start, place) => ({ title: blocks[start]?.text ?? '', blocks: blocks.slice(start, starts[place + 1]) }))
    .filter((each) => each.blocks.some(isPart));

/** Parts of one vacancy have different headings; those of several repeat themselves. */
const repeatsHeading = (vacancies: { blocks: Block[] }[]): boolean => {
  const counts = new Map<string, number>();
  for (const { blocks } of vacancies) {
    const headings = new Set(blocks.filter(isPart).map((block) => block.text.toLowerCase()));
    for (const heading of headings) counts.set(heading, (counts.get(heading) ?? 0) + 1);
  }
  return vacancies.length >= leastRepeated && [...counts.values()].some((count) => count >= Math.max(leastRepeated, vacancies.length - 1));
};

/** Whether a document has anything a vacancy is made of: parts about the work, the demands or the offer. */
export const partsOfVacancy = (document: SourceDocument): number =>
  new Set(
    sectionsOf(document)
      .filter(({ kind, blocks }) => parts.has(kind) && blocks.length > 0)
      .map(({ kind }) => kind),
  ).size;
