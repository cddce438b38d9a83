import { type Cell, cellOf, type Line } from '../layout/line';
import type { ReadSkill, SkillType } from '../result';
import { withoutBullet } from '../text/bullets';
import { fold, trimValue, wordsOf } from '../text/fold';
import { found } from '../text/found';
import { isLanguageName } from '../vocabulary/languages';
import { sectionHeading } from '../vocabulary/headings';

const level =
  /^(?:expert|advanced|intermediate|beginner|basic|novice|proficient|competent|familiar|fluent|native|master|good|excellent|working knowledge|experienced|skilled|gevorderd|beginner|gemiddeld|basis|goed|uitstekend|ervaren|sehr gut|gut|grundkenntnisse|fortgeschritten|experte|anfanger|avance|intermediaire|debutant|avanzado|intermedio|basico|medio|alto|avanzato|base|avan|med|prin|principiante|others?|etc|overig|\d{1,3}\s?%|\d+(?:\.\d+)?\s*\/\s*\d+|\d+\+?\s*(?:years?|yrs?|jaar|jahre|ans|anos|anni))$/;
const opening =
  /^(?:(?:highly\s+)?(?:proficient|skilled|experienced|fluent|competent|familiar|knowledgeable)\s+(?:in|with|at)|(?:basic|good|advanced|working|solid|strong|excellent)?\s*(?:knowledge|understanding|experience|command|proficiency)\s+(?:of|in|with)|also proficient in|experience with|ervaring met|kennis van|kenntnisse in|including|such as|e\.g\.|ook ervaring met|bekend met)\s*:?\s*/i;
const category =
  /^(?:(?:programming |computer |scripting |markup |web |coding |natural |spoken )?languages?|frameworks?|libraries|tools?|technologies|technology|databases?|software|platforms?|frontend|front-end|backend|back-end|devops|cloud|operating systems?|soft skills?|hard skills?|technical skills?|tech|soft|technical|other|others|misc|miscellaneous|systems|web|mobile|data|methods|methodologies|design|development|skills?|awards?|interests?|hobbies|programmeertalen|databases|overig|talen|sprachen|programmierung|betriebssysteme|programmiersprachen|lenguajes de programacion|herramientas(?: de desarrollo)?|paqueteria|communication skills|computer skills|organisational(?: \/ managerial)? skills|digital skills|protocols|os|ide|ides|versioning|version control|certifications?|testing|infrastructure|ai|ml|expertise)$/;

/** Splits a list at commas and the like; what stands in brackets stays together. */
export function splitList(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let part = '';
  for (const letter of text) {
    if (letter === '(' || letter === '[') depth++;
    if (letter === ')' || letter === ']') depth = Math.max(0, depth - 1);
    if (depth === 0 && /[,;|•·●∙▪■◦⋄◇★☆○]/u.test(letter)) {
      parts.push(part);
      part = '';
    } else part += letter;
  }
  return [...parts, part];
}

interface Piece {
  text: string;
  cell: Cell;
}

const isSkill = (text: string): boolean => {
  const words = wordsOf(text);
  const folded = fold(text).trim();
  return words.length > 0 && words.length <= 6 && text.length <= 50 && /\p{L}/u.test(text) && !level.test(folded) && !/@|https?:|www\./.test(text);
};

/** "and" before the last item of a list parts it too. */
function splitLast(parts: readonly string[]): string[] {
  return parts.flatMap((part, i) => (i > 0 && i === parts.length - 1 ? part.split(/^\s*(?:and|en|und|et|y|e)\s+/i) : [part]));
}

function skillsOf({ text, cell }: Piece): { name: string; cell: Cell }[] {
  const value = withoutBullet(text).replace(opening, '');
  return splitLast(splitList(value)).flatMap((part) => {
    const sentences = part.split(/\.\s+(?=\p{Lu}[^.]*:)|\.\s+(?=\p{Lu})/u);
    return sentences.flatMap((sentence) => {
      const name = trimValue(sentence.replace(/^.*:\s+/, '').replace(opening, '')).replace(/\.$/, '');
      return isSkill(name) ? [{ name, cell }] : [];
    });
  });
}

/** The label of a line of skills ("Databases: ...") is no skill; null when there is no label. */
function parts(line: Line): { label: string | null; rest: Piece[] } {
  const cells = line.cells.filter((cell) => cell.text !== '');
  const [first, ...others] = cells;
  if (!first) return { label: null, rest: [] };
  const colon = /^([^:,]{2,45}):\s*(.*)$/.exec(withoutBullet(first.text));
  if (colon) {
    const rest: Piece[] = [...(colon[2] ? [{ text: colon[2], cell: first }] : []), ...others.map((cell) => ({ text: cell.text, cell }))];
    return { label: colon[1] ?? null, rest };
  }
  const lead = first.spans.filter((span) => span.bold).length;
  if (lead > 0 && lead < first.spans.length && first.spans[0]?.bold && others.length === 0) {
    const bold = cellOf(first.spans.filter((span) => span.bold));
    const plain = cellOf(first.spans.filter((span) => !span.bold));
    if (plain.x > bold.x && wordsOf(plain.text).length > 0) return { label: bold.text, rest: [{ text: plain.text, cell: plain }] };
  }
  const labelStyled = others.length > 0 && (line.labelled || (first.spans[0]?.bold && !others[0]?.spans[0]?.bold && others.some((cell) => cell.text.includes(','))));
  if (labelStyled) return { label: first.text, rest: others.map((cell) => ({ text: cell.text, cell })) };
  return { label: null, rest: cells.map((cell) => ({ text: cell.text, cell })) };
}

const isLanguageLabel = (label: string) => sectionHeading(label) === 'languages' && !/program|computer|script|markup|coding/i.test(label);
const isOtherLabel = (label: string) => ['other', 'certificates', 'references'].includes(sectionHeading(label) ?? '');

export interface SkillLines {
  skills: ReadSkill[];
  /** Lines within the skills that list spoken languages. */
  languages: Line[];
}

/** Reads a section of skills: lists, tags, tables with labels, items with bars. */
export function readSkills(lines: readonly Line[], typeOf: (name: string) => SkillType): SkillLines {
  const skills = new Map<string, ReadSkill>();
  const languages: Line[] = [];
  let open = '';
  for (const line of lines) {
    const { label, rest } = parts(line);
    if (label && isLanguageLabel(label)) {
      languages.push(line);
      continue;
    }
    if (label && isOtherLabel(label)) continue;
    for (const piece of rest) {
      const wrapped = open !== '' && /^\p{Ll}/u.test(piece.text) && piece.cell === line.cells[0];
      for (const { name, cell } of skillsOf(piece)) {
        const key = fold(name);
        if (wrapped && wordsOf(name).length > 3) continue;
        if (category.test(key) || isLanguageName(name) || skills.has(key)) continue;
        skills.set(key, { name: found(name, wordsOf(name).length > 3 ? 0.6 : 0.85, cell.spans), type: typeOf(name), yearsOfExperience: null });
      }
    }
    open = line.text;
  }
  return { skills: [...skills.values()], languages };
}
