/** Job words that tell a gender, and the word that does not. */
const words: Readonly<Record<string, string>> = Object.fromEntries(
  `waitress waiter|actress actor|hostess host|stewardess steward|manageress manager|seamstress tailor|salesman salesperson|saleswoman salesperson|salesmen salesperson|saleswomen salesperson
  |chairman chairperson|chairwoman chairperson|foreman supervisor|forewoman supervisor|policeman police|policewoman police|fireman firefighter|firewoman firefighter|businessman business|businesswoman business
  |craftsman craftsperson|craftswoman craftsperson|handyman handyperson|cameraman camera|camerawoman camera|barmaid bartender|barman bartender|housewife household|headmistress headteacher|headmaster headteacher
  |postman postal|postwoman postal|anchorman anchor|anchorwoman anchor|midwife midwife|secretaris secretaresse|lerares leraar|zangeres zanger|danseres danser|actrice acteur|directrice directeur|redactrice redacteur
  |conductrice conducteur|inspectrice inspecteur|masseuse masseur|chauffeuse chauffeur|coiffeuse coiffeur|adviseuse adviseur|monteuse monteur|ambtenares ambtenaar|onderwijzeres onderwijzer|eigenaresse eigenaar
  |gastvrouw gastheer|zakenvrouw zakenman|cameravrouw cameraman|timmervrouw timmerman|vakvrouw vakman|voorvrouw voorman|kapster kapper|verpleegster verpleger|kokkin kok|boerin boer|presentatrice presentator
  |stagiaire stagiair|apothekeres apotheker|psychologe psycholoog|pedagoge pedagoog|biologe bioloog|logopediste logopedist|juriste jurist|caissiere kassier|assistente assistent|medewerkster medewerker`
    .split('|')
    .map((pair) => pair.trim().split(' ')),
);

/** Dutch women's forms in -ster whose neutral form ends in -er ("verkoopster", "begeleidster"); what is listed is no such word. */
const noWomen = new Set([
  'poster',
  'tester',
  'meester',
  'minister',
  'semester',
  'master',
  'webmaster',
  'cluster',
  'register',
  'venster',
  'klooster',
  'kloosters',
  'ouster',
  'roaster',
  'toaster',
  'booster',
  'bioster',
]);
const womanly = /^(\p{L}{2,}(?:eid|aak|oop|erk|eg|eid|rijf|org|and|aal|oon|el|end|iel|as|erp|oud|eur|uur))ster$/u;

/** Endings of compounds that tell a gender: "tandartsassistente", "beleidsadviseuse". */
const endings = 'assistente adviseuse directrice inspectrice lerares onderwijzeres ambtenares redactrice monteuse chauffeuse'.split(' ');

/** A job word without its gender: "verkoopster" and "verkoper", "waitress" and "waiter" are one. */
export const neutralWord = (word: string): string => {
  const listed = words[word];
  if (listed !== undefined) return listed;
  const ending = endings.find((each) => word.endsWith(each));
  if (ending !== undefined) return word.slice(0, -ending.length) + neutralWord(ending);
  if (word.endsWith('ster') && !noWomen.has(word) && womanly.test(word)) return neutralOf(word);
  return word;
};

/** "verkoopster" loses -ster and doubles no vowel: "verkoper". */
const neutralOf = (word: string): string => {
  const stem = word.slice(0, -4);
  return `${stem.replace(/([aeou])\1(\p{L})$/u, '$1$2')}er`;
};

/** A title with every word without gender. */
export const neutralTitle = (title: string): string =>
  title.replace(/\p{L}{4,}/gu, (word) => {
    const neutral = neutralWord(word.toLowerCase());
    return neutral === word.toLowerCase() ? word : neutral;
  });
