import { verbose } from '@tandem/domain/verbose';
import type { Line } from '../layout/line';
import type { ReadSkill } from '../result';
import type { Section } from '../sections/section';
import { withoutDates } from '../text/dates';
import { fold } from '../text/fold';
import { found, spansOf } from '../text/found';
import type { SkillType } from '@tandem/domain/resume';

/** How the licence is called, and under which name it is kept. */
const names: [RegExp, string][] = [
  [/rijbewij(?:s|zen)/, 'Rijbewijs'],
  [/(?:driving|driver'?s?) licen[cs]es?/, 'Driving licence'],
  [/fuhrerschein(?:klassen?|e)?|fahrerlaubnis/, 'Führerschein'],
  [/permis (?:de conduire|(?=[a-d]\b))/, 'Permis'],
];
const any = names.map(([name]) => name.source).join('|');
const category = '(?:am2|am|a1|a2|a|be|b1|b[+-]e|b|c1e|ce|c[+-]e|c1|c|d1e|de|d[+-]e|d1|d|t)';
const kind = '(?:categor(?:ie|y)(?:en|ies)?|klassen?|class(?:es)?|type|cat\\.?|full|uk|eu)';
const between = '\\s*(?:,|/|\\+|&|;|\\||en|and|und|et|\\s)\\s*';
const behind = new RegExp(
  `(?:${any})\\s*(?::|-|–|\\()?\\s*(?:${kind}\\s*[:,]?\\s*)*(${category}(?:${between}${category})*)(?![\\p{L}\\d'’-])`,
  'u',
);
/** "B-rijbewijs", "category B driving licence". */
const before = new RegExp(`(?<![\\p{L}\\d])(?:${kind}\\s+)?(${category})[\\s-]+(?:${any})`, 'u');
/** Not to be had, or not yet. */
const refused = verbose()`
  (?:bezig met|in opleiding voor|lessen voor|working (?:on|towards)|studying for|learning for)\s+(?:\S+\s+){0,3}?(?:\S-)?
  (?:rijbewijs|driv|licen)|(?:geen|no|nein|kein\S*)\s+(?:\S+\s+)?(?:rijbewijs|driv|fuhrerschein)
  |(?:rijbewijs|licen[cs]e|fuhrerschein)\s*:?\s*(?:nee|geen|no|none|nein|keiner?)\b
`;

/** Registers that a profession is in, as people put them beside their name: "BIG registered (no. 19012345601)". */
const registers: [RegExp, string][] = [
  [/(?<![\p{L}\d])big[- ]?(?:registered|registration|registration number)(?![\p{L}])/u, 'BIG registration'],
  [/(?<![\p{L}\d])big[- ]?(?:registratie|geregistreerd|nummer|nr\.?|registratienummer)(?![\p{L}])/u, 'BIG-registratie'],
  [/(?<![\p{L}\d])skj[- ]?(?:registratie|geregistreerd|nummer|nr\.?)(?![\p{L}])/u, 'SKJ-registratie'],
  [/(?<![\p{L}\d])nmc (?:pin|registered|registration)(?![\p{L}])/u, 'NMC registration'],
  [/(?<![\p{L}\d])nmbi (?:pin|registered|registration)(?![\p{L}])/u, 'NMBI registration'],
  [/(?<![\p{L}\d])hcpc (?:no|number|registered|registration)(?![\p{L}])/u, 'HCPC registration'],
  [/(?<![\p{L}\d])gmc (?:no|number|registered|registration)(?![\p{L}])/u, 'GMC registration'],
  [/(?<![\p{L}\d])code[- ]?95(?!\d)/u, 'Code 95'],
];
const beside = new Set<Section['kind']>(['top', 'personal', 'other']);

/** Where a licence is somebody's own: not what was taught or asked in a job. */
const own = new Set<Section['kind']>(['top', 'personal', 'summary', 'skills', 'languages', 'certificates', 'education', 'other']);

const isHeading = (text: string): boolean => new RegExp(`^(?:${any})$`, 'u').test(fold(text).replace(/:$/, '').trim());

const isCategory = new RegExp(`^${category}(?![\\p{L}\\d'’-])`, 'u');

/** What a text says of licences to drive: their categories, or none where it only says that there is one. */
function licencesIn(text: string): string[] {
  const folded = fold(text);
  const name = names.find(([pattern]) => pattern.test(folded))?.[1];
  if (!name || refused.test(folded)) return [];
  const behindNames = [...folded.matchAll(new RegExp(behind.source, 'gu'))].map(([, categories]) => categories);
  const list = behindNames.length > 0 ? behindNames.join(' ') : before.exec(folded)?.[1];
  if (!list) return [name];
  const categories = list.match(new RegExp(`(?<![\\p{L}\\d+])${category}(?![\\p{L}\\d])`, 'gu')) ?? [];
  return [...new Set(categories)].map((each) => `${name} ${each.replace(/[+-]/, '').toUpperCase()}`);
}

/** Licences to drive, wherever the paper says that somebody has one: below a heading, behind a label, in a list. */
export function readLicences(sections: readonly Section[], typeOf: (name: string) => SkillType): ReadSkill[] {
  const read = new Map<string, ReadSkill>();
  const keep = (name: string, lines: readonly Line[]) => {
    if (!read.has(name)) read.set(name, { name: found(name, 0.9, spansOf(lines)), type: typeOf(name), yearsOfExperience: null });
  };
  const add = (text: string, lines: readonly Line[]) => licencesIn(text).forEach((name) => keep(name, lines));
  const addRegisters = (lines: readonly Line[]) => {
    // The line may break within the name.
    const text = fold(lines.map((line) => line.text).join(' '));
    for (const [pattern, name] of registers) {
      const told = pattern.exec(text)?.[0].split(' ')[0];
      if (told) keep(name, lines.filter((line) => fold(line.text).includes(told)).slice(0, 1));
    }
  };
  for (const { kind: of, heading, lines } of sections) {
    if (!own.has(of)) continue;
    if (beside.has(of)) addRegisters(lines);
    // Below "Driving licences": a category with, beside it, since when.
    const below = heading && isHeading(heading.text) ? lines.filter((line, i) => i === 0 || isCategory.test(fold(line.text))) : [];
    for (const line of below) if (!new RegExp(any, 'u').test(fold(line.text))) add(`${heading?.text} ${line.text}`, [line]);
    // "Rijbewijs: B" may be set as a heading.
    if (heading?.text.includes(':')) add(heading.text, [heading]);
    for (const line of lines) add(line.text, [line]);
  }
  return [...read.values()];
}

/** A line that names licences to drive and nothing else. */
export const isLicenceLine = ({ text }: Line): boolean => {
  const rest = fold(withoutDates(text)).replace(new RegExp(any, 'gu'), ' ');
  return (
    licencesIn(text).length > 0 &&
    rest.replace(new RegExp(`(?<![\\p{L}\\d])(?:${category}|${kind}|en|and)(?![\\p{L}\\d])|[^\\p{L}\\d]`, 'gu'), '') === ''
  );
};
