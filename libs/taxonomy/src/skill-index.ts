import type { SkillType } from '@tandem/domain/resume';
import { readSkillTables, type SkillName, type SkillRow } from './skill-table';
import { normalise, singular, slug, stableId } from './normalise';
import { readSupplement } from './supplement';

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

/** A name of a skill and the conditions under which a text means it. */
export type IndexedName = SkillName & { skill: Skill; domain: string };

/**
 * The dictionary with its look-ups. `names` holds what a spelling may stand for, the skill it is the label of first;
 * `longest` tells for a first word how many words the longest spelling has that begins with it.
 */
export type SkillIndex = {
  skills: Skill[];
  byId: Map<number, Skill>;
  names: Map<string, IndexedName[]>;
  longest: Map<string, number>;
  problems: string[];
};

const connectives = new Set(['and', 'en', 'the', 'de', 'het']);

/** The ways a name is written: as it stands, joined (e-commerce, ecommerce; node.js, nodejs), without "and" or "en". */
export const spellings = (name: string): string[] => {
  const normal = normalise(name);
  const words = normal.split(' ').map(singular);
  if (words.length === 1) return words;
  const forms = [words.join(' ')];
  const [first = '', second = ''] = words;
  const joinsReadably = first.length > 3 && second.length > 3;
  if (words.length === 2 && (joinsReadably || /[-./]/.test(name))) forms.push(singular(normal.replace(' ', '')));
  if (words.some((word) => connectives.has(word))) forms.push(words.filter((word) => !connectives.has(word)).join(' '));
  if (name.includes(' & '))
    for (const word of ['and', 'en']) forms.push(normalise(name.replace('&', word)).split(' ').map(singular).join(' '));
  return forms;
};

const toSkill = (row: SkillRow): Skill => {
  const [en, ...others] = row.names.map((name) => name.text);
  const synonyms = others.filter((name) => name !== row.nl);
  return {
    id: row.id,
    key: row.key,
    en: en ?? row.key,
    nl: row.nl,
    type: row.type,
    synonyms,
    parents: [],
    related: [],
    telling: row.telling,
  };
};

type Entry = { row: SkillRow; skill: Skill };

const indexNames = (entries: Entry[], { names, longest, problems }: SkillIndex): void => {
  const noteLength = (spelling: string): void => {
    const end = spelling.indexOf(' ');
    const first = end < 0 ? spelling : spelling.slice(0, end);
    const count = end < 0 ? 1 : spelling.split(' ').length;
    if (count > (longest.get(first) ?? 0)) longest.set(first, count);
  };
  const add = ({ row, skill }: Entry, name: SkillName): void => {
    const { text, isExact, isAmbiguous } = name;
    const indexed = { text, isExact, isAmbiguous, skill, domain: row.domain };
    for (const spelling of spellings(name.text)) {
      const known = names.get(spelling);
      if (known === undefined) {
        names.set(spelling, [indexed]);
        noteLength(spelling);
      } else {
        if (known[0]?.skill !== skill && !name.isExact) problems.push(`"${name.text}" of ${row.key} already names ${known[0]?.skill.key}`);
        known.push(indexed);
      }
    }
  };
  for (const entry of entries) for (const name of entry.row.names.slice(0, 1)) add(entry, name);
  for (const entry of entries) for (const name of entry.row.names.slice(1)) add(entry, name);
};

const relate = (entries: Entry[], { names, problems }: SkillIndex): void => {
  for (const { row, skill } of entries) {
    const ids = (written: string[]): number[] => {
      const found = written.map((name) => {
        const id = names.get(spellings(name)[0] ?? '')?.[0]?.skill.id;
        if (id === undefined) problems.push(`${row.key} refers to the unknown skill "${name}"`);
        return id;
      });
      return [...new Set(found)].filter((id) => id !== undefined && id !== row.id) as number[];
    };
    skill.parents = ids(row.parents);
    skill.related = ids(row.related);
  }
};

/** What skills from elsewhere tell about a job. */
const tellingOfSupplement = 0.6;

/** Skills brought in from elsewhere. Their names count as they are written only: many a product is called like an ordinary word. */
const addSupplement = ({ skills, byId, names, longest }: SkillIndex): void => {
  for (const { id, en, nl, names: others } of readSupplement().skills) {
    const key = slug(en);
    const own = id ?? stableId(`skill:${key}`);
    const free = [en, nl, ...others].filter((name) => spellings(name).every((spelling) => !names.has(spelling)));
    const isNew = !byId.has(own) && id === null && free.length > 0;
    const added: Skill = { id: own, key, en, nl, type: 'TOOLS_AND_FRAMEWORKS', synonyms: [...others], parents: [], related: [], telling: tellingOfSupplement }; // prettier-ignore
    const entry = isNew ? added : byId.get(own);
    if (!entry) continue;
    if (isNew) skills.push(entry);
    byId.set(own, entry);
    for (const text of free) {
      const [spelling = ''] = spellings(text);
      const words = spelling.split(' ');
      names.set(spelling, [{ text, isExact: true, isAmbiguous: false, skill: entry, domain: 'general' }]);
      longest.set(words[0] ?? '', Math.max(words.length, longest.get(words[0] ?? '') ?? 0));
    }
  }
};

const build = (): SkillIndex => {
  const entries = readSkillTables().map((row) => ({ row, skill: toSkill(row) }));
  const skills = entries.map(({ skill }) => skill);
  const index: SkillIndex = {
    skills,
    byId: new Map(skills.map((skill) => [skill.id, skill])),
    names: new Map(),
    longest: new Map(),
    problems: [],
  };
  if (index.byId.size !== skills.length) index.problems.push('two skills share an id');
  indexNames(entries, index);
  relate(entries, index);
  addSupplement(index);
  return index;
};

let built: SkillIndex | undefined;

/** The dictionary with its look-ups; built at the first call. */
export const skillIndex = (): SkillIndex => (built ??= build());
