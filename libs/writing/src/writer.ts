import type { Tone } from '@tandem/domain/resume';
import type { ApplicationFacts } from './application-facts';
import { type CompanyFacts, companySummary } from './company-summary';
import { markdownOf } from './composed';
import { type FactSource, factCheck } from './fact-check';
import { coverLetter } from './letter';
import { applicationSource, companySource, summarySource, vacancySource } from './sources';
import { candidateSummary, type SummaryFacts, type WritingLanguage } from './summary';
import { type VacancyFacts, vacancySummary } from './vacancy-summary';

/** A text to be written. */
export type WritingTask =
  | { kind: 'candidateSummary'; facts: SummaryFacts; language: WritingLanguage; tone: Tone }
  | { kind: 'coverLetter'; facts: ApplicationFacts; language: WritingLanguage; tone: Tone }
  | { kind: 'companySummary'; facts: CompanyFacts; language: WritingLanguage; tone: Tone }
  | { kind: 'vacancySummary'; facts: VacancyFacts; language: WritingLanguage; tone: Tone };

/** Whoever writes texts: composed from templates, or by a model behind an address. May throw when it cannot. */
export type Writer = { name: string; write(task: WritingTask): Promise<string> };

/** What the text of a task may rest on. */
export const sourceOf = (task: WritingTask): FactSource => {
  switch (task.kind) {
    case 'candidateSummary':
      return summarySource(task.facts);
    case 'coverLetter':
      return applicationSource(task.facts);
    case 'companySummary':
      return companySource(task.facts);
    case 'vacancySummary':
      return vacancySource(task.facts);
  }
};

const composed = (task: WritingTask): string => {
  switch (task.kind) {
    case 'candidateSummary':
      return candidateSummary(task.facts, task.language, task.tone);
    case 'coverLetter':
      return markdownOf(coverLetter(task));
    case 'companySummary':
      return markdownOf(companySummary(task.facts, task.language, task.tone));
    case 'vacancySummary':
      return markdownOf(vacancySummary(task.facts, task.language, task.tone));
  }
};

/** Composes from the facts themselves, without a network. */
export const templateWriter: Writer = { name: 'template', write: async (task) => composed(task) };

/** A writer whose texts pass the fact check: what fails it, or comes out empty, is written by the template instead. Errors pass through. */
export const checkedWriter = (writer: Writer): Writer => ({
  name: writer.name,
  write: async (task) => {
    const text = (await writer.write(task)).trim();
    const isFounded = text !== '' && factCheck(text, sourceOf(task)).length === 0;
    return isFounded || writer === templateWriter ? text : templateWriter.write(task);
  },
});
