import type { ReadResume } from '@tandem/resume-reader/result';
import type { LayoutResume } from '../src/resume';

const plain = (value: string | number | null | undefined): string => String(value ?? '').replace(/[\s*-]+/g, ' ').trim().toLowerCase(); // prettier-ignore
type Pair = [field: string, value: string | number | null | undefined];

const bag = (pairs: readonly Pair[]): string[] => {
  const seen = new Map<string, number>();
  return pairs
    .filter(([, value]) => plain(value) !== '')
    .map(([field, value]) => {
      const key = `${field}: ${plain(value)}`;
      seen.set(key, (seen.get(key) ?? 0) + 1);
      return `${key} #${seen.get(key)}`;
    });
};

/** Every field of a resume. */
export const fieldsOf = ({ basics, summary, workExperiences, educations, skills }: LayoutResume): string[] =>
  bag([
    ['first name', basics.firstName],
    ['last name', basics.lastName],
    ['email', basics.email],
    ['phone', basics.phone],
    ['linkedin', basics.linkedinUrl],
    ['city', basics.address?.city],
    ['summary', summary],
    ...workExperiences.flatMap(({ title, company, startDate, endDate, description }, i): Pair[] => [
      [`job ${i} title`, title], [`job ${i} company`, company], [`job ${i} start`, startDate], [`job ${i} end`, endDate ?? 'now'], [`job ${i} text`, description],
    ]), // prettier-ignore
    ...educations.flatMap(({ educationType, title, startDate, endDate, description }, i): Pair[] => [
      [`study ${i} type`, educationType], [`study ${i} title`, title], [`study ${i} start`, startDate], [`study ${i} end`, endDate], [`study ${i} text`, description],
    ]), // prettier-ignore
    ...skills.flatMap(({ type, stack, yearsOfExperience, description }): Pair[] =>
      type === 'LANGUAGES' ? [['language', `${stack} ${description}`]] : [['skill', `${stack} ${yearsOfExperience}`]],
    ),
  ]);

/** The same fields as they were read. */
export const fieldsRead = ({ basics, summary, experiences, educations, skills, languages }: ReadResume): string[] =>
  bag([
    ['first name', basics.firstName?.value],
    ['last name', basics.lastName?.value],
    ['email', basics.email?.value],
    ['phone', basics.phone?.value],
    ['linkedin', basics.linkedinUrl?.value],
    ['city', basics.city?.value],
    ['summary', summary?.value],
    ...experiences.flatMap(({ title, company, startDate, endDate, description }, i): Pair[] => [
      [`job ${i} title`, title?.value], [`job ${i} company`, company?.value], [`job ${i} start`, startDate?.value], [`job ${i} end`, endDate ? (endDate.value ?? 'now') : null], [`job ${i} text`, description?.value],
    ]), // prettier-ignore
    ...educations.flatMap(({ educationType, title, institution, startDate, endDate, description }, i): Pair[] => [
      [`study ${i} type`, educationType.value], [`study ${i} title`, title?.value], [`study ${i} start`, startDate?.value], [`study ${i} end`, endDate?.value], [`study ${i} text`, [title ? institution?.value : null, description?.value].filter(Boolean).join(' ')],
    ]), // prettier-ignore
    ...skills.map(({ name, yearsOfExperience }): Pair => ['skill', `${name.value} ${yearsOfExperience}`]),
    ...languages.map(({ name, level }): Pair => ['language', `${name.value} ${level}`]),
  ]);

export const compare = (truth: readonly string[], read: readonly string[]) => {
  const missing = truth.filter((field) => !read.includes(field));
  const invented = read.filter((field) => !truth.includes(field));
  return { f1: (2 * (truth.length - missing.length)) / (truth.length + read.length), missing, invented };
};
