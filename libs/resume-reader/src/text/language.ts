import { wordsOf } from './fold';

/** Languages whose headings, months and words are known. */
export type ReadLanguage = 'en' | 'nl' | 'de' | 'fr' | 'es' | 'it';

const frequent: Record<ReadLanguage, string> = {
  en: 'the and of in to with for on at by from a an as is was using i my experience education skills work university present software you your we our this that are be will',
  nl: 'de het een en van in met voor op bij aan naar als is was ik mijn werkervaring opleiding vaardigheden heden talen ervaring en te om door tot je jij jouw we wij wat dat dit niet ook zijn over uit heb ben',
  de: 'der die das und von in mit fur auf bei an als ist war ich mein berufserfahrung ausbildung kenntnisse heute sprachen erfahrung im zu zur den dem',
  fr: 'le la les de des du et en avec pour sur chez a un une est je mon experience formation competences langues aujourd au aux par dans',
  es: 'el la los las de del y en con para por un una es mi experiencia educacion formacion habilidades idiomas actualidad presente al',
  it: 'il la lo gli le di del della e in con per su un una esperienza istruzione competenze lingue oggi attuale al alla dei nel',
};

const table = Object.entries(frequent).map(([language, words]) => [language as ReadLanguage, new Set(words.split(' '))] as const);

/** How many words of a text are everyday words of each language; some are of two. */
export function everydayWords(text: string): Record<ReadLanguage, number> {
  const words = wordsOf(text);
  const counts = table.map(([language, known]) => [language, words.filter((word) => known.has(word)).length]);
  return Object.fromEntries(counts) as Record<ReadLanguage, number>;
}

/** The language with most of its everyday words in the text; English when nothing tells. */
export function detectLanguage(text: string): ReadLanguage {
  const counts = everydayWords(text);
  let best: ReadLanguage = 'en';
  for (const [language] of table) if (counts[language] > counts[best]) best = language;
  return best;
}
