import { factCheck, summarySource } from './fact-check';
import { candidateSummary, type SummaryFacts, type WritingLanguage } from './summary';

/** A text to be written. */
export type WritingTask = { kind: 'candidateSummary'; facts: SummaryFacts; language: WritingLanguage };

/** Whoever writes texts: composed from templates, or by a model behind an address. May throw when it cannot. */
export type Writer = { name: string; write(task: WritingTask): Promise<string> };

/** Composes from the facts themselves, without a network. */
export const templateWriter: Writer = {
  name: 'template',
  write: async ({ facts, language }) => candidateSummary(facts, language),
};

/** A writer whose texts pass the fact check: what fails it, or comes out empty, is written by the template instead. Errors pass through. */
export const checkedWriter = (writer: Writer): Writer => ({
  name: writer.name,
  write: async (task) => {
    const text = (await writer.write(task)).trim();
    const isFounded = text !== '' && factCheck(text, summarySource(task.facts)).length === 0;
    return isFounded ? text : templateWriter.write(task);
  },
});
