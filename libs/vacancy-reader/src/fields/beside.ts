import { cut, type Part } from '../text/split';
import { isAboutLanguage, isNotAsked } from './entry';
import { isDiploma } from './education';

const joint = /(?:\s*,\s+(?:(?:en|and)\s+)?|\s+(?:en|and)\s+)(?=(?:een|an?|registered|registration|registratie|ingeschreven)\s)/giu;
/** "A degree in biology or a related field" asks for one thing. */
const goesOn = /^(?:een|an?)\s+(?:related|similar|relevant|equivalent|comparable|aanverwante?|vergelijkbare?|soortgelijke?|relevante?)\b/i;

/** "Een diploma niveau 3 en een geldig boa-certificaat": what is asked in one breath with a diploma; nothing where nothing else is. */
export const besideDiploma = (part: Part): Part[] => {
  const parts = isDiploma(part.text) ? cut(part.text, part.start, joint) : [];
  const others = parts.filter(({ text }) => !isDiploma(text) && !goesOn.test(text) && /\s/.test(text));
  return others.length > 0 && others.length < parts.length ? others : [];
};

/** Whether a member of a list is asked for elsewhere, or not at all, so that the list has to be taken apart. */
export const isAnother = (text: string): boolean => isDiploma(text) || isNotAsked(text) || isAboutLanguage(text);

const who = "(?:(?:all |the )?(?:successful |ideal |suitable |prospective )?(?:candidates?|applicants?)|you(?:'ll|’ll)?)";
/** "Candidates must hold ...", "You should be ...", also behind "To be successful in your application,". */
const mustLead = new RegExp(
  `^(?:(?:to be successful|to be considered|to apply|for this role|ideally)[^,.]{0,40},\\s+)?${who}\\s+(?:must|should|(?:will )?need to|will(?= be (?:an? |confident|experienced|qualified|able|fully|comfortable)))\\s+(?:also )?(?:have|hold|be|possess)\\s(?!(?:available for|responsible|submit|working|joining|based|provid|part of|expected|aware|required to))`,
  'i',
);
/** Whether a sentence says what whoever comes must have or be, wherever it stands. */
export const isMust = (text: string): boolean => mustLead.test(text);

const further = /\s*(?:,\s+(?:and\s+)?|\s+and\s+)(?:you\s+)?(?=(?:must\s+|should\s+)?(?:have|hold|be|possess|are)\s)/giu;
/** "... hold a licence, have a card and be flexible", one by one. */
export const mustsOf = (sentence: Part): Part[] => cut(sentence.text, sentence.start, further);

const including = /\b(?:duties|tasks|responsibilities)\s+(?:will\s+)?include:?\s+(?=\p{Ll}{2,}ing\s)/iu;
const gerund = /\s*,\s+(?:and\s+)?(?=\p{Ll}{2,}ing\s)|\s+and\s+(?=\p{Ll}{2,}ing\s+(?!(?:of|to|in|on|and|or|is|for|with)\s)\p{Ll})/giu;
/** "Your duties include supporting pupils, helping the teacher and supervising the playground"; nothing where a sentence lists otherwise. */
export const includedIn = (sentence: Part): Part[] => {
  const lead = including.exec(sentence.text);
  const from = lead ? lead.index + lead[0].length : 0;
  const parts = lead ? cut(sentence.text.slice(from), sentence.start + from, gerund) : [];
  return parts.length > 1 ? parts : [];
};

/** "Applications are welcomed from newly qualified nurses": who may come too. */
export const isInvited = (text: string): boolean =>
  /\bmogen zich (?:ook )?aanmelden\b|\bapplications? (?:is|are) (?:also )?welcom|\b(?:welcome|encouraged) to apply\b|\boriginally posted as\b/i.test(
    text,
  );

const noEnd =
  'a|an|the|of|to|with|and|or|in|on|for|as|at|by|from|have|has|having|be|being|is|are|very|must|should|will|also|some|any|your|our|their|demonstrate|possess|maintain|provide|good|strong|excellent|proven|both|working|sound|solid|basic|previous|relevant|general|high';
const newDemand = new RegExp(
  `(?<![,;:&/-])(?<!(?:^|[\\s(])(?:${noEnd}))\\s+(?=(?:(?:a )?(?:high level|good|excellent|strong|proven|solid|positive|minimum|sound|basic|full (?:clean |uk )?driving)|attention to|ability to|able to|experience (?:of|in|with|within|as)|knowledge of|understanding of|driven|flexible|self[- ]motivated|enthusiastic|have (?:an? |good |excellent )|must (?:have|be)|confident|competent|familiar(?:ity)? with|qualified|computer literate|team player)\\b)`,
  'giu',
);
const [leastInRow, mostWords] = [4, 14];
/** Demands that lost their marks and line ends, "experience in sales good telephone manner flexible", one by one. */
export const demandsInRow = (entry: Part): Part[] => {
  const parts = /[.,;•]\s/.test(entry.text) ? [] : cut(entry.text, entry.start, newDemand);
  return parts.length >= leastInRow && parts.every(({ text }) => text.split(/\s+/).length <= mostWords) ? parts : [entry];
};
