/** A sentence and the facts it rests on, each in the words of the resume, vacancy or company it comes from. */
export type Sentence = { text: string; facts: readonly string[] };

/** A text that was composed: paragraphs of sentences. An item of a list is a sentence that begins with "- ". */
export type Composed = { paragraphs: readonly (readonly Sentence[])[] };

export const sentence = (text: string, ...facts: readonly string[]): Sentence => ({ text, facts: facts.filter(Boolean) });

/** The text as markdown. */
export const markdownOf = ({ paragraphs }: Composed): string =>
  paragraphs
    .filter((sentences) => sentences.length > 0)
    .map((sentences) => sentences.map(({ text }, i) => (i === 0 ? '' : text.startsWith('- ') ? '\n' : ' ') + text).join(''))
    .join('\n\n');

/** All sentences of a text in order. */
export const sentencesOf = ({ paragraphs }: Composed): Sentence[] => paragraphs.flat();
