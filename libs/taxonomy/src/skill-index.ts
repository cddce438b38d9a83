import type { SkillType } from '@tandem/domain/resume';
import { readSkillTables, type SkillName, type SkillRow } from './skill-table';
import { normalise, singular } from './normalise';

/**
 * A skill of the dictionary.
 * `id` depends on `key` alone and never changes with the table's order. `telling` (0..1) says how much the skill says
 * about a job: "communication" little, "ABAP" much.
 */
export type Skill = {
  id: number;
  key: string;
  en: string;
  nl: string;
  type: SkillType;
  synonyms: string[];
  parents: number[];
  related: number[];
  telling: number;
};

/** A name in the tree of words: the skill it names and the conditions under which it does. */
export type IndexedName = SkillName & { skill: Skill; domain: string };

/** Words of names as a tree; a node where names end carries them. */
export type WordNode = { next: Map<string, WordNode>; names: IndexedName[] };

export type SkillIndex = { skills: Skill[]; byId: Map<number, Skill>; byName: Map<string, Skill>; root: WordNode; problems: string[] };

const connectives = new Set(['and', 'en', 'the', 'de', 'het']);

/** The ways a name is written: as it stands, joined (e-commerce, ecommerce; node.js, nodejs), without "and" or "en". */
export const spellings = (name: string): string[] => {
  const words = normalise(name).split(' ').map(singular);
  const forms = new Set([words.join(' ')]);
  const joinsReadably = words.length === 2 && words.every((word) => word.length > 3);
  if ((words.length === 2 && /[-./]/.test(name)) || joinsReadably) forms.add(singular(normalise(name).replaceAll(' ', '')));
  if (words.some((word) => connectives.has(word))) forms.add(words.filter((word) => !connectives.has(word)).join(' '));
  if (/ & /.test(name)) for (const word of ['and', 'en']) forms.add(normalise(name.replace('&', word)).split(' ').map(singular).join(' '));
  return [...forms];
};

const newNode = (): WordNode => ({ next: new Map(), names: [] });

const insert = (root: WordNode, spelling: string, name: IndexedName): void => {
  let node = root;
  for (const word of spelling.split(' ')) {
    const next = node.next.get(word) ?? newNode();
    node.next.set(word, next);
    node = next;
  }
  node.names.push(name);
};

const toSkill = (row: SkillRow, resolve: (name: string) => number | undefined): Skill => {
  const ids = (names: string[]): number[] => [...new Set(names.map(resolve).filter((id) => id !== undefined && id !== row.id))] as number[];
  const [en, ...others] = row.names.map((name) => name.text);
  const synonyms = others.filter((name) => name !== row.nl);
  const relations = { parents: ids(row.parents), related: ids(row.related) };
  return { id: row.id, key: row.key, en: en ?? row.key, nl: row.nl, type: row.type, synonyms, ...relations, telling: row.telling };
};

const nameTable = (rows: SkillRow[], problems: string[]): Map<string, SkillRow> => {
  const byName = new Map<string, SkillRow>();
  for (const isLabel of [true, false]) {
    for (const row of rows) {
      for (const [place, name] of row.names.entries()) {
        if ((place === 0) !== isLabel) continue;
        for (const spelling of spellings(name.text)) {
          const other = byName.get(spelling);
          if (other && other !== row && !name.isExact) problems.push(`"${name.text}" of ${row.key} already names ${other.key}`);
          if (!other) byName.set(spelling, row);
        }
      }
    }
  }
  return byName;
};

const build = (): SkillIndex => {
  const rows = readSkillTables();
  const problems: string[] = [];
  const rowByName = nameTable(rows, problems);
  const resolve = (row: SkillRow) => (name: string): number | undefined => {
    const found = rowByName.get(spellings(name)[0] ?? '');
    if (!found) problems.push(`${row.key} refers to the unknown skill "${name}"`);
    return found?.id;
  };
  const skills = rows.map((row) => toSkill(row, resolve(row)));
  const byId = new Map(skills.map((skill) => [skill.id, skill]));
  if (byId.size !== skills.length) problems.push('two skills share an id');
  const byName = new Map<string, Skill>();
  for (const [name, row] of rowByName) {
    const skill = byId.get(row.id);
    if (skill) byName.set(name, skill);
  }
  const root = newNode();
  for (const [place, row] of rows.entries()) {
    const skill = skills[place];
    if (!skill) continue;
    for (const name of row.names) for (const spelling of spellings(name.text)) insert(root, spelling, { ...name, skill, domain: row.domain });
  }
  return { skills, byId, byName, root, problems };
};

let built: SkillIndex | undefined;

/** The dictionary with its look-ups; built at the first call. */
export const skillIndex = (): SkillIndex => (built ??= build());
