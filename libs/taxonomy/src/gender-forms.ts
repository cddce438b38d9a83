const doubledVowel = /([aeou])\1([bdfgklmnprstvz])$/;
const shortSyllable = /(?:^|[^aeiou])[aeiou]([bdfgklmnprstz])$/;

/** "maakster" is a maker, "legster" a legger, "beheerster" a beheerder, "regelaarster" a regelaar. */
const fromSter = (stem: string): string[] => {
  const forms = [`${stem}er`, `${stem}der`];
  if (/aar$/.test(stem)) forms.push(stem);
  if (doubledVowel.test(stem)) forms.push(`${stem.replace(doubledVowel, '$1$2')}er`);
  const short = shortSyllable.exec(stem);
  if (short) forms.push(`${stem}${short[1]}er`);
  return forms;
};

const endings: [RegExp, (stem: string) => string[]][] = [
  [/ster$/, fromSter],
  [/euse$/, (stem) => [`${stem}eur`]],
  [/trice$/, (stem) => [`${stem}teur`, `${stem}tor`]],
  [/loge$/, (stem) => [`${stem}loog`]],
  [/ica$/, (stem) => [`${stem}icus`]],
  [/(?:lieden|lui|mannen|vrouwen)$/, (stem) => [`${stem}man`]],
  [/vrouw$/, (stem) => [`${stem}man`]],
  [/(?:woman|person)$/, (stem) => [`${stem}man`]],
  [/ares$/, (stem) => [`${stem}aar`]],
  [/eres$/, (stem) => [`${stem}er`]],
  [/e$/, (stem) => [stem]],
];

/**
 * The form the tables list for a title written for a woman or for several men, Dutch or English: "monteuse" gives
 * "monteur", "maakster" gives "maker" among others, "timmerlieden" gives "timmerman"; empty where the word has no such
 * ending. Forms that are no words do no harm: they are looked up and not found.
 */
export const listedForms = (word: string): string[] => {
  for (const [ending, forms] of endings) {
    if (word.length > 5 && ending.test(word)) return forms(word.replace(ending, ''));
  }
  return [];
};
