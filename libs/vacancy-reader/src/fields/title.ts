import { verbose } from '@tandem/domain/verbose';
import { findPlace } from '@tandem/geo/places';
import { spanAt } from '../document/document';
import type { Notice } from '../notice/notice';
import type { Found } from '../result';
import { headingKind } from '../sections/headings';
import { anyone, anyWork } from '../notice/words';
import { fold } from '../text/fold';
import { type Clues, factOf } from './clues';
import { isFirm } from './company-words';
import { greeting } from './signed';
import { aside, cleanTitle, ends, hoursTail, praise, titleLikeness } from './title-words';

const label = /^(?:vacature|functie(?:titel|naam)?|titel|(?:business |job |position )?title|position|job|role|vacancy)$/;
const leastLikeness = 0.3;
const separators = /\s+[-–—|@•]+\s+|\s*\|\s*/u;

const asked = verbose('giu')`
  (?:
    op zoek(?: naar|:)|zoeken(?: wij| we)?|zoekt|nodig (?:voor|als)|werk je als|looking for|to recruit|recruiting|seeking|als
    |vacature(?: voor)?(?: als)?|horen bij|functie van
    |(?:the following|onderstaande|de volgende)(?: (?:vacancy|job|role|position|vacature|functie))?:|(?:vaste )?baan:
    |(?:gezocht|gevraagd|wanted)[:!]|word (?:jij|je)|ben (?:jij|je)|become|are you
  )\s+
  (?:een |an? |de |the |onze |ons |our |nieuwe |new |volgende |next |experienced |ervaren |enthousiaste |per direct |direct |met spoed |z\.s\.m\. |nog |(?:leuke |gezellige )?(?:iemand|collega(?:'s)?|medewerkers?|toppers?|mensen|krachten|versterking) voor (?:in |op |achter )?(?:de |het )?|somebody for (?:the )?|someone for (?:the )?|currently |urgently )*
  ([\p{L}](?:[^.,;:!?\n|]|\.(?=\p{L})){3,80})
`;

/** "Iemand voor de salarisadministratie": who works there is called after it. */
const ofDepartment = (value: string, asking: string): string => {
  const worker = `Medewerker ${value.toLowerCase()}`;
  const isMeant =
    /\b(?:nodig|iemand|collega(?:'s)?|toppers?|mensen|krachten|versterking) voor (?:de|het) /i.test(asking) &&
    titleLikeness(value) < leastLikeness;
  return isMeant && titleLikeness(worker) > leastLikeness ? worker : value;
};

/** "Enthousiaste en gedreven": what is left of it behind the first word. */
const praised = new RegExp(`^(?:(?:en|and)\\s+)?(?:${praise.source.replace(/^\^/, '')})`, 'iu');

/** A title from the running text, where nothing stands over it. */
const fromText = ({ document }: Clues): Found<string> | null => {
  const candidates = [...document.text.matchAll(asked)].map((match) => {
    const value = ofDepartment(cleanTitle((match[1] ?? '').replace(ends, '').replace(praised, '')), match[0]);
    const at = match.index + match[0].lastIndexOf(match[1] ?? '');
    return {
      value,
      at,
      length: Math.min(match[1]?.length ?? 0, value.length),
      score: value.split(' ').length > 7 ? 0 : titleLikeness(value) - match.index / document.text.length / 3,
    };
  });
  const best = candidates.sort((a, b) => b.score - a.score)[0];
  return best && best.score > 0.2
    ? { value: best.value, confidence: Math.min(0.75, best.score), span: spanAt(0, best.at, best.length) }
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
  // A title ends with its line.
  const words = (text.slice(0, 200).split('\n')[0] ?? '').split(' ');
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

/** How a letter begins. */
const salutation = verbose('iu')`
  ^(?:hallo|hoi|hi|hello|hey|dag|dear|beste|geachte|goede(?:morgen|middag|avond|ndag)|goedendag|good (?:morning|afternoon))
  (?![\p{L}-])[^.:]{0,40},?$
`;
const anyOpening = /^(?:(?:job|new|nieuwe|onze|our) )?(?:openings?|vacatures?|vacanc(?:y|ies)|jobs?)$/iu;
const isTitleBlock = (text: string): boolean =>
  text.length >= 3 &&
  text.length <= 130 &&
  headingKind(text) === null &&
  !/[?!]$/.test(text) &&
  !/^(?:https?:|www\.)/.test(text) &&
  !salutation.test(text) &&
  !anyOpening.test(text);

const longestTitle = 60;
/** A line that runs on after its title: "Bezorger bij Groentemaat in Breda Groentemaat brengt verse groente". */
const withoutRest = (line: string): string => {
  const short = line.replace(/\s+(?:bij|at|for|voor)\s+\p{Lu}.*$|(?<=\p{L}{3})!+\s+\p{Lu}.*$/u, '');
  return line.length > longestTitle && titleLikeness(short) > leastLikeness ? short : line;
};

const saysWork = 0.5;
const headLines = 6;
/** "Functieomschrijving ICT-consultant": what the text is, before the title. */
const describes = verbose('iu')`
  ^(?:
    functie\s?(?:omschrijving|profiel)|job description|vacancy|vacature(?:tekst)?|(?:zzp|freelance|interim)[- ]?opdracht
    |(?:vrijwilligers?|volunteers?|(?:nieuwe )?collega(?:'s|’s)?) (?:gezocht|gevraagd|wanted|needed)
  )(?: (?:voor|for|of|van))?(?:\s*[-–—:])?\s+
`;
/** "Defensie zoekt matroos dek": who asks, before the title. */
const asks = /^\p{Lu}[^.,:;!?|]{1,40}?\s(?:zoekt|is op zoek naar|seeks|is looking for|is hiring)\s(?:(?:een|an?|per direct|nieuwe)\s)*/u;
const withoutDescribes = (line: string): string => {
  const rest = [describes, asks].map((lead) => line.replace(lead, '')).find((each) => each !== line && titleLikeness(each) > leastLikeness);
  return rest ?? line;
};

/** "Fietsenmaker op Texel!" over all of a text is a title all the same. */
const withoutShout = (line: string, place: number): string => {
  const bare = withoutRest(line).replace(/\s*!+$/u, '');
  return place === 0 && titleLikeness(bare) >= saysWork ? bare : withoutRest(line);
};

const fromFirstLines = ({ document }: Clues): Found<string> | null => {
  const end = document.blocks.findIndex(({ text }) => greeting.test(text));
  const candidates = document.blocks
    .slice(0, end < 0 ? headLines : Math.min(headLines, end))
    .map((block, place) => ({
      block,
      text: withoutShout(withoutDescribes(block.text).replace(aside, '').replace(hoursTail, '').split(separators)[0] ?? block.text, place),
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
    ? {
        value: cleanTitle(best.text),
        confidence: Math.min(0.9, best.score),
        span: spanAt(best.block.start, Math.max(0, best.block.text.indexOf(best.text)), best.text.length),
      }
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

/** "Weekendtopper gezocht!", "PhD position in Groundwater Modelling": what stands alone over the rest and says that it is work. */
const wanted = /^([^.,!?]{3,50}?)\s+(?:gezocht|gevraagd|wanted|needed)(?![\p{L}])[^.?]{0,40}[!.]*$/iu;
const research =
  /^(?:phd|doctoral|post-?doc(?:toral)?)\b(?:[- ](?:position|candidate|researcher|student|fellow|project))?(?: (?:in|on|at)\b|$)/i;
const fromWanted = ({ document: { blocks } }: Clues): Found<string> | null => {
  const [first] = blocks;
  const line = (first?.text ?? '').replace(aside, '');
  const [, named = ''] = wanted.exec(line.replace(/\p{Extended_Pictographic}\u{fe0f}?/gu, '').trim()) ?? [];
  const value = cleanTitle(research.test(line) ? line : named);
  if (!first || value.length < 3 || value.length > 90 || anyone.test(value) || anyWork.test(value)) return null;
  const at = first.text.indexOf(value);
  return { value, confidence: saysWork, span: at < 0 ? null : spanAt(first.start, at, value.length) };
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

/** "Kom bij ons werken!", or who asks: a heading that names no work. */
const invites =
  /^(?:kom (?:je |jij )?(?:ook )?(?:bij|in|ons|werken)|werken bij|join (?:us|our)|work (?:with|for|at) |come (?:and )?work)/iu;
const isNoTitle = (heading: string): boolean =>
  titleLikeness(heading) < leastLikeness && (invites.test(heading) || anyOpening.test(heading) || isFirm(heading));

const fromPage = (clues: Clues): Found<string> | null => {
  const inTitle = fold(clues.pageTitle ?? '');
  const candidates = clues.headings
    .filter((heading) => heading.length <= 160 && !isNoTitle(heading) && fold(heading) !== fold(clues.siteName ?? ''))
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

/** What stands under "Functie" may be told instead of named. */
const isSentence = /\p{Ll}[.!?](?:\s|$)|^(?:je|jij|you|we|wij|als|as)\s/iu;

const titleOf = ({ title: { text, start, end } }: Notice, confidence: number): Found<string> => ({
  value: text,
  confidence,
  span: { start, end },
});

/** What the job is called. */
export const readTitle = (clues: Clues): Found<string> | null => {
  const { posting, notice } = clues;
  if (posting?.title && !anyOpening.test(posting.title))
    return { value: withoutAsker(posting.title), confidence: 0.97, span: spanOf(clues, posting.title) };
  if (notice?.isKnown) return titleOf(notice, 0.9);
  const page = fromPage(clues);
  const fact = factOf(clues, label);
  // "Jij houdt de stad leefbaar" over a form that says for what work.
  const isTold = fact !== null && titleLikeness(fact.value) >= saysWork && !isSentence.test(fact.value);
  if (page && !(isTold && titleLikeness(page.value) < leastLikeness)) return page;
  if (fact && titleLikeness(fact.value) > 0.2 && !isSentence.test(fact.value))
    return { value: cleanTitle(fact.value), confidence: 0.95, span: spanAt(fact.start, 0, fact.value.length) };
  return (
    fromRepetition(clues) ??
    better(fromFirstLines(clues), fromText(clues)) ??
    fromWanted(clues) ??
    fromAlone(clues) ??
    (notice && !anyone.test(notice.title.text) ? titleOf(notice, unknown.confidence) : null)
  );
};

/** Of two titles the surer; one over the text that says more exactly what the running text only names stays. */
const saysMore = (head: string, told: string): boolean =>
  head.split(' ').length <= 7 && !/[?!]/.test(head) && ` ${fold(head)} `.includes(` ${fold(told)} `);
const better = (head: Found<string> | null, told: Found<string> | null) =>
  !head || (told && told.confidence > head.confidence + 0.1 && !saysMore(head.value, told.value)) ? told : head;
