import { seeksAnyWork } from '../any-work';
import { skill, tellingOf } from '../dictionary';
import { demand, taken } from '../parts/skills';
import type { WeightedSkill } from '../profile-types';
import { skillQuotes, whole } from './fields';
import type { Pair } from './pair';
import { type Draft, draft } from './reason';
import { occupationReasons, type OccupationKeys } from './work';

const sought: OccupationKeys = {
  same: 'reason.sought.work',
  near: 'reason.sought.near',
  text: 'reason.sought.text',
  field: 'reason.sought.field',
  some: 'reason.sought.some',
  detail: 'reason.sought.detail',
  differs: 'reason.sought.differs',
  other: 'reason.sought.other',
};

/** What the work has in common with the work that is sought, and what it has not. A search for any work is for none that differs. */
export const soughtWorkReasons = (pair: Pair): Draft[] => (seeksAnyWork(pair.candidate) ? [] : occupationReasons(pair, sought));

/** The asked skill that is nearest to one that is sought. */
const nearestAsked = ({ vacancy }: Pair, id: number): number[] => {
  if (vacancy.skillIds.includes(id)) return [id];
  const closest = [...vacancy.skillIds].sort(
    (a, b) => demand({ ...vacancy, skillIds: [b] }, id) - demand({ ...vacancy, skillIds: [a] }, id),
  );
  return closest.slice(0, 1);
};

const skillReason = (pair: Pair, { id }: WeightedSkill, share: number): Draft[] => {
  const asked = demand(pair.vacancy, id);
  const byWork = taken(pair.vacancy, id);
  const won = Math.max(asked, byWork);
  const { title } = pair.facts.vacancy;
  const you = skillQuotes(pair.own, [id], 1);
  const they = byWork > asked ? whole('title', title) : asked > 0 ? skillQuotes(pair.asked, nearestAsked(pair, id), 1) : [];
  const name = you[0]?.text ?? skill(id)?.en ?? '';
  const params = { skill: name, theirs: they[0]?.text ?? name, title };
  const key = byWork > asked ? 'reason.sought.skillTaken' : asked === 1 ? 'reason.sought.skill' : 'reason.sought.skillNear';
  return [
    ...(won > 0 ? [draft('skills', key, share * won, { params, you, they })] : []),
    ...(won < 1 ? [draft('skills', 'reason.sought.skillAbsent', share * (won - 1), { params, you })] : []),
  ];
};

/** Each skill that is sought: asked for, nearly, part of the work, or not. */
export const soughtSkillReasons = (pair: Pair): Draft[] => {
  const { skills } = pair.candidate;
  const weightOf = ({ id, weight }: WeightedSkill): number => weight * tellingOf(id);
  const total = skills.reduce((sum, each) => sum + weightOf(each), 0) || 1;
  return skills.flatMap((each) => skillReason(pair, each, weightOf(each) / total));
};
