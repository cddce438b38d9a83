import type { SkillType } from '@tandem/domain/resume';
import { skillTables } from './data/skills/tables';
import { normalise, slug, stableId } from './normalise';
import { listed } from './listed';

/** A name as the table writes it. Exact names match in the written case only, ambiguous ones need context besides. */
export type SkillName = { text: string; isExact: boolean; isAmbiguous: boolean };

/** One line of the table, its relations still by name. */
export type SkillRow = {
  id: number;
  key: string;
  domain: string;
  type: SkillType;
  telling: number;
  names: SkillName[];
  nl: string;
  parents: string[];
  related: string[];
};

type Section = { domain: string; type: SkillType; telling: number; parents: string[] };

const readName = (written: string): SkillName => {
  const mark = written[0];
  const isAmbiguous = mark === '?';
  const isExact = isAmbiguous || mark === '=';
  return { text: isExact ? written.slice(1) : written, isExact, isAmbiguous };
};

/** `## TYPE telling domain ^Parent, ^Parent` */
const readSection = (line: string): Section => {
  const [type = 'OTHER', telling = '0.5', domain = 'general', ...rest] = line.slice(3).split(' ');
  return {
    type: type as SkillType,
    telling: Number(telling),
    domain,
    parents: listed(rest.join(' ')).map((name) => name.replace('^', '')),
  };
};

/** `English | Nederlands | synonym, =Exact, ?Ambiguous | ^Parent, ~Related | telling`; what is left out is inherited. */
const readRow = (line: string, section: Section): SkillRow => {
  const [en = '', nl = '', synonyms, relations, telling] = line.split('|').map((field) => field.trim());
  const english = readName(en);
  const dutch = nl === '' ? english : readName(nl);
  const own = listed(relations);
  const key = slug(english.text);
  const parents = own.filter((name) => name.startsWith('^')).map((name) => name.slice(1));
  return {
    id: stableId(`skill:${key}`),
    key,
    domain: section.domain,
    type: section.type,
    telling: telling ? Number(telling) : section.telling,
    names: dutch === english ? [english, ...listed(synonyms).map(readName)] : [english, dutch, ...listed(synonyms).map(readName)],
    nl: dutch.text,
    parents: (parents.length > 0 ? parents : section.parents).filter((name) => normalise(name) !== normalise(english.text)),
    related: own.filter((name) => name.startsWith('~')).map((name) => name.slice(1)),
  };
};

/** Reads the tables of `data/skills`, in their order. */
export const readSkillTables = (): SkillRow[] => {
  const rows: SkillRow[] = [];
  let section: Section = { type: 'OTHER', telling: 0.5, domain: 'general', parents: [] };
  for (const line of skillTables.join('\n').split('\n')) {
    if (line.startsWith('## ')) section = readSection(line);
    else if (line.trim() !== '') rows.push(readRow(line, section));
  }
  return rows;
};
