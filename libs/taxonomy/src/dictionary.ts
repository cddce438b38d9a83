import { occupationIndex } from './occupation-index';
import { skillIndex, type Skill } from './skill-index';
import { grammarProblems } from './title-grammar';

const circles = (skills: Skill[], byId: Map<number, Skill>): string[] => {
  const state = new Map<number, 'open' | 'done'>();
  const problems: string[] = [];
  const visit = (skill: Skill): void => {
    if (state.get(skill.id) === 'done') return;
    if (state.get(skill.id) === 'open') {
      problems.push(`${skill.key} is its own ancestor`);
      return;
    }
    state.set(skill.id, 'open');
    for (const id of skill.parents) {
      const parent = byId.get(id);
      if (parent) visit(parent);
    }
    state.set(skill.id, 'done');
  };
  skills.forEach(visit);
  return problems;
};

const untranslated = (entries: readonly { key: string; en: string; nl: string }[]): string[] =>
  entries.filter(({ en, nl }) => en.trim() === '' || nl.trim() === '').map(({ key }) => `${key} lacks a label`);

/**
 * What is wrong with the tables: names used twice, relations that lead nowhere, circles of parents, missing labels,
 * values out of range, rules without a group. Empty when all is well.
 */
export const dictionaryProblems = (): string[] => {
  const { skills, byId, problems } = skillIndex();
  const { occupations, problems: titleProblems } = occupationIndex();
  const outOfRange = skills
    .filter(({ telling }) => !(telling > 0 && telling <= 1))
    .map(({ key }) => `${key} has no telling between 0 and 1`);
  const ungrouped = occupations.filter(({ isco, education }) => !/^\d{4}$/.test(isco) || !(education >= 1 && education <= 8));
  return [
    ...problems,
    ...titleProblems,
    ...circles(skills, byId),
    ...untranslated(skills),
    ...untranslated(occupations),
    ...outOfRange,
    ...ungrouped.map(({ key }) => `${key} lacks a group or level`),
    ...grammarProblems(),
  ];
};

/** How much the dictionary holds. */
export const dictionarySize = (): { skills: number; skillNames: number; titles: number; titleNames: number } => {
  const { skills } = skillIndex();
  const { occupations } = occupationIndex();
  const names = (entries: readonly { synonyms: string[] }[]): number => entries.reduce((sum, { synonyms }) => sum + 2 + synonyms.length, 0);
  return { skills: skills.length, skillNames: names(skills), titles: occupations.length, titleNames: names(occupations) };
};
