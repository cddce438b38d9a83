import { orders } from './orders';
import { cut, type Part } from './split';

const states =
  'bent|hebt|heb|kunt|kan|weet|beschikt|houdt|spreekt|schrijft|kent|krijgt|ontvangt|werkt|wilt|durft|vindt|denkt|komt|gaat|haalt';
const noVerbs = 'met|het|niet|dat|wat|uit|tot|iets|juist|best|meest|eerst|liefst';
const noSubject =
  'als|dat|die|of|waar|waarin|waarmee|waarbij|waarvoor|wanneer|omdat|zodat|terwijl|hoe|wat|voor|voordat|nadat|met|van|aan|bij|over|dan|toen|zoals';
const same = '(?! (?:ze|hem|haar|deze|dit|die|het|er|it|them)\\b)';

/** Where a sentence that speaks to its reader begins anew: "..., je lost ze op", "... en vult voorraden aan", "..., and you report". */
const start = [
  `(?:ook |daarnaast |verder )?(?:je|jij) (?!(?:en|of)\\b)\\p{L}+`,
  `(?:${states})\\b${same}`,
  `(?!(?:${noVerbs})\\b)\\p{L}{3,}t(?! (?:ze|hem|haar|er)\\b) (?:(?:en|of) \\p{L}{3,}t )?(?:de|het|een|je|alle|onze|of|over|op|mee|\\p{L}{3,}en|\\p{L}+e \\p{L}+)\\b`,
  `(?!(?:${noSubject})\\b)\\p{L}{3,} je\\b`,
  "you(?:'ll|’ll)? \\p{L}+",
  `(?:${orders})\\b${same}(?! (?:and|or|of)\\b)`,
  '(?:knowledge|experience|kennis|ervaring|affiniteit)\\b',
].join('|');
const boundary = new RegExp(`\\s*,\\s+(?:(?:en|and)\\s+)?(?=${start})|\\s+(?:en|and)\\s+(?=${start})`, 'giu');
/** "Picking and packing orders, loading trucks, and keeping the place clean". */
const gerunds = /\s*,\s+(?:and\s+)?(?=\p{Ll}{2,}ing\b)/gu;
const speaks = /\b(?:je|jij|you|you'll|you’ll|knowledge|experience|kennis|ervaring)\b/iu;
const leastWords = 3;

const wordsIn = (text: string): number => text.trim().split(/\s+/).length;
const wordsOf = ({ text }: Part): number => wordsIn(text);

/** "To be successful, ..." and "In this position, ..." lead to what comes. */
const isLead = (text: string): boolean =>
  /^(?:to|in|if|when|as|with|als|bij|met|om|wanneer|voor|na|tijdens|samen)\s/iu.test(text) && !/\s(?:je|jij|you)\b/iu.test(text);

/** "Je stelt akten op, voert recherches uit en onderhoudt contact": each part but the first begins with what one does. */
const doing = `(?!(?:${noVerbs}|markt|klant|recht|kunst|dienst)\\b)\\p{Ll}{3,}t\\s`;
/** "... en laadt en lost met de kooiaap": two that share what stands behind the second are one. */
const half = `(?<!(?:,|\\sen)\\s\\p{Ll}{3,}t)`;
const doings = new RegExp(`\\s*,\\s+(?:en\\s+)?(?=${doing})|${half}\\s+en\\s+(?=${doing})`, 'gu');
const doingsOf = (sentence: Part): Part[] => {
  if (!/^(?:(?:ook|daarnaast|verder) )?(?:je|jij) \p{L}{2,}t\s/iu.test(sentence.text)) return [sentence];
  const [first, ...others] = cut(sentence.text, sentence.start, doings);
  return first && others.length > 1 && wordsOf(first) >= leastWords ? [first, ...others] : [sentence];
};

/** The clauses of a sentence that tells somebody several things at once; the sentence itself when it tells one. */
export const clausesOf = (sentence: Part): Part[] => {
  if (!speaks.test(sentence.text)) return [sentence];
  const done = doingsOf(sentence);
  if (done.length > 1) return done;
  const places: { from: number; to: number }[] = [];
  for (const match of sentence.text.matchAll(boundary)) {
    const head = sentence.text.slice(places.at(-1)?.to ?? 0, match.index);
    const to = match.index + match[0].length;
    const isWhole = wordsIn(head) >= leastWords && wordsIn(sentence.text.slice(to)) >= 2 && !isLead(head);
    if (isWhole) places.push({ from: match.index, to });
  }
  const starts = [0, ...places.map(({ to }) => to)];
  const parts = starts.flatMap((from, place) => {
    const text = sentence.text.slice(from, places[place]?.from);
    return cut(text, sentence.start + from, gerunds);
  });
  return parts.every((part) => wordsOf(part) >= 2) ? parts : [sentence];
};

const listed = /\s*,\s+(?:(?:en|and|plus)\s+)?(?![^(]*\))/gu;
const joint = /(?<!\baf)\s+(?:en|and|plus)\s+/giu;
const newMember = /\s+(?:en|and|plus)\s+(?=(?:de|het|een|the|an?)\s|\p{L}+ing\b)/giu;
const mostWords = 10;

/** The members of "a, b, c and d"; the part itself when it is no list of three or more. */
export const membersOf = (part: Part): Part[] => {
  const members = cut(part.text, part.start, listed);
  const tail = members.at(-1);
  if (!tail || members.length < 2 || members.some(({ text }) => /^(?:or|of)\s/i.test(text))) return [part];
  const byArticle = cut(tail.text, tail.start, newMember);
  const ends = byArticle.length > 1 ? byArticle : cut(tail.text, tail.start, joint);
  const all = [...members.slice(0, -1), ...ends];
  return all.length > 2 && all.every((each) => wordsOf(each) <= mostWords) ? all : [part];
};

/** "Storingen oplossen en klanten adviseren", "answering phones and filing documents": each with a thing and a verb of its own. */
const pairs: readonly RegExp[] = [
  /^(?!(?:je|jij|wij|we)\s)(?:\S+\s+){1,5}?\p{L}{3,}en(?<joint>\s+en\s+)(?:(?!en\s|of\s)\S+\s+){1,5}?\p{L}{3,}en$/diu,
  /^\p{L}{2,}ing\s+(?:(?!and\s)\S+\s+){0,5}?(?!and\s)\S+(?<joint>\s+and\s+)\p{L}{2,}ing\s+\S+/diu,
];

/** The two things that a part tells to be done; the part itself where it tells one. */
export const pairOf = (part: Part): Part[] => {
  const [from, to] = pairs.flatMap((pattern) => pattern.exec(part.text)?.indices?.groups?.['joint'] ?? []);
  if (from === undefined || to === undefined) return [part];
  return [
    { text: part.text.slice(0, from), start: part.start, end: part.start + from },
    { text: part.text.slice(to), start: part.start + to, end: part.end },
  ];
};
