import { verbose } from '@tandem/domain/verbose';
import type { SkillType } from '@tandem/domain/resume';
import type { Cell, Line } from '../layout/line';
import type { ReadSkill } from '../result';
import { withoutBullet } from '../text/bullets';
import { findDates } from '../text/dates';
import { fold, trimValue, wordsOf } from '../text/fold';
import { found } from '../text/found';
import { signPattern } from '../text/separators';
import { sectionHeading } from '../vocabulary/headings';
import { findLanguageNames, isLanguageName } from '../vocabulary/languages';
import { isProficiency, isSkillCategory } from '../vocabulary/proficiency';
import { isLicenceLine } from './licences';
import { pairsApart } from './paired-labels';
import { type Piece, type SkillLine, toSkillLines } from './skill-lines';

const opening = verbose('i')`
  ^(?:also\s+)?(?:
    (?:highly\s+)?(?:proficient|skilled|experienced|fluent|competent|familiar|knowledgeable)\s+(?:in|with|at)
    |(?:basic|good|advanced|working|solid|strong|excellent)?\s*(?:knowledge|understanding|experience|command|proficiency)\s+
    (?:of|in|with)|ervaring met|kennis van|(?:gute |sehr gute )?kenntnisse in|including|such as|e\.g\.|ook ervaring met|bekend met
    |maitrise de|connaissance de|manejo de|conocimientos? de|conoscenza di
  )\s*:?\s*
`;

/** The comma of "4,000 patients" parts nothing. */
const isThousands = (before: string, after: string): boolean => /(?:^|\D)\d{1,3}$/.test(before) && /^\d{3}(?!\d)/.test(after);

/** Splits a list at commas and the like; what stands in brackets stays together. */
export function splitList(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let part = '';
  for (const [i, letter] of [...text].entries()) {
    if (letter === '(' || letter === '[') depth++;
    if (letter === ')' || letter === ']') depth = Math.max(0, depth - 1);
    if (
      depth === 0 &&
      ((letter === ',' && !isThousands(part, [...text].slice(i + 1, i + 5).join(''))) || letter === ';' || signPattern.test(letter))
    ) {
      parts.push(part);
      part = '';
    } else part += letter;
  }
  return [...parts, part];
}

function isSkill(text: string): boolean {
  // "Nieuwe collega’s inwerken" is three words.
  const words = wordsOf(text.replace(/(?<=\p{L})['’](?=s(?!\p{L}))/gu, ''));
  if (words.length === 0 || words.length > 6 || text.length > 50 || !/\p{L}/u.test(text)) return false;
  if (isProficiency(text) || /@|https?:|www\./.test(text)) return false;
  return !(words.length >= 4 && /^\p{Ll}/u.test(text));
}

const and = /\s+(?:and|en|und|et|y|e)\s+/i;

type KnownAs = (name: string) => SkillType | null;

/**
 * "Excel and Word" are two, when both are known and the whole is not, as "Research and Development" is. A sign joins parts of one name
 * ("Product Management & Marketing") more often than a word does: it parts kinds of software alone.
 */
function knownPair(name: string, knownAs: KnownAs): string[] {
  if (knownAs(name) !== null) return [name];
  const signed = name.split(/\s+&\s+/);
  const joined = name.split(and);
  if (signed.length === 2 && signed.every((part) => (knownAs(part) ?? 'OTHER') !== 'OTHER')) return signed;
  return joined.length === 2 && joined.every((part) => knownAs(part) !== null) ? joined : [name];
}

/** "The busier it gets, the quieter the voice.": words in a row, of which none is known for a skill. */
function isSentence(text: string, knownAs: KnownAs): boolean {
  const parts = text.replace(/\.$/, '').split(/[,;]\s+/);
  const words = wordsOf(text).length;
  return /\p{Ll}\.$/u.test(text) && words >= 6 && words >= 3 * parts.length && parts.every((part) => knownAs(part) === null);
}

function namesIn({ text }: Piece, knownAs: KnownAs): string[] {
  // "#Carpentry #Roofing": tags of a site for pictures.
  const value = withoutBullet(text)
    .replace(/(?:^|\s+)#(?=\p{L})/gu, ', ')
    .replace(/^, /, '');
  const introduced = opening.test(value);
  if (!introduced && isSentence(value, knownAs)) return [];
  const items = splitList(value.replace(opening, '').replace(/\s+[/–—+]\s+/g, ', '));
  return items.flatMap((item, i) => {
    const last = i > 0 && i === items.length - 1 ? item.replace(/^\s*(?:and|en|und|et|y|e)\s+/i, '') : item;
    // "Adv: X. Basic: Y" is a list of lists.
    const sentences = last.split(/\.\s+(?=\p{Lu})/u).map((part) => part.replace(/^[^:]*:\s+/, '').replace(opening, ''));
    return sentences
      .flatMap((sentence) =>
        introduced && !sentence.includes('(') && knownAs(trimValue(sentence)) === null ? sentence.split(and) : [sentence],
      )
      .map((name) => trimValue(name))
      .flatMap((name) => knownPair(name, knownAs));
  });
}

const isLanguageLabel = (label: string) =>
  /^(?:spoken|gesproken|gesprochen)$/i.test(label) ||
  (sectionHeading(label) === 'languages' && !/program|computer|script|markup|coding/i.test(label));
const otherTopic = verbose('i')`
  ^(?:
    interests?|sports?|hobb\S*|awards?|honou?rs|certif\S*|zertifikate|publications?|memberships?|references?|interesses?|interessen
    |intereses|driving licen[cs]e|rijbewijs|führerschein|licen[cs]es|activities|volunteering|courses
  )\b
`;
const isOtherLabel = (label: string) => otherTopic.test(label.trim());

const stated = /\s*[(–-]?\s*(\d{1,2})\+?\s*(?:years?|yrs?|jaar|jahre|ans|años|anni)\b[^()]*\)?$/iu;

/** "Excel (expert)": how well it is known is not its name. */
function withoutLevel(text: string): string {
  const [, name = '', level = ''] = /^(.+?)\s*\(([^()]+)\)$/.exec(text) ?? [];
  return isProficiency(level) && !/\d/.test(level) ? name : text;
}

/** "Python (5 years)": the name and the years. */
function statedYears(text: string): { name: string; years: number | null } {
  const years = stated.exec(text)?.[1];
  return years ? { name: trimValue(text.replace(stated, '')), years: Number(years) } : { name: text, years: null };
}

export interface SkillLines {
  skills: ReadSkill[];
  /** Lines within the skills that list spoken languages. */
  languages: Line[];
}

/** Reads a section of skills: lists, tags, tables with labels, items with bars. `knownAs` gives the type of a skill of the dictionary. */
export function readSkills(lines: readonly Line[], knownAs: KnownAs): SkillLines {
  const skills = new Map<string, ReadSkill>();
  const languages: Line[] = [];
  const add = (printed: string, cell: Cell, alone: boolean) => {
    const { name, years } = statedYears(withoutLevel(printed));
    const key = fold(name);
    if (!isSkill(name) || skills.has(key) || isLanguageName(name) || (alone && isSkillCategory(name))) return;
    const confidence = wordsOf(name).length > 3 ? 0.6 : 0.85;
    skills.set(key, { name: found(name, confidence, cell.spans), type: knownAs(name) ?? 'OTHER', yearsOfExperience: years });
  };
  let topic: 'skills' | 'languages' | 'other' = 'skills';
  const size = Math.min(...lines.map(({ style }) => style.fontSize));
  for (const skillLine of toSkillLines(pairsApart(lines))) {
    if (isGroupHeading(skillLine, size)) {
      topic = isLanguageLabel(skillLine.line.text) ? 'languages' : isOtherLabel(skillLine.line.text) ? 'other' : 'skills';
      continue;
    }
    topic = topicOf(skillLine, topic);
    if (topic === 'languages') languages.push(skillLine.line, ...skillLine.below);
    if (topic !== 'skills' || isLicenceLine(skillLine.line) || findDates(skillLine.line.text).length > 0) continue;
    for (const piece of skillLine.pieces) {
      const names = namesIn(piece, knownAs);
      for (const name of names) add(name, piece.cell, names.length === 1 && !skillLine.label);
    }
  }
  return { skills: [...skills.values()], languages };
}

/** Larger than what stands below it, and a known word for skills or languages. */
const isGroupHeading = ({ label, line, pieces }: SkillLine, size: number): boolean =>
  label === null &&
  pieces.length === 1 &&
  ((line.style.fontSize > 1.1 * size && sectionHeading(line.text) !== null) || (line.style.bold && isLanguageLabel(line.text)));

/** "Written and oral fluency in Spanish" names a language and how well it is known, and nothing else. */
const isFluency = (text: string): boolean =>
  findLanguageNames(text).length > 0 &&
  wordsOf(text).length <= 8 &&
  /\b(?:fluen\w+|native|beginner|spoken|written|oral|conversational|mother tongue|moedertaal|vloeiend|muttersprach\w+|fließend)\b/iu.test(
    text,
  );

/** A label says what its line is about, and the unlabelled lines below it in a table. */
function topicOf({ label, line, pieces }: SkillLine, before: 'skills' | 'languages' | 'other'): 'skills' | 'languages' | 'other' {
  const goesOn = before === 'languages' && findLanguageNames(line.text).length > 0;
  if (label === null && isFluency(line.text)) return 'languages';
  if (label === null) return !goesOn && (line.labelled || line.cells.length < 2) ? 'skills' : before;
  // "Languages: Rust, Go" is about other languages.
  const spoken = pieces.length === 0 || pieces.some(({ text }) => findLanguageNames(text).length > 0);
  if ((isLanguageLabel(label) && spoken) || (before === 'languages' && isLanguageName(label))) return 'languages';
  return isOtherLabel(label) ? 'other' : 'skills';
}
