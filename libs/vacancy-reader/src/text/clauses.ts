import { cut, type Part } from './split';

const states = 'bent|hebt|heb|kunt|kan|weet|beschikt|houdt|spreekt|schrijft|kent|krijgt|ontvangt|werkt|wilt|durft|vindt|denkt|komt|gaat|haalt';
const noVerbs = 'met|het|niet|dat|wat|uit|tot|iets|juist|best|meest|eerst|liefst';
const noSubject = 'als|dat|die|of|waar|waarin|waarmee|waarbij|waarvoor|wanneer|omdat|zodat|terwijl|hoe|wat|voor|voordat|nadat|met|van|aan|bij|over|dan|toen|zoals';

/** Where a sentence that speaks to its reader begins anew: "..., je lost ze op", "... en vult voorraden aan", "..., and you report". */
const start = [
  `(?:ook |daarnaast |verder )?(?:je|jij) (?!(?:en|of)\\b)\\p{L}+`,
  `(?:${states})\\b`,
  `(?!(?:${noVerbs})\\b)\\p{L}{3,}t (?:(?:en|of) \\p{L}{3,}t )?(?:de|het|een|je|alle|onze|deze|dit|die|ze|\\p{L}{3,}en|\\p{L}+e \\p{L}+)\\b`,
  `(?!(?:${noSubject})\\b)\\p{L}{3,} je\\b`,
  "you(?:'ll|’ll)? \\p{L}+",
].join('|');
const boundary = new RegExp(`\\s*,\\s+(?:(?:en|and)\\s+)?(?=${start})|\\s+(?:en|and)\\s+(?=${start})`, 'giu');
/** "Picking and packing orders, loading trucks, and keeping the place clean". */
const gerunds = /\s*,\s+(?:and\s+)?(?=\p{Ll}{2,}ing\b)/gu;
const speaks = /\b(?:je|jij|you|you'll|you’ll)\b/iu;
const leastWords = 2;

const wordsOf = ({ text }: Part): number => text.split(/\s+/).length;

/** "To be successful, ..." and "In this position, ..." lead to what comes. */
const isLead = ({ text }: Part): boolean => /^(?:to|in|if|when|as|with|als|bij|in|met|om|wanneer|voor|na|tijdens)\s/iu.test(text) && !/\s(?:je|jij)\b/iu.test(text);

/** The clauses of a sentence that tells somebody several things at once; the sentence itself when it tells one. */
export const clausesOf = (sentence: Part): Part[] => {
  if (!speaks.test(sentence.text)) return [sentence];
  const parts = cut(sentence.text, sentence.start, boundary).flatMap((part) => cut(part.text, part.start, gerunds));
  const [first, second, ...rest] = parts;
  const joined =
    first && second && isLead(first)
      ? [{ text: sentence.text.slice(0, second.end - sentence.start), start: sentence.start, end: second.end }, ...rest]
      : parts;
  return joined.every((part) => wordsOf(part) >= leastWords) ? joined : [sentence];
};

const listed = /\s*,\s+(?:(?:en|and|plus)\s+)?(?![^(]*\))/gu;
const last = /\s+(?:en|and|plus)\s+/giu;
const mostWords = 10;

/** The members of "a, b, c and d"; the part itself when it is no list of three or more. */
export const membersOf = (part: Part): Part[] => {
  const members = cut(part.text, part.start, listed);
  const tail = members.at(-1);
  
  const all =
    tail && members.length > 1
      ? [...members.slice(0, -1), ...cut(tail.text, tail.start, last)]
      : members;
  return all.length > 2 && all.every((each) => wordsOf(each) <= mostWords) ? all : [part];
};
