import type { Tone } from '@tandem/domain/resume';
import type { WritingLanguage } from './facts';
import { skillByName } from '@tandem/taxonomy/skills';

/** What of a resume and a vacancy an application may speak of. Dates as in a resume; the latest work comes first. */
export type ApplicationFacts = {
  today: string;
  name: string;
  workExperiences: readonly {
    id: string;
    title: string;
    company: string;
    startDate: string | null;
    endDate: string | null;
    description: string | null;
  }[];
  educations: readonly { id: string; title: string; completed: boolean }[];
  skills: readonly { id: string; name: string; years: number | null }[];
  languages: readonly { id: string; name: string; level: string | null }[];
  summary: string | null;
  vacancy: { title: string; companyName: string; requiredSkills: readonly string[]; requiredLanguages: readonly string[] };
};

export type ApplicationTask = { facts: ApplicationFacts; language: WritingLanguage; tone: Tone };

const plainWord = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}+#]/gu, '');

const isSameSkill = (a: string, b: string): boolean => {
  if (plainWord(a) === plainWord(b)) return true;
  const [left, right] = [skillByName(a), skillByName(b)];
  return left !== undefined && left.id === right?.id;
};

/** The skills of a resume that a vacancy asks for, in the order it asks, the own names kept. */
export const sharedSkills = ({ skills, vacancy }: ApplicationFacts): ApplicationFacts['skills'][number][] => {
  const shared = vacancy.requiredSkills.flatMap((asked) => skills.find(({ name }) => isSameSkill(name, asked)) ?? []);
  return [...new Set(shared)];
};

/** Whether a text mentions a skill as a word of its own. */
export const mentions = (text: string, name: string): boolean => {
  const [where, what] = [text.toLowerCase(), name.toLowerCase()];
  const at = where.indexOf(what);
  const isPart = (letter: string | undefined) => letter !== undefined && /[\p{L}\p{N}+#]/u.test(letter);
  return at >= 0 && what !== '' && !isPart(where[at - 1]) && !isPart(where[at + what.length]);
};

/** The lines of a description, without their bullets. */
export const linesOf = (description: string | null): string[] =>
  (description ?? '')
    .split('\n')
    .map((line) => line.replace(/^\s*[-*•–]\s+/, '').trim())
    .filter(Boolean);
