import { skillIndex, spellings, type Skill } from './skill-index';

export type { SkillType } from '@tandem/domain/resume';
export type { Skill } from './skill-index';
export { findSkills, type SkillMention } from './skill-mentions';

/** Every skill of the dictionary, in the tables' order. */
export const allSkills = (): readonly Skill[] => skillIndex().skills;

/** The skill with an id, if there is one. */
export const skill = (id: number): Skill | undefined => skillIndex().byId.get(id);

/** The skill a name stands for: any label or synonym in any language, after normalisation; no context is asked for. */
export const skillByName = (name: string): Skill | undefined => {
  const { names } = skillIndex();
  for (const spelling of spellings(name)) {
    const found = names.get(spelling)?.[0]?.skill;
    if (found) return found;
  }
  return undefined;
};

/** The skill a name stands for wherever it is written: names that are ordinary words as well (Go, Word, Lean) stand for none. */
export const plainSkillByName = (name: string): Skill | undefined => {
  const { names } = skillIndex();
  for (const spelling of spellings(name)) {
    const found = names.get(spelling) ?? [];
    if (found[0] && !found.some(({ isAmbiguous }) => isAmbiguous)) return found[0].skill;
  }
  return undefined;
};

const closeness = { related: 0.6, parent: 0.6, closeSibling: 0.45, sibling: 0.25, grandparent: 0.3, friend: 0.2 };
// Below a parent with few children these are near each other (Angular, Vue); below a broad one they are not.
const closeFamily = 12;

let familySizes: Map<number, number> | undefined;

const familySize = (parent: number): number => {
  familySizes ??= skillIndex().skills.reduce((sizes, { parents }) => {
    for (const id of parents) sizes.set(id, (sizes.get(id) ?? 0) + 1);
    return sizes;
  }, new Map<number, number>());
  return familySizes.get(parent) ?? 0;
};

const siblingCloseness = (a: Skill, b: Skill): number => {
  const shared = a.parents.filter((id) => b.parents.includes(id));
  if (shared.length === 0) return 0;
  return shared.some((id) => familySize(id) <= closeFamily) ? closeness.closeSibling : closeness.sibling;
};

const isGrandparent = (a: Skill, b: Skill): boolean => b.parents.some((id) => skill(id)?.parents.includes(a.id));

/**
 * How far one skill stands in for another, symmetric: 1 the same, 0.6 related or parent and child, 0.45 children of
 * one narrow parent, 0.3 grandparent, 0.25 children of one broad parent, 0.2 related to the same third, 0 otherwise
 * (and for unknown ids).
 */
export const skillCloseness = (a: number, b: number): number => {
  const first = skill(a);
  const second = skill(b);
  if (!first || !second) return 0;
  if (a === b) return 1;
  if (first.related.includes(b) || second.related.includes(a)) return closeness.related;
  if (first.parents.includes(b) || second.parents.includes(a)) return closeness.parent;
  const sibling = siblingCloseness(first, second);
  if (sibling > 0) return sibling;
  if (isGrandparent(first, second) || isGrandparent(second, first)) return closeness.grandparent;
  return first.related.some((id) => second.related.includes(id)) ? closeness.friend : 0;
};
