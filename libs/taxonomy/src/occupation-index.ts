import type { Industry } from '@tandem/domain/company';
import { normalise, singular, slug, stableId } from './normalise';
import { readOccupationTables, type OccupationRow } from './occupation-table';
import { skillByName } from './skills';
import { readSupplement } from './supplement';

/**
 * A job title of the dictionary. `isco` is the unit group of ISCO-08 (four digits), `education` the typical level
 * (1..8, as in the European Qualifications Framework), `industries` is empty where the work exists in all of them.
 */
export type Occupation = {
  id: number;
  key: string;
  isco: string;
  en: string;
  nl: string;
  synonyms: string[];
  neighbours: number[];
  skills: number[];
  education: number;
  industries: Industry[];
};

export type OccupationIndex = {
  occupations: Occupation[];
  byId: Map<number, Occupation>;
  byName: Map<string, Occupation>;
  problems: string[];
};

/** A title as the index keeps it: folded words in singular, hyphens and spaces gone, since Dutch writes both. */
export const titleKey = (title: string): string => normalise(title).split(' ').map(singular).join('');

const names = (row: OccupationRow): string[] => [row.en, row.nl, ...row.synonyms];

const nameTable = (rows: OccupationRow[], problems: string[]): Map<string, OccupationRow> => {
  const byName = new Map<string, OccupationRow>();
  for (const part of ['labels', 'synonyms'] as const) {
    for (const row of rows) {
      for (const name of part === 'labels' ? [row.en, row.nl] : row.synonyms) {
        const other = byName.get(titleKey(name));
        if (other && other !== row) problems.push(`"${name}" of ${row.key} already names ${other.key}`);
        if (!other) byName.set(titleKey(name), row);
      }
    }
  }
  return byName;
};

const build = (): OccupationIndex => {
  const rows = readOccupationTables();
  const problems: string[] = [];
  const rowByName = nameTable(rows, problems);
  const occupations = rows.map((row): Occupation => {
    const neighbours = row.neighbours.map((name) => {
      const found = rowByName.get(titleKey(name));
      if (!found) problems.push(`${row.key} refers to the unknown title "${name}"`);
      return found?.id;
    });
    const skills = row.skills.map((name) => {
      const found = skillByName(name);
      if (!found) problems.push(`${row.key} refers to the unknown skill "${name}"`);
      return found?.id;
    });
    const known = (ids: (number | undefined)[]): number[] => [...new Set(ids.filter((id) => id !== undefined))];
    return { ...row, synonyms: names(row).slice(2), neighbours: known(neighbours), skills: known(skills) };
  });
  const byId = new Map(occupations.map((occupation) => [occupation.id, occupation]));
  if (byId.size !== occupations.length) problems.push('two titles share an id');
  const byName = new Map<string, Occupation>();
  for (const [name, row] of rowByName) {
    const occupation = byId.get(row.id);
    if (occupation) byName.set(name, occupation);
  }
  const index = { occupations, byId, byName, problems };
  addSupplement(index);
  return index;
};

/** The typical level of a group's work, by the first digit of its code. */
const levelOfMajorGroup: Readonly<Record<string, number>> = { 1: 6, 2: 6, 3: 5, 9: 1 };

/** Titles brought in from elsewhere: more names for those of the table, or titles beside them, next to all of their group. */
const addSupplement = ({ occupations, byId, byName }: OccupationIndex): void => {
  for (const { id, isco, en, nl, names: others } of readSupplement().occupations) {
    const key = slug(en);
    const own = id === null ? stableId(`occupation:${key}`) : id;
    let entry = byId.get(own);
    const free = [en, nl, ...others].filter((name) => !byName.has(titleKey(name)));
    if (!entry && id === null && free.length > 0) {
      const group = occupations.filter((other) => other.isco === isco);
      entry = {
        id: own, key, isco, en, nl, synonyms: [...others], neighbours: group.map((other) => other.id), skills: group[0]?.skills ?? [],
        education: group[0]?.education ?? levelOfMajorGroup[isco[0] ?? ''] ?? 3, industries: group[0]?.industries ?? [],
      }; // prettier-ignore
      occupations.push(entry);
      byId.set(own, entry);
    }
    if (entry) for (const name of free) byName.set(titleKey(name), entry);
  }
};

let built: OccupationIndex | undefined;

/** The dictionary with its look-ups; built at the first call. */
export const occupationIndex = (): OccupationIndex => (built ??= build());
