import { findSkills } from '@tandem/taxonomy/skills';
import type { Block } from '../document/document';
import type { Found } from '../result';
import type { SectionKind } from '../sections/headings';
import { lineKind } from '../sections/line-kind';
import type { Section } from '../sections/sections';
import { clausesOf } from '../text/clauses';
import { fold } from '../text/fold';
import { cut, type Part, partsOf } from '../text/split';
import { isDiploma } from './demands';
import { isAboutLanguage, isAboutTerms, isAboutYears, isNotAsked, isWish } from './entry';
import { knownSkills } from './known-skills';
import { isPay } from './pay-words';

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
  /** A sentence of a paragraph, which tells more often than it lists. */
  isTold: boolean;
}

const entriesOfItem = (block: Block, wished: boolean): Entry => {
  const part = whole(block);
  return { ...part, confidence: confidences.item, isWish: wished || isWish(part.text), isTold: false };
};

const manyParts = 6;

const entriesOfText = (block: Block, wished: boolean): Entry[] => {
  const parts = partsOf(block.text, block.start);
  const isListed = block.text.split(/;\s/).length > 2;
  const confidence = parts.length > manyParts ? confidences.flat : confidences.paragraph;
  return parts.map((part) => ({
    ...part,
    confidence,
    isWish: wished || isWish(part.text),
    // Parts between semicolons are listed, whatever the last of them ends with.
    isTold: !isListed && /[.!?…]/.test(block.text.slice(part.end - block.start, part.end - block.start + 1)),
  }));
};

const entriesOf = (blocks: Block[], wished: boolean): Entry[] => {
  const items = blocks.filter((block) => block.kind === 'item');
  if (items.length > 0) return items.map((block) => entriesOfItem(block, wished));
  return blocks.filter((block) => block.kind === 'text').flatMap((block) => entriesOfText(block, wished));
};

const whole = (block: Block): Part => {
  const text = block.text.replace(/[\s;,.]+$/u, '');
  return { text, start: block.start, end: block.start + text.length };
};

const shortWords = 5;
const leastListed = 5;
const longestList = 220;
const longestPair = 60;

/** Several things named with commas between them count one by one, when all are short or several are known skills. */
const enumerated = (entry: Entry): Entry[] => {
  const inside =
    /^(?:[^:,]{0,90}:|[^,]{0,40}\b(?:kennis van|ervaring met|knowledge of|experience (?:with|in))\b)\s*/iu.exec(entry.text)?.[0].length ??
    0;
  const listed = cut(entry.text.slice(inside), entry.start + inside, /\s*,\s+(?![^(]*\))|\s+(?:en\/of|en|and|or|of)\s+(?=[\p{Lu}])/gu);
  const isShort = (part: Part) => part.text.split(/\s+/).length <= shortWords;
  const known = findSkills(entry.text).length;
  const isList = listed.length >= leastListed && entry.text.length <= longestList && listed.every(isShort);
  const isPair = listed.length === 2 && entry.text.length <= longestPair && listed.every((part) => findSkills(part.text).length === 1);
  const isKnown =
    listed.length >= 3 && entry.text.length <= longestEntry && known >= 3 && listed.filter(isShort).length >= listed.length - 1;
  const parts = isList || isKnown || isPair ? listed : (knownSkills(entry) ?? [entry]);
  return parts.map((part) => ({ ...entry, ...part }));
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

const enoughItems = 3;

const entriesIn = (sections: Section[], ...kinds: SectionKind[]): Entry[] =>
  sections.filter(({ kind }) => kinds.includes(kind)).flatMap(({ blocks, kind }) => entriesOf(blocks, kind === 'wishes'));

/** Where there are lists, sentences of other parts are left to the description. */
const listedFirst = (entries: Entry[]): Entry[] =>
  entries.filter((entry) => !entry.isTold).length >= enoughItems ? entries.filter((entry) => !entry.isTold) : entries;

const aboutReader = /\b(?:je|jij|jouw|you|your|you'll|you're|kandidaat|candidates?)\b/;
const aboutOthers = /^(?:wij|we|ons|onze|our|the (?:company|team)|het is|dat |daarom|dit |it is|this |of |en |and |stel je|blijf|dan )/;

/** "Help residents to wash. Keep records." */
const imperative =
  /^(?:Help|Chat|Keep|Take|Prepare|Make|Serve|Clean|Check|Set|Walk|Answer|Support|Manage|Lead|Build|Write|Design|Develop|Plan|Organi[sz]e|Maintain|Report|Provide|Deliver|Ensure|Assist|Handle|Process|Carry|Run|Drive|Load|Pack|Pick|Cook|Greet|Welcome|Sell|Teach|Train|Monitor|Record|Test|Review|Coordinate|Liaise|Create|Analy[sz]e|Improve|Operate|Repair|Install|Deal|Talk|Listen|Contribute)\b(?! (?:is|are|was|will|has|can)\b)/;
const aboutNeeds = /^you (?:do(?:n't| not)? )?need\b/;

/** Sentences that say what somebody does, and none about the company or the day. */
const isDuty = (entry: Entry): boolean =>
  !entry.isTold ||
  imperative.test(entry.text) ||
  (aboutReader.test(fold(entry.text)) && !aboutOthers.test(fold(entry.text)) && !aboutNeeds.test(fold(entry.text)));

/** A sentence that tells several things at once says them one by one. */
const clauses = (entry: Entry): Entry[] =>
  entry.isTold ? clausesOf(entry).map((part) => ({ ...entry, ...part })) : [entry];

const offered =
  /vergoeding|verlof|vakantie|pensioen|premie|bonus|opleiding|ontwikkel|training|cursus|sfeer|team\b|uitkering|toeslag|korting|fiets|lease|auto|laptop|telefoon|groei|ruimte|flexib|verzekering|cheques|benefit|leave|holiday|pension|health|insurance|allowance|development|growth|career|flexible|discount|environment|colleagues|culture|social|scheme|package|mogelijkheden|werkplek|kans/;
const isOffer = (entry: Entry): boolean =>
  !entry.isTold || ((offered.test(fold(entry.text)) || lineKind(entry.text) === 'benefits') && !aboutWay.test(fold(entry.text)));
const aboutWay = /\b(?:solliciteren|reageer|recruiter|kandidaten|gesprek)\b/;

/** A sentence that names several things one gets, cut at its commas. */
const offers = (entry: Entry): Entry[] => {
  const listed = entry.isTold ? cut(entry.text, entry.start, /\s*,\s+(?:en |and )?|\s+(?:en|and)\s+(?=een |a )/g) : [];
  return listed.length >= 4 && listed.every((part) => isPay(part.text) || part.text.split(/\s+/).length <= 10)
    ? listed.map((part) => ({ ...entry, ...part }))
    : enumerated(entry);
};

const isSkill = ({ text }: Part): boolean =>
  !isNotAsked(text) && !isDiploma(text) && !isAboutLanguage(text) && !isAboutYears(text) && !isAboutTerms(text);

/** Sentences that say what somebody brings, and none about the company or how to apply. */
const isAsked = (entry: Entry): boolean =>
  !entry.isTold || (!aboutOthers.test(fold(entry.text)) && !addressed.test(fold(entry.text)) && !aboutApplying.test(fold(entry.text)));
const aboutApplying =
  /\b(?:solliciteren|reageer|sollicitatie\w*|sluitingsdatum|gesprekken|kennismakingsgesprek|referentiecheck|interviews?|closing date|your application|contact(?:eer)?)\b/;

const addressed = /^(?:app|bel|mail|whatsapp|stuur|text|call|e-?mail)\s|\b(?:solliciteer|apply|motivatiebrief|cv\b(?!-)|acquisitie)/;
/** What the parts of a vacancy list. */
export const readLists = (sections: Section[]): ReadLists => {
  const asked = distinct(
    entriesIn(sections, 'requirements', 'traits', 'wishes')
      .filter(isEntry)
      .filter(isSkill)
      .filter(isAsked)
      .flatMap(enumerated)
      .filter(isEntry),
  );
  return {
    requiredSkills: asked.filter((entry) => !entry.isWish).map(found),
    wishedSkills: asked.filter((entry) => entry.isWish).map(found),
    responsibilities: distinct(
      listedFirst(entriesIn(sections, 'duties'))
        .filter(isEntry)
        .filter(isDuty)
        .flatMap(clauses)
        .filter(({ text }) => !addressed.test(fold(text))),
    ).map(found),
    benefits: distinct(
      listedFirst(entriesIn(sections, 'benefits'))
        .filter(isEntry)
        .filter((entry) => isOffer(entry) && !addressed.test(fold(entry.text)))
        .flatMap(offers)
        .filter((entry) => isEntry(entry) && !isPay(entry.text)),
    ).map(found),
  };
};
