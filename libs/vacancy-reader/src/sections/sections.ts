import { verbose } from '@tandem/domain/verbose';
import type { Block, SourceDocument } from '../document/document';
import { cleanTitle, titleLikeness } from '../fields/title-words';
import { headingKind, type SectionKind } from './headings';
import { apart, judgedKind, kindOfProse, strayed } from './judge';
import type { LineKind } from './line-kind';
import type { Section } from './section';

/** What a section is about, whether its own heading says so, and whether it is one of several parts under one that does. */
interface Told {
  kind: SectionKind;
  isTold: boolean;
  isDivision: boolean;
}

const title = { letters: 50, words: 6 };
/** Letters of a line that is more than the value of a label. */
const running = 40;

/** A short line of its own, as pages write their headings in plain divisions. */
const looksTitled = ({ text }: Block): boolean =>
  text.length <= title.letters && text.split(' ').length <= title.words && /^\p{Lu}.*[\p{L})]$/u.test(text);

/** What a part of a vacancy is called and a line of a list is not, also over short lines that nothing marks. */
const isPartName = verbose('i')`
  ^(?:
    (?:de |onze |ons |jouw |je |your |our |the |main |key )?(?:
      werkzaamheden|taken|takenpakket|functie(?:omschrijving|inhoud)|(?:korte )?omschrijving|functie-?eisen|verantwoordelijkheden
      |responsibilities|duties|requirements|qualifications|functieprofiel|(?:arbeids)?voorwaarden|benefits|perks
      |person specification
    )|(?:wat|dit) (?:wij|we) (?:jou |je )?(?:bieden|vragen)|(?:wat|dit) (?:bieden|vragen) (?:wij|we)(?: jou| je)?
    |(?:wij|we) (?:bieden|vragen)(?: jou| je)?|(?:what )?we offer(?: you)?
    |(?:wat|dit) (?:ga|doe|krijg|breng) je(?: doen| mee| van ons)?
    |what (?:you|we)(?:(?:'|’)ll| will)? (?:do|need|get|bring|offer|ask|give)(?: (?:from|of) (?:us|you)| you)?
    |(?:ons|jouw|je|our|the) (?:aanbod|offer)|(?:jouw|je|your) (?:profiel|profile)
  )$
`;

/** What stands over a part and is never said in one, as it is left unfinished: "What you'll be doing", "We'd love to hear from you if". */
const isPartTold = verbose('i')`
  ^(?:
    what (?:you(?:'|’)ll|you will) be (?:doing|working on|responsible for)|(?:wat|dit) (?:kun|kan|ben|heb) (?:je|jij)
    |(?:
      we(?:'|’)d love to (?:hear from|meet) you|you might be (?:a|the) (?:good )?(?:fit|match)|this (?:role|job) is for you
      |you(?:'|’)ll (?:fit in|thrive|love it) here
    ) if(?: you)?|(?:deze|de) (?:baan|functie|rol) past bij (?:je|jou) als(?: je)?
  )[:…]?$
`;

/** A paragraph that announces the list under it, e.g. "Dit ga je doen bij ons team:", or stands over it as a heading does. */
const announces = (block: Block, next: Block | undefined): boolean => {
  if (block.kind !== 'text' || !next || next.kind === 'heading' || next.kind === 'fact') return false;
  const isKnown = headingKind(lastSentence(block.text)) !== null;
  if (isPartTold.test(block.text)) return true;
  if (looksTitled(block)) return next.kind === 'item' || (isKnown && next.text.length >= running) || isPartName.test(block.text);
  return next.kind === 'item' && (/:$/.test(block.text) || (/\?$/.test(block.text) && isKnown));
};

const lastSentence = (text: string): string => text.split(/(?<=[.!?])\s+/).at(-1) ?? text;

const isWorkOrTerms = new Set<SectionKind>(['duties', 'requirements', 'traits', 'benefits']);

const isPart = new Set<SectionKind>(['duties', 'requirements', 'traits', 'wishes', 'benefits']);

const brief = 100;
/** Nothing, or a sentence that leads to what comes. */
const isBrief = (blocks: readonly Block[]): boolean =>
  blocks.length === 0 || (blocks.length === 1 && (blocks[0]?.text.length ?? 0) < brief);

const kindOf = (heading: Block, { kind: before, blocks, isDivision }: Section & Told): Told => {
  const known = headingKind(heading.kind === 'heading' ? heading.text : lastSentence(heading.text));
  if (known) return { kind: known, isTold: true, isDivision: false };
  // "Verder:" goes on with what was before; what follows the way to apply belongs to the site.
  if (/:$/.test(heading.text) && isWorkOrTerms.has(before)) return { kind: before, isTold: false, isDivision: false };
  // A heading right under another divides it: "Who you are", "For the day shift".
  const divides = heading.kind === 'heading' && (isDivision || isBrief(blocks));
  if (divides && (before === 'requirements' || before === 'duties')) return { kind: before, isTold: false, isDivision: true };
  return { kind: before === 'apply' || before === 'noise' ? before : 'other', isTold: false, isDivision: false };
};

/** "Looking for a hairdresser" over all of a text is its title. */
const likely = 0.5;
const isTitle = ({ text }: Block): boolean => titleLikeness(cleanTitle(text)) >= likely;

const first: Told = { kind: 'other', isTold: false, isDivision: false };

/** The sections of a document in order; what stands before the first heading is `other`. */
export const sectionsOf = ({ blocks }: SourceDocument): Section[] => {
  const sections: (Section & Told)[] = [{ ...first, heading: null, blocks: [] }];
  blocks.forEach((block, place) => {
    const current = sections.at(-1);
    if (!current) return;
    if (block.kind === 'heading' || announces(block, blocks[place + 1]))
      sections.push({ ...(place === 0 && isTitle(block) ? first : kindOf(block, current)), heading: block, blocks: [] });
    else current.blocks.push(block);
  });
  const known = judged(sections);
  return known.every(({ kind }) => !isPart.has(kind)) ? known.flatMap(apart) : known;
};

/** What comes after a part about the work, and after one about demands, when the headings do not say. */
const follows: Partial<Record<SectionKind, LineKind>> = { duties: 'requirements', requirements: 'benefits' };

/** What stands over all of a text, and not over a list, is its title, though nobody knows it for one. */
const isTitleOf = ({ heading, blocks }: Pick<Section, 'heading' | 'blocks'>): boolean =>
  heading?.start === 0 && !blocks.some(({ kind }) => kind === 'item');

const judged = (sections: readonly (Section & Told)[]): Section[] => {
  const told = new Set(sections.filter(({ isTold, blocks }) => isTold && blocks.length > 0).map(({ kind }) => kind));
  let before: SectionKind = 'other';
  const listed = sections.map((section) => {
    // A list over what is offered says whom one looks for.
    const next = follows[before] ?? (section.heading === null && told.has('benefits') ? ('requirements' as const) : undefined);
    const isOverAll = isTitleOf(section) && !section.isTold;
    const kind = isOverAll ? section.kind : judgedKind(section, section.isTold, next && !told.has(next) ? next : null);
    if (section.blocks.length > 0 && kind !== 'other') before = kind;
    return { ...section, kind };
  });
  const present = new Set(listed.filter(({ blocks }) => blocks.length > 0).map(({ kind }) => kind));
  return listed.flatMap(({ heading, blocks, kind, isTold }) => {
    const prose = isTold || isTitleOf({ heading, blocks }) ? null : kindOfProse({ heading, blocks, kind });
    return strayed({ heading, blocks, kind: prose && !present.has(prose) ? prose : kind });
  });
};
