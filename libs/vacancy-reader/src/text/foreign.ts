import { fold } from './fold';

/** Everyday words, and words of vacancies, of the languages around that are not read; none of them is Dutch or English. */
const foreign = new Set(
  [
    'und der das ist nicht mit fur wir sie ihr ihre ihren eine einen einer zum zur oder sowie werden suchen sucht aufgaben bieten stelle kenntnisse vollzeit',
    'le les et est vous nous votre vos notre nos une pour dans avec du aux sur recherche recherchons poste missions offrons contrat heures',
    'dla oraz przy lub nie jest jako poszukuje poszukujemy oferujemy wymagania obowiazki praca pracy pracownik pracownikow jezyk godzine zakres mile',
    'el los las y para con una por del que buscamos ofrecemos requisitos funciones puesto contrato experiencia',
    'il gli della di che cerchiamo offriamo esperienza lavoro requisiti',
    'si pentru cu sau cautam oferim experienta cerinte',
  ].flatMap((words) => words.split(' ')),
);
const own = new Set(
  'the and of to with for from are be will you your our have who can het een van voor bij aan naar als ben je jij jouw wij onze dit dat hebt kan te zijn ook met om'.split(
    ' ',
  ),
);
const [leastWords, lead] = [4, 2];
const mostOf = 0.5;

/** Whether a text is written in neither Dutch nor English: by its letters, or by its everyday words. */
export const isForeign = (text: string): boolean => {
  const head = text.slice(0, 20_000);
  const letters = head.match(/\p{L}/gu)?.length ?? 0;
  const others = head.match(/(?!\p{Script=Latin})\p{L}/gu)?.length ?? 0;
  if (others > letters * mostOf) return true;
  const words = fold(head).split(/[^\p{L}']+/u);
  const count = (known: ReadonlySet<string>) => words.filter((word) => known.has(word)).length;
  return count(foreign) >= leastWords && count(foreign) > count(own) * lead;
};
