import type { Remainder } from './remainder';

const dutch = 'dutch|nederlands(?:e|talige?)?';
const english = 'english|engels(?:e|talige?)?';

/** Ways to say that one language is all that will do. */
const only = (language: string): RegExp =>
  new RegExp(
    `(?<!\\p{L})(?:(?:i |ik )?(?:speak |spreek )?(?:only|alleen|just|enkel)(?: maar)?(?: speak)? (?:${language})|(?:i )?speak (?:${language}) only|(?:${language})(?:(?:,? |-)(?:only|speaking|sprekende?)))(?!\\p{L})`,
    'giu',
  );
/** Ways to say that a language is one too many. */
const none = (language: string): RegExp =>
  new RegExp(
    `(?<!\\p{L})(?:(?:i |ik )?(?:don['’]?t speak|do not speak|can['’]?t speak|cannot speak|spreek geen|no|not much|little|without|geen|zonder|niet|weinig|slecht|nauwelijks)) (?:${language})(?: (?:needed|required|necessary|skills|nodig|vereist))?(?!\\p{L})`,
    'giu',
  );
const spoken = /(?<!\p{L})(?:engels|nederlands)talige?(?!\p{L})/giu;

/** The language a job has to be done in, by its English name, where somebody says that he has no other. Naming one is no demand. */
export const readLanguages = (rest: Remainder): string[] => {
  const taken = [
    ...rest.take('language', none(dutch), () => 'English'),
    ...rest.take('language', none(english), () => 'Dutch'),
    ...rest.take('language', only(dutch), () => 'Dutch'),
    ...rest.take('language', only(english), () => 'English'),
    ...rest.take('language', spoken, ([word]) => (/^e/iu.test(word) ? 'English' : 'Dutch')),
  ];
  return [...new Set(taken)];
};
