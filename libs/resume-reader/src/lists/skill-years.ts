import { findSkills } from '@tandem/taxonomy/skills';
import type { ReadExperience, ReadSkill } from '../result';
import { fold } from '../text/fold';
import { skillNamed } from '../vocabulary/skill-names';

type Span = readonly [from: number, to: number];

const monthOf = (date: string): number => {
  const [year, month] = date.split('-').map(Number);
  return (year ?? 0) * 12 + (month ?? 1) - 1;
};

/** The months of a job; null when its beginning or end is not known. A year alone counts from or until its middle. */
function monthsOf({ startDate, endDate }: ReadExperience, today: string | undefined): Span | null {
  const end = endDate ? (endDate.value ?? today?.slice(0, 7)) : undefined;
  if (!startDate || !end) return null;
  const middle = (date: string) => (date.length === 4 ? 6 : 0);
  const [from, to] = [monthOf(startDate.value) + middle(startDate.value), monthOf(end) + (end.length === 4 ? 6 : 1)];
  return to > from ? [from, to] : null;
}

/** Months in at least one of the spans. */
function union(spans: readonly Span[]): number {
  let sum = 0;
  let until = -Infinity;
  for (const [from, to] of [...spans].sort((a, b) => a[0] - b[0])) {
    sum += Math.max(0, to - Math.max(from, until));
    until = Math.max(until, to);
  }
  return sum;
}

const mentions = (text: string, name: string) => {
  const at = text.indexOf(name);
  if (at < 0) return false;
  const isPart = (letter: string | undefined) => letter !== undefined && /[\p{L}\p{N}+#]/u.test(letter);
  return !isPart(text[at - 1]) && !isPart(text[at + name.length]);
};

/** Years of each skill as the jobs that mention it add up; jobs at the same time count once. What the document states comes first. */
export function withYears(skills: readonly ReadSkill[], jobs: readonly ReadExperience[], today?: string): ReadSkill[] {
  const dated = jobs.flatMap((job) => {
    const months = monthsOf(job, today);
    const written = `${job.title?.value ?? ''}\n${job.description?.value ?? ''}`;
    return months ? [{ months, text: fold(written), named: new Set(findSkills(written).map(({ skillId }) => skillId)) }] : [];
  });
  return skills.map((skill) => {
    if (skill.yearsOfExperience !== null) return skill;
    const name = fold(skill.name.value);
    // "Apache Kafka" in the list is the Kafka of a job.
    const known = skillNamed(skill.name.value)?.id;
    const isTold = ({ text, named }: (typeof dated)[number]) => mentions(text, name) || (known !== undefined && named.has(known));
    const months = union(dated.filter(isTold).map((job) => job.months));
    return months > 0 ? { ...skill, yearsOfExperience: Math.max(1, Math.floor(months / 12)) } : skill;
  });
}
