import type { VacancyLanguage } from '../result';
import { fold } from './fold';

const frequent: Record<VacancyLanguage, Set<string>> = {
  en: new Set('the and of in to with for on at by from a an as is are be will you your our we this that or have who can'.split(' ')),
  nl: new Set(
    'de het een en van met voor op bij aan naar als is ben je jij jouw wij onze we dit dat of hebt wie kan te om zijn ook'.split(' '),
  ),
};

const shortText = 300;

/** The language with more of its everyday words in the text, by `lead` at least; null when neither has. */
export const clearLanguageOf = (text: string, lead: number): VacancyLanguage | null => {
  const words = fold(text.slice(0, 20_000)).split(/[^a-z']+/);
  const count = (language: VacancyLanguage) => words.filter((word) => frequent[language].has(word)).length;
  const ahead = count('en') - count('nl');
  if (Math.abs(ahead) < lead) return null;
  return ahead > 0 ? 'en' : 'nl';
};

/** What English says of work in a text too short for everyday words. */
const ofWork = /\b(?:hours?|hrs|wanted|needed|required|hiring|vacancy|permanent|temporary|days|month|year)\b|£/i;

/** The language with more of its everyday words in the text; when they are equal Dutch, unless it speaks of work in English. */
export const languageOf = (text: string): VacancyLanguage =>
  clearLanguageOf(text, 1) ?? (text.length < shortText && ofWork.test(text) ? 'en' : 'nl');
