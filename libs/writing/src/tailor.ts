import { type ApplicationFacts, type ApplicationTask, linesOf, mentions, sharedSkills } from './application-facts';
import { fill, listed, plain } from './wording';

/** What is different about a resume for one vacancy; entries stay, keep their order and their dates. */
export type Tailored = {
  summary: string | null;
  workExperiences: { id: string; description: string }[];
};

/** What stands behind a summary of one's own says nothing of who speaks: that is in the first person or in none. */
const phrases = {
  en: { and: 'and', skills: 'Skills for this work: {skills}.', years: (count: number) => (count === 1 ? '1 year' : `${count} years`) },
  nl: { and: 'en', skills: 'Vaardigheden voor dit werk: {skills}.', years: (count: number) => `${count} jaar` },
};
const mostSkills = 4;

/** Looks within a line: over line ends a thousand empty ones would be gone through from each of them. */
const isList = (description: string): boolean => /^[^\S\n]*[-*•–]\s/m.test(description) && linesOf(description).length > 1;

/** The same lines, those that speak of what is asked first. */
const reordered = (description: string, asked: readonly string[]): string => {
  const whole = description.toLowerCase();
  const named = asked.filter((name) => whole.includes(name.toLowerCase()));
  return linesOf(description)
    .map((line) => ({ line, weight: named.filter((name) => mentions(line, name)).length }))
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ line }) => `- ${line}`)
    .join('\n');
};

const summaryFor = ({ facts, language }: ApplicationTask): string | null => {
  const text = phrases[language];
  const shared = sharedSkills(facts)
    .filter(({ name }) => !mentions(facts.summary ?? '', name))
    .slice(0, mostSkills);
  if (shared.length === 0) return null;
  const named = shared.map(({ name, years }: ApplicationFacts['skills'][number]) =>
    years !== null && years >= 1 ? `${plain(name)} (${text.years(Math.floor(years))})` : plain(name),
  );
  const added = fill(text.skills, { skills: listed(named, text.and) });
  return [facts.summary?.trim(), added].filter(Boolean).join(' ');
};

/**
 * Turns a resume towards a vacancy without a new claim: what is asked stands first in lists, and the summary names the skills that are
 * asked for. What would not change is left out.
 */
export const tailorResume = (task: ApplicationTask): Tailored => {
  const asked = [...sharedSkills(task.facts).map(({ name }) => name), ...new Set(task.facts.vacancy.requiredSkills)];
  const workExperiences = task.facts.workExperiences.flatMap(({ id, description }) => {
    if (!description || !isList(description)) return [];
    const changed = reordered(description, asked);
    return linesOf(changed).join('\n') === linesOf(description).join('\n') ? [] : [{ id, description: changed }];
  });
  return { summary: summaryFor(task), workExperiences };
};
