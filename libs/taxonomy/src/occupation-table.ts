import type { Industry } from '@tandem/domain/company';
import { occupationTables } from './data/occupations/tables';
import { slug, stableId } from './normalise';
import { listed } from './listed';

/** One line of the table, its relations still by name. */
export type OccupationRow = {
  id: number;
  key: string;
  isco: string;
  en: string;
  nl: string;
  synonyms: string[];
  education: number;
  industries: Industry[];
  neighbours: string[];
  skills: string[];
};

type Section = { isco: string; education: number; industries: Industry[]; skills: string[] };

const marked = (field: string | undefined, mark: string): string[] =>
  (field ?? '')
    .split(/\s*,\s*|\s+(?=[+~])/)
    .map((part) => part.trim())
    .filter((part) => part.startsWith(mark))
    .map((part) => part.slice(1).trim());

/** `## ISCO education industry,industry +Skill, +Skill` heads the titles of a unit group. */
const readSection = (line: string): Section => {
  const [isco = '', education = '', industries = '', ...rest] = line.slice(3).split(' ');
  return {
    isco,
    education: Number(education),
    industries: industries === 'other' ? [] : (industries.split(',') as Industry[]),
    skills: marked(rest.join(' '), '+'),
  };
};

/** `English | Nederlands | synonym, synonym | +Skill, ~Neighbour`; the relations may follow the synonyms directly. */
const readRow = (line: string, section: Section): OccupationRow => {
  const [en = '', nl = '', names = '', relations = ''] = line.split('|').map((field) => field.trim());
  const inline = names.search(/(?:^|\s)[+~](?=\p{L})/u);
  const synonyms = inline >= 0 ? names.slice(0, inline) : names;
  const relation = inline >= 0 ? `${names.slice(inline)}, ${relations}` : relations;
  const key = slug(en);
  return {
    id: stableId(`occupation:${key}`),
    key,
    isco: section.isco,
    en,
    nl: nl || en,
    synonyms: listed(synonyms),
    education: section.education,
    industries: section.industries,
    neighbours: marked(relation, '~'),
    skills: [...marked(relation, '+'), ...section.skills],
  };
};

/** Reads the tables of `data/occupations`, in their order. */
export const readOccupationTables = (): OccupationRow[] => {
  const rows: OccupationRow[] = [];
  let section: Section | undefined;
  for (const line of occupationTables.join('\n').split('\n')) {
    if (line.startsWith('## ')) section = readSection(line);
    else if (line.trim() !== '' && section) rows.push(readRow(line, section));
  }
  return rows;
};
