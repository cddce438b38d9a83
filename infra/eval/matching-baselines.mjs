// @ts-check
// What simple text search makes of the same files, to measure the engine against. Each gives a score per vacancy of one candidate.

/** @typedef {{ id: string, text: string, skills: string[] }} Document */

/** @param {string} text */
const wordsOf = (text) => text.toLowerCase().match(/[\p{L}\p{N}+#]{2,}/gu) ?? [];

/** @param {string[]} words */
const countsOf = (words) => {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
};

/** @param {Map<string, number>[]} documents */
const frequencies = (documents) => {
  /** @type {Map<string, number>} */
  const found = new Map();
  for (const document of documents) for (const word of document.keys()) found.set(word, (found.get(word) ?? 0) + 1);
  return found;
};

/** @param {Document} candidate @param {Document[]} vacancies */
const bm25 = (candidate, vacancies) => {
  const documents = vacancies.map(({ text }) => countsOf(wordsOf(text)));
  const lengths = documents.map((counts) => [...counts.values()].reduce((sum, count) => sum + count, 0));
  const mean = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
  const inDocuments = frequencies(documents);
  const query = new Set(wordsOf(candidate.text));
  return documents.map((counts, place) =>
    [...query].reduce((sum, word) => {
      const times = counts.get(word) ?? 0;
      const rare = Math.log(1 + (documents.length - (inDocuments.get(word) ?? 0) + 0.5) / ((inDocuments.get(word) ?? 0) + 0.5));
      return sum + (rare * times * 2.2) / (times + 1.2 * (0.25 + (0.75 * (lengths[place] ?? 0)) / mean));
    }, 0),
  );
};

/** @param {Document} candidate @param {Document[]} vacancies */
const tfidf = (candidate, vacancies) => {
  const documents = [candidate, ...vacancies].map(({ text }) => countsOf(wordsOf(text)));
  const inDocuments = frequencies(documents);
  const vectors = documents.map(
    (counts) =>
      new Map(
        [...counts].map(([word, times]) => [word, (1 + Math.log(times)) * Math.log(documents.length / (inDocuments.get(word) ?? 1))]),
      ),
  );
  /** @param {Map<string, number>} vector */
  const length = (vector) => Math.hypot(...vector.values()) || 1;
  const [own = new Map(), ...others] = vectors;
  return others.map(
    (vector) => [...vector].reduce((sum, [word, weight]) => sum + weight * (own.get(word) ?? 0), 0) / (length(vector) * length(own)),
  );
};

/** @param {Document} candidate @param {Document[]} vacancies */
const skills = (candidate, vacancies) => {
  const own = new Set(candidate.skills.flatMap(wordsOf));
  return vacancies.map(({ skills: asked }) => {
    const wanted = new Set(asked.flatMap(wordsOf));
    return wanted.size > 0 ? [...wanted].filter((word) => own.has(word)).length / wanted.size : 0;
  });
};

// A fixed sequence, so that a run can be repeated.
let state = 1;
const random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;

/** @type {Record<string, (candidate: Document, vacancies: Document[]) => number[]>} */
export const baselines = { random: (_, vacancies) => vacancies.map(random), bm25, tfidf, skills };
