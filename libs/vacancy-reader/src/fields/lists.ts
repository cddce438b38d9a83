import { findSkills } from '@tandem/taxonomy/skills';
import type { Block } from '../document/document';
import type { Found } from '../result';
import type { SectionKind } from '../sections/headings';
import type { Section } from '../sections/sections';
import { fold } from '../text/fold';
import { cut, type Part, partsOf } from '../text/split';
import { isAboutEducation, isAboutLanguage, isAboutTerms, isAboutYears, isWish } from './entry';

export interface ReadLists {
  requiredSkills: Found<string>[];
  wishedSkills: Found<string>[];
  responsibilities: Found<string>[];
  benefits: Found<string>[];
}

const confidences = { item: 0.9, paragraph: 0.7, flat: 0.6 };
const longestEntry = 400;

interface Entry extends Part {
  confidence: number;
  isWish: boolean;
}

const entriesOf = (blocks: Block[], wished: boolean): Entry[] => {
  const items = blocks.filter((block) => block.kind === 'item');
  const used = items.length > 0 ? items : blocks.filter((block) => block.kind === 'text');
  return used.flatMap((block) => {
    const parts = block.kind === 'item' ? [whole(block)] : partsOf(block.text, block.start);
    const confidence = block.kind === 'item' ? confidences.item : parts.length > 6 ? confidences.flat : confidences.paragraph;
    return parts.map((part) => ({ ...part, confidence, isWish: wished || isWish(part.text) }));
  });
};

const whole = (block: Block): Part => {
  const text = block.text.replace(/[\s;,.]+$/u, '');
  return { text, start: block.start, end: block.start + text.length };
};

const shortWords = 5;

/** Several things named with commas between them count one by one, when all are short or several are known skills. */
const enumerated = (entry: Entry): Entry[] => {
  const inside =
    /^(?:[^:,]{0,90}:|[^,]{0,40}\b(?:kennis van|ervaring met|knowledge of|experience (?:with|in))\b)\s*/iu.exec(entry.text)?.[0].length ??
    0;
  const listed = cut(entry.text.slice(inside), entry.start + inside, /\s*,\s+(?![^(]*\))|\s+(?:en\/of|en|and|or|of)\s+(?=[\p{Lu}])/gu);
  const isShort = (part: Part) => part.text.split(/\s+/).length <= shortWords;
  const known = findSkills(entry.text).length;
  const isList = listed.length >= 3 && listed.every(isShort);
  const isKnown = listed.length >= 3 && known >= 3 && listed.filter(isShort).length >= listed.length - 1;
  return isList || isKnown ? listed.map((part) => ({ ...entry, ...part })) : [entry];
};

const found = ({ text, start, end, confidence }: Entry): Found<string> => ({ value: text, confidence, span: { start, end } });

const distinct = (entries: Entry[]): Entry[] => [...new Map(entries.map((entry) => [fold(entry.text), entry])).values()];

const isEntry = ({ text }: Part): boolean =>
  text.length >= 3 &&
  text.length <= longestEntry &&
  /\p{L}{2}/u.test(text) &&
  !/[?:]$/.test(text) &&
  !/@|https?:/.test(text) &&
  !/^(?:\*|zie |see )/i.test(text);

const of = (sections: Section[], ...kinds: SectionKind[]): Entry[] =>
  sections.filter(({ kind }) => kinds.includes(kind)).flatMap(({ blocks, kind }) => entriesOf(blocks, kind === 'wishes'));

const isSkill = ({ text }: Part): boolean =>
  !isAboutEducation(text) && !isAboutLanguage(text) && !isAboutYears(text) && !isAboutTerms(text);

const addressed = /\b(?:solliciteer|apply|motivatiebrief|cv\b|acquisitie)/;
const isPay = ({ text }: Part): boolean =>
  /(?:€|euro|\beur\b|£|\$)\s?\d|\d\s?(?:€|euro\b)/i.test(text) &&
  !/vergoeding|bijdrage|budget|korting|allowance|contribution|discount/i.test(text);

/** What the parts of a vacancy list. */
export const readLists = (sections: Section[]): ReadLists => {
  const asked = distinct(
    of(sections, 'requirements', 'traits', 'wishes').filter(isEntry).filter(isSkill).flatMap(enumerated).filter(isEntry),
  );
  return {
    requiredSkills: asked.filter((entry) => !entry.isWish).map(found),
    wishedSkills: asked.filter((entry) => entry.isWish).map(found),
    responsibilities: distinct(
      of(sections, 'duties')
        .filter(isEntry)
        .filter(({ text }) => !addressed.test(fold(text))),
    ).map(found),
    benefits: distinct(
      of(sections, 'benefits')
        .filter(isEntry)
        .filter((entry) => !isPay(entry) && !addressed.test(fold(entry.text)))
        .flatMap(enumerated)
        .filter(isEntry),
    ).map(found),
  };
};
