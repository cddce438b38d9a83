import { verbose } from '@tandem/domain/verbose';
import { findSkills } from '@tandem/taxonomy/skills';
import { cut, type Part } from '../text/split';
import type { Entry } from './entries';
import { isWish } from './entry';
import { knownSkills } from './known-skills';
import { longestEntry } from './list-entry';

const shortWords = 5;
const leastListed = 5;
const longestList = 220;
const longestPair = 60;

const welcome = verbose('iu')`
  \s+(?:is|zijn|are|would be)\s+(?:een\s+|an?\s+)?(?:
    pré|pre|plus|pluspunt|troef|mooi meegenomen|advantage|nice to have|optional|desirable|wenselijk
  )(?:,\s+(?:of|maar|or|but)\s.*)?$
`;
/** "Word en Excel, AFAS is mooi meegenomen": what is said of the last is said of it alone. */
const lastAlone = /,\s+(?!(?:en|and|of|or)\s)(?:(?!\s(?:en|and|of|or)\s)[^,]){2,30}?\s(?:is|would be)\s[^,]+$/iu;

/** A member of a list, asked for or wished for as the list says. */
const namedIn = (entry: Entry, { text, start }: Part, isOfLast: boolean): Entry => {
  const bare = text.replace(welcome, '');
  return { ...entry, text: bare, start, end: start + bare.length, isWish: isOfLast ? isWish(text) : entry.isWish };
};

/** Several things named with commas between them count one by one, when all are short or several are known skills. */
export const enumerated = (entry: Entry): Entry[] => {
  const inside =
    /^(?:[^:,]{0,90}:|[^,]{0,40}\b(?:kennis van|ervaring (?:hebt |heeft )?met|(?:handig|goed|bekend|vertrouwd|sterk|thuis|bedreven) (?:met|in)|knowledge of|experience (?:with|in)|(?:skilled|proficient) (?:with|in)|(?:familiar|comfortable|good) with)\b)\s*/iu.exec(
      entry.text,
    )?.[0].length ?? 0;
  const listed = cut(
    entry.text.slice(inside),
    entry.start + inside,
    /\s*,\s+(?:(?:en|and)\s+(?:met|with)\s+)?(?![^(]*\))|\s+(?:en\/of|en|and|or|of)\s+(?=[\p{Lu}])/gu,
  );
  const isShort = (part: Part) => part.text.split(/\s+/).length <= shortWords;
  const known = findSkills(entry.text).length;
  const isList = listed.length >= leastListed && entry.text.length <= longestList && listed.every(isShort);
  const isPair = listed.length === 2 && entry.text.length <= longestPair && listed.every((part) => findSkills(part.text).length === 1);
  const isKnown =
    listed.length >= 3 && entry.text.length <= longestEntry && known >= 3 && listed.filter(isShort).length >= listed.length - 1;
  const isHalved = listed.some((part) => /-$/.test(part.text) || /^(?:vergelijkba|soortgelijk|similar|other|andere)/i.test(part.text));
  const parts = knownSkills(entry) ?? (!isHalved && (isList || isKnown || isPair) ? listed : [entry]);
  const isOfLast = !entry.isUnderWishes && lastAlone.test(entry.text);
  return parts.map((part) => namedIn(entry, part, isOfLast && parts.length > 1));
};
