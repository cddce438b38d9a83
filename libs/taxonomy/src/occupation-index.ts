import type { Industry } from '@tandem/domain/company';
import { normalise, singular } from './normalise';
import { readOccupationTables, type OccupationRow } from './occupation-table';
import { skillByName } from './skills';

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
  return { occupations, byId, byName, problems };
};

let built: OccupationIndex | undefined;

/** The dictionary with its look-ups; built at the first call. */
export const occupationIndex = (): OccupationIndex => (built ??= build());
