import type { ReadResume } from '../src/result';
import type { Person } from './people';

const plain = (value: string | null | undefined) =>
  (value ?? '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#@.]+/gu, ' ')
    .trim();

type Facts = Map<string, number>;

function collect(pairs: [field: string, value: string | null | undefined][]): Facts {
  const facts: Facts = new Map();
  for (const [field, value] of pairs) {
    if (!value) continue;
    const key = `${field}: ${plain(value)}`;
    facts.set(key, (facts.get(key) ?? 0) + 1);
  }
  return facts;
}

/** What a document about this person says, as a bag of facts. */
export function factsOf(person: Person): Facts {
  return collect([
    ['first name', person.first],
    ['last name', person.last],
    ['email', person.email],
    ['phone', person.international],
    ['linkedin', `https://www.${person.linkedin}`],
    ['city', person.city],
    ...person.jobs.map((job) => ['job', `${job.title} ${job.company} ${job.start} ${job.end ?? 'now'}`] as [string, string]),
    ...person.studies.map((study) => ['study', `${study.title} ${study.school} ${study.start} ${study.end}`] as [string, string]),
    ...person.skills.map((skill) => ['skill', skill] as [string, string]),
    ...person.languages.map(([name]) => ['language', name] as [string, string]),
  ]);
}

/** What was read, in the same form. */
export function factsRead({ basics, experiences, educations, skills, languages }: ReadResume): Facts {
  const end = (date: { value: string | null } | null) => (date ? (date.value ?? 'now') : '');
  return collect([
    ['first name', basics.firstName?.value],
    ['last name', basics.lastName?.value],
    ['email', basics.email?.value],
    ['phone', basics.phone?.value],
    ['linkedin', basics.linkedinUrl?.value],
    ['city', basics.city?.value],
    ...experiences.map(
      (job) => ['job', `${job.title?.value} ${job.company?.value} ${job.startDate?.value} ${end(job.endDate)}`] as [string, string],
    ),
    ...educations.map(
      (study) =>
        ['study', `${study.title?.value} ${study.institution?.value} ${study.startDate?.value} ${end(study.endDate)}`] as [string, string],
    ),
    ...skills.map((skill) => ['skill', skill.name.value] as [string, string]),
    ...languages.map((language) => ['language', language.name.value] as [string, string]),
  ]);
}

export interface Likeness {
  f1: number;
  missing: string[];
  invented: string[];
}

/** Precision and recall of the facts, as their harmonic mean. */
export function likeness(truth: Facts, read: Facts): Likeness {
  const missing = [...truth.keys()].filter((fact) => !read.has(fact));
  const invented = [...read.keys()].filter((fact) => !truth.has(fact));
  const right = truth.size - missing.length;
  return { f1: (2 * right) / (truth.size + read.size), missing, invented };
}
