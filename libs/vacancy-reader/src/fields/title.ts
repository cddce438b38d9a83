import { findPlace } from '@tandem/geo/places';
import { findOccupations } from '@tandem/taxonomy/occupations';
import { spanAt } from '../document/document';
import type { Found } from '../result';
import { headingKind } from '../sections/headings';
import { fold } from '../text/fold';
import { type Clues, factOf } from './clues';

const label = /^(?:vacature|functie(?:titel|naam)?|titel|(?:business |job |position )?title|position|job|role|vacancy)$/;
const gender = /\s*[([]?\b(?:m\s*[/|]\s*[vwf]|v\s*[/|]\s*m|f\s*[/|]\s*m|h\s*[/|]\s*f)(?:\s*[/|]\s*[xd])?\b[)\]]?/giu;
const aside = /\s*\([^)]*(?:\d|uur|hours|fulltime|parttime|full[- ]time|part[- ]time|(?:vol|deel|half)tijds)[^)]*\)/giu;
const lead =
  /^(?:\s*(?:vacature|vacancy|job|gezocht|wanted|wij zoeken(?: een)?|we zoeken(?: een)?|we are looking for an?|we(?:['’]re| are) (?:now )?hiring|hiring|join us as an?)\s*[:!–-]*\s+)+/iu;
/** "Verkoopmedewerker woonwinkel, 20 uur", "Medewerker 20-24 uur". */
const hoursTail =
  /(?:(?<!\d)\s*[-–|,]\s*|\s+)\d{1,2}(?:[.,]\d)?(?:\s*(?:[-–/]|tot|to)\s*\d{1,2}(?:[.,]\d)?)?\s*(?:uur|uren|u|hours|hrs|fte)(?:\s*(?:per|p\/|a)\s*(?:week|w))?\s*$/iu;
/** "Praktijk De Linde zoekt een assistent": who asks stands before whom. */
const askedFor =
  /^.{2,70}?\s(?:zoekt|zoeken|(?:is|zijn) op zoek naar|seeks|(?:is|are) looking for|(?:is|are) hiring)\s+(?:nog\s+)?(?:per direct\s+)?(?:een |an? |iemand voor (?:de |het )?)(?=\p{L})/iu;
/** What somebody is wished to be besides his job. */
const praise =
  /^(?:(?:enthousiaste?|gedreven|gemotiveerde?|ervaren|leuke?|gezellige?|lieve?|spontane?|enthusiastic|motivated|experienced|friendly),?\s+(?:(?:en|and)\s+)?)+/iu;
/** "- € 16,20 p/u!": pay that shouts from a title. */
const payTail =
  /\s*[-–|,]\s*(?:€\s?\d[\d.,]*(?:\s*(?:p\/?u|p\.u\.|per uur|an? hour|per hour))?|\d[\d.,]*\s*(?:p\/?u|p\.u\.|per uur|an? hour|per hour))\s*!*$/iu;
const tail = /\s+(?:gezocht|wanted|required|vacature|vacancy)\b.*$/iu;

const separators = /\s+[-–—|@•]+\s+|\s*\|\s*/u;

/** Names that stay in capitals in a title that is not: "ICT", "HR", "CNC". */
const abbreviation = /^(?:[^AEIOUY\W\d]{2,4}|ICT|IT|AI|UX|UI|QA|HR|IG|CAO|GGZ|MBO|HBO|SAP|CAD|ERP|SEO|BI|BIM|CE|BE)$/u;
const shouted = /^[^\p{Ll}]*\p{Lu}{5}[^\p{Ll}]*$/u;

/** A title all in capitals in the letters of a sentence. */
const withoutShouting = (title: string): string =>
  shouted.test(title)
    ? title
        .replace(/\p{Lu}+/gu, (word) => (abbreviation.test(word) ? word : word.toLowerCase()))
        .replace(/\p{L}/u, (letter) => letter.toUpperCase())
    : title;

const ends =
  /\s+(?:die|met|voor|bij|in|vanuit|zorg|ben|ga|kom|werk|heb|om|to|who|with|for|join|that|en jij|you|is|wil|je|jij|op|door|van|binnen|ter|dan)\s.*$/iu;

/** A title without gender, hours, the place and the company around it. */
export const cleanTitle = (written: string, others: readonly string[] = []): string => {
  let title = written
    .replace(/\s+/g, ' ')
    .replace(gender, '')
    .replace(aside, '')
    .replace(payTail, '')
    .replace(hoursTail, '')
    .replace(lead, '')
    .replace(tail, '')
    .trim();
  if (askedFor.test(title)) title = title.replace(askedFor, '').replace(ends, '').replace(praise, '').trim();
  title = withoutShouting(title);
  for (const other of others.filter(Boolean)) {
    const escaped = other.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    title = title
      .replace(new RegExp(`\\s*[-–|,@:]\\s*${escaped}\\.?$`, 'iu'), '')
      .replace(new RegExp(`^${escaped}\\s*[:|–-]\\s*`, 'iu'), '')
      .replace(new RegExp(`\\s+(?:in|te|bij|at|regio)\\s+${escaped}\\.?$`, 'iu'), '')
      .replace(new RegExp(`,\\s+(?:department|afdeling)[^,]*,\\s*${escaped}\\.?$`, 'iu'), '');
  }
  title = title.replace(/[\s,:;.–|-]+$/u, '').trim();
  // "vacature werkvoorbereider": what comes first now begins the title.
  return title.replace(/^\p{Ll}(?=\p{Ll})/u, (letter) => letter.toUpperCase());
};

/** How much a text is like a job title, 0 to 1. */
export const titleLikeness = (text: string): number =>
  text.length < 3 || text.length > 130 ? 0 : (findOccupations(text)[0]?.confidence ?? 0);

const asked =
  /(?:op zoek naar|zoeken(?: wij| we)?|zoekt|werk je als|looking for|to recruit|recruiting|seeking|als|vacature(?: voor)?(?: als)?|horen bij|functie van|(?:vaste )?baan:|word (?:jij|je)|ben (?:jij|je)|become|are you)\s+(?:een |an? |de |the |onze |ons |our |nieuwe |new |volgende |next |experienced |ervaren |enthousiaste |per direct |direct |met spoed |z\.s\.m\. |nog |iemand voor (?:de |het )?|currently |urgently )*([\p{L}][^.,;:!?\n|]{3,80})/giu;

/** A title from the running text, where nothing stands over it. */
const fromText = ({ document }: Clues): Found<string> | null => {
  const candidates = [...document.text.matchAll(asked)].map((match) => {
    const value = cleanTitle((match[1] ?? '').replace(ends, ''));
    const at = match.index + match[0].lastIndexOf(match[1] ?? '');
    return { value, at, score: value.split(' ').length > 7 ? 0 : titleLikeness(value) - match.index / document.text.length / 3 };
  });
  const best = candidates.sort((a, b) => b.score - a.score)[0];
  return best && best.score > 0.2
    ? { value: best.value, confidence: Math.min(0.75, best.score), span: spanAt(0, best.at, best.value.length) }
    : null;
};

const flatLength = 1_500;
/** A page pasted as one line begins with its title, which stands again further on. */
const fromRepetition = ({ document }: Clues): Found<string> | null => {
  const first = document.blocks[0];
  if (!first || first.text.length > flatLength || document.text.length < flatLength) return repeatedPrefix(document.text);
  return null;
};

const repeatedPrefix = (text: string): Found<string> | null => {
  const words = text.slice(0, 200).split(' ');
  for (let count = Math.min(16, words.length); count >= 1; count--) {
    const prefix = words
      .slice(0, count)
      .join(' ')
      .replace(/[\s–|-]+$/u, '');
    if (prefix.length < 5 || prefix.length > 120) continue;
    // "Teacher of Mathematics": the first word comes again, and is not the title.
    if (count === 1 && /^ (?:of|for|in|en|and|van|voor|&) \p{L}/u.test(text.slice(prefix.length))) continue;
    const again = text.indexOf(prefix, prefix.length + 200);
    // Who speaks of himself begins with his name.
    const isName =
      /^\s*(?:[bn]\.?v\.?|vof|vzw|ltd\.?)?\s*(?:is|zijn|zoekt|are|seeks|heeft|has)\s/i.test(text.slice(prefix.length)) &&
      titleLikeness(prefix) < 0.3;
    if (again > 0 && !isName && titleLikeness(prefix) + Number(count > 1) > 0.3)
      return { value: cleanTitle(prefix), confidence: 0.85, span: spanAt(0, again, prefix.length) };
  }
  return null;
};

const isTitleBlock = (text: string): boolean =>
  text.length >= 3 && text.length <= 130 && headingKind(text) === null && !/[?!]$/.test(text) && !/^(?:https?:|www\.)/.test(text);

const longestTitle = 60;
/** A line that runs on after its title: "Bezorger bij Groentemaat in Breda Groentemaat brengt verse groente". */
const withoutRest = (line: string): string => {
  const short = line.replace(/\s+(?:bij|at|for|voor)\s+\p{Lu}.*$/u, '');
  return line.length > longestTitle && titleLikeness(short) > leastLikeness ? short : line;
};
const leastLikeness = 0.3;

const fromFirstLines = ({ document }: Clues): Found<string> | null => {
  const candidates = document.blocks
    .slice(0, 6)
    .map((block, place) => ({
      block,
      text: withoutRest(block.text.replace(aside, '').replace(hoursTail, '').split(separators)[0] ?? block.text),
      place,
    }))
    .filter(({ block, text }) => isTitleBlock(text) && (block.kind !== 'item' || block.text.length < 80))
    .map(({ block, text, place }) => ({
      block,
      text,
      score: titleLikeness(text) + (place === 0 ? 0.35 : 0) + (block.kind === 'heading' ? 0.15 : 0) - place * 0.05,
    }));
  const best = candidates.sort((a, b) => b.score - a.score)[0];
  return best && best.score >= 0.4
    ? { value: cleanTitle(best.text), confidence: Math.min(0.9, best.score), span: spanAt(best.block.start, 0, best.text.length) }
    : null;
};

const unknown = { words: 5, confidence: 0.3 };

/** "Watermeester", a name of work that no table has: a few words alone over the rest. */
const fromAlone = ({ document: { blocks } }: Clues): Found<string> | null => {
  const [first, next] = blocks;
  const isAlone = first && next && first.kind !== 'item' && isTitleBlock(first.text) && first.text.split(' ').length <= unknown.words;
  if (!isAlone || findPlace(first.text) !== null) return null;
  return { value: cleanTitle(first.text), confidence: unknown.confidence, span: spanAt(first.start, 0, first.text.length) };
};

const spanOf = (clues: Clues, value: string) => {
  const at = fold(clues.document.text).indexOf(fold(value));
  return at < 0 ? null : spanAt(0, at, value.length);
};

/** "NTR: Redacteur": who asks stands before whom. Kinds of work before a colon belong to the title. */
const withoutAsker = (title: string): string => {
  const [before, after] = title.split(/:\s+/, 2);
  return before &&
    after &&
    !/stage|intern|vacature|baan|job|junior|senior|traineeship/i.test(before) &&
    titleLikeness(after) > titleLikeness(before)
    ? after
    : title;
};

const fromPage = (clues: Clues): Found<string> | null => {
  const inTitle = fold(clues.pageTitle ?? '');
  const candidates = clues.headings
    .filter((heading) => heading.length <= 160 && fold(heading) !== fold(clues.siteName ?? ''))
    .map((heading) => ({
      heading,
      score: titleLikeness(heading) + (inTitle.startsWith(fold(heading)) ? 0.4 : inTitle.includes(fold(heading)) ? 0.2 : 0),
    }))
    .sort((a, b) => b.score - a.score);
  const best = candidates[0];
  const windowTitle = (clues.pageTitle ?? '').split(separators)[0] ?? '';
  const likeness = titleLikeness(windowTitle);
  if (best && (best.score >= 0.35 || likeness < 0.3)) {
    // A heading written to advertise says more than the title; the window says it plainly.
    const value = likeness > titleLikeness(best.heading) + 0.3 && windowTitle.length < best.heading.length ? windowTitle : best.heading;
    return { value: withoutAsker(value), confidence: 0.9, span: spanOf(clues, value) };
  }
  return likeness >= 0.3 ? { value: withoutAsker(windowTitle), confidence: 0.75, span: spanOf(clues, windowTitle) } : null;
};

/** What the job is called. */
export const readTitle = (clues: Clues): Found<string> | null => {
  const { posting } = clues;
  if (posting?.title) return { value: withoutAsker(posting.title), confidence: 0.97, span: spanOf(clues, posting.title) };
  const page = fromPage(clues);
  if (page) return page;
  const fact = factOf(clues, label);
  if (fact && titleLikeness(fact.value) > 0.2)
    return { value: cleanTitle(fact.value), confidence: 0.95, span: spanAt(fact.start, 0, fact.value.length) };
  return fromRepetition(clues) ?? better(fromFirstLines(clues), fromText(clues)) ?? fromAlone(clues);
};

const better = (a: Found<string> | null, b: Found<string> | null) => (!a || (b && b.confidence > a.confidence + 0.1) ? b : a);
