import { languageNames } from '../levels/languages';
import type { Remainder } from './remainder';

const dutch = 'dutch|nederlands(?:e|talige?)?';
const english = 'english|engels(?:e|talige?)?';
const names: readonly (readonly [name: string, words: string])[] = Object.entries(languageNames).map(([code, words]) => {
  const [first = ''] = words.split('|');
  return [first.charAt(0).toUpperCase() + first.slice(1), code === 'nl' ? dutch : code === 'en' ? english : words];
});

/** Ways to say that one language is all that will do. */
const only = (language: string): RegExp =>
  new RegExp(
    `(?<!\\p{L})(?:(?:i |ik )?(?:speaks? |spreekt? )?(?:only|alleen|just|enkel)(?: maar)?(?: speaks?)? (?:${language})|(?:i )?speaks? (?:${language}) only|(?:${language})(?:(?:,? |-)?(?:sprekende?)|(?:,? |-)(?:only|speaking))|for (?:${language})[ -]speakers?(?: only)?)(?!\\p{L})`,
    'giu',
  );
/** Ways to say that a language is one too many. */
const none = (language: string): RegExp =>
  new RegExp(
    `(?<!\\p{L})(?:(?:(?:i |ik )?(?:(?:don['’]?t|doesn['’]?t|do not|does not|can['’]?t|cannot) speak|spreekt? (?:nog )?geen|no|not much|little|without|geen|zonder|niet|weinig|slecht|nauwelijks)) (?:${language})(?: (?:needed|required|necessary|skills|nodig|vereist))?|(?:${language}) (?:is )?(?:not|niet) (?:needed|required|necessary|nodig|vereist|verplicht))(?!\\p{L})`,
    'giu',
  );
/** Languages somebody says he speaks, with no word of others: it asks for nothing. */
const spokenOf = (language: string): RegExp =>
  new RegExp(
    `(?<!\\p{L})(?:speaks?|spreekt?)(?:\\s+(?:ook|also|goed|well|fluent|vloeiend))?\\s+(?:${language})(?:(?:\\s*,\\s*|\\s+(?:en|and)\\s+)(?:${language}))*(?!\\p{L})`,
    'giu',
  );
/** Languages somebody says he is good at, beside one he has but little of: that is the one he can work in. */
const good = (language: string): RegExp =>
  new RegExp(`(?<!\\p{L})(?:(?:maar |but |wel )*(?:goed|vloeiend|uitstekend|prima|good|fluent|excellent) (?:${language})|(?:${language}) (?:is |wel )*(?:goed|vloeiend|good|fluent|ok(?:ay|e|é)?|prima|fine))(?!\\p{L})`, 'giu'); // prettier-ignore
/** A level says that it is spoken some. */
const level = (language: string): RegExp =>
  new RegExp(`(?<!\\p{L})(?:[abc][12] (?:${language})|(?:${language}) [abc][12])(?!\\p{L})`, 'giu');
const some = (language: string): RegExp =>
  new RegExp(
    `(?<!\\p{L})(?:(?:speaks?|spreekt?) (?:(?:een|a) )?(?:beetje|little|bit(?: of)?|some|wat|redelijk|basic)|(?:een )?beetje|an? (?:little|bit)(?: of)?|redelijk|basic) (?:${language})(?!\\p{L})`,
    'giu',
  );
/** "Ukrainian, any job": said of oneself. */
const alone = (language: string): RegExp => new RegExp(`(?<=^\\s*)(?:${language})(?=\\s*,)`, 'giu');
const spoken = /(?<!\p{L})(?:engels|nederlands)talige?(?!\p{L})/giu;

/** The language a job has to be done in, by its English name, where somebody says that he has no other. Naming one is no demand. */
export const readLanguages = (rest: Remainder): string[] => {
  /** Who says what he has not got and speaks another language has that one. */
  const other = names.find(([name, words]) => !/^(?:Dutch|English)$/.test(name) && new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu').test(rest.text)); // prettier-ignore
  const little = names.flatMap(([name, words]) => rest.take('language', some(words), () => name));
  const well = names.flatMap(([name, words]) => rest.take('language', good(words), () => name));
  const lacking = [
    ...rest.take('language', none(dutch), () => 'English'),
    ...rest.take('language', none(english), () => other?.[0] ?? 'Dutch'),
  ];
  const own = names.flatMap(([name, words]) => rest.take('language', only(words), () => name));
  for (const [, words] of names) for (const spoken of [level(words), alone(words)]) rest.take('language', spoken, () => true);
  rest.take('language', spokenOf(names.map(([, words]) => words).join('|')), () => true);
  const asked = rest.take('language', spoken, ([word]) => (/^e/iu.test(word) ? 'English' : 'Dutch'));
  const better = little.length > 0 ? well.filter((name) => !little.includes(name)) : [];
  return [...new Set(own.length > 0 ? own : [...lacking, ...asked, ...better])];
};
