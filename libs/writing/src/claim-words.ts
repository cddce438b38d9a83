import { verbose } from '@tandem/domain/verbose';
/** Words of which each is a claim, and which values they stand for. */

const tens = { twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90 };
const ones = { two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9 };
const dutchOnes = { een: 1, één: 1, twee: 2, drie: 3, vier: 4, vijf: 5, zes: 6, zeven: 7, acht: 8, negen: 9 };
const dutchTens = { twintig: 20, dertig: 30, veertig: 40, vijftig: 50, zestig: 60, zeventig: 70, tachtig: 80, negentig: 90 };

const joined = Object.entries(dutchTens).flatMap(([ten, value]) =>
  Object.entries(dutchOnes).flatMap(([one, more]) => [
    [`${one}en${ten}`, value + more] as const,
    [`${one}ën${ten}`, value + more] as const,
  ]),
);

/** Numbers in words, English and Dutch; "een" and "one" are also articles and are left out. */
export const numberWords: ReadonlyMap<string, number> = new Map([
  ...Object.entries({ ...ones, ten: 10, eleven: 11, twelve: 12, thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17, eighteen: 18, nineteen: 19, ...tens, hundred: 100, hundreds: 100, thousand: 1_000, thousands: 1_000, million: 1_000_000, millions: 1_000_000, dozen: 12, dozens: 12, decade: 10, decades: 20 }),
  ...Object.entries(dutchOnes).filter(([word]) => word !== 'een' && word !== 'één'),
  ...Object.entries({ tien: 10, elf: 11, twaalf: 12, dertien: 13, veertien: 14, vijftien: 15, zestien: 16, zeventien: 17, achttien: 18, negentien: 19, ...dutchTens, honderd: 100, honderden: 100, duizend: 1_000, duizenden: 1_000, miljoen: 1_000_000, miljoenen: 1_000_000, dozijn: 12, tiental: 10, tientallen: 10, decennium: 10, decennia: 20 }),
  ...joined,
]); // prettier-ignore

const monthNames = [
  ['january', 'januari'], ['february', 'februari'], ['march', 'maart'], ['april'], ['may', 'mei'], ['june', 'juni'], ['july', 'juli'],
  ['august', 'augustus'], ['september'], ['october', 'oktober'], ['november'], ['december'],
]; // prettier-ignore

/** Months in words to 1..12. "may" and "march" are also verbs: they count before a year only. */
export const monthNumbers: ReadonlyMap<string, number> = new Map(
  monthNames.flatMap((names, i) => names.map((name) => [name, i + 1] as const)),
);

/** The same language in English and Dutch. */
const languagePairs =
  'dutch nederlands|english engels|german duits|french frans|spanish spaans|italian italiaans|portuguese portugees|polish pools|turkish turks|arabic arabisch|russian russisch|ukrainian oekraïens|chinese chinees|mandarin mandarijn|japanese japans|korean koreaans|swedish zweeds|danish deens|norwegian noors|finnish fins|greek grieks|romanian roemeens|bulgarian bulgaars|hungarian hongaars|czech tsjechisch|slovak slowaaks|croatian kroatisch|serbian servisch|hindi hindi|urdu urdu|persian perzisch|farsi farsi|hebrew hebreeuws|frisian fries|afrikaans afrikaans|vietnamese vietnamees|thai thais|indonesian indonesisch|swahili swahili|catalan catalaans|papiamento papiaments|flemish vlaams';

/** Every language to the words it is known by: the English one, then the Dutch one. */
export const languageWords: ReadonlyMap<string, readonly string[]> = new Map(
  languagePairs.split('|').flatMap((pair) => {
    const words = pair.split(' ');
    return words.map((word) => [word, words] as const);
  }),
);

/** How well a language is spoken, in words that must come from the source. */
export const levelWords =
  /\b(native|near-native|fluent|fluently|bilingual|trilingual|mother tongue|moedertaal|vloeiend|tweetalig|drietalig)\b/giu;

/** Ranks that a resume either states or does not. */
export const rankWords = verbose('giu')`
  \b(
    senior|lead|principal|head of|manager|management|director|chief|ceo|cto|cfo|coo|vp|vice president|founder|co-founder|partner
    |professor|supervisor|teamleider|leidinggevende|leiding|directeur|directrice|oprichter|medeoprichter|bestuurder|hoofd
    |afdelingshoofd|vennoot|hoogleraar|managed|supervised|led a|headed
  )\b
`;

export const diplomaWords = verbose('giu')`
  \b(
    bachelor|bachelors|bachelor's|master|masters|master's|mba|phd|doctorate|doctor|associate degree|hbo|mbo|vwo|havo|vmbo|gymnasium
    |atheneum|university|universitair\w*|universiteit|hogeschool|cum laude|summa|honours|honors|gepromoveerd|promotie|doctoraat
    |doctoraal|drs|ingenieur|msc|bsc|llm|llb|wo-\w+|propedeuse|diploma|degree|certified|certificate|certification|certificaat
    |gecertificeerd|gediplomeerd|licensed|accredited|geregistreerd|scholarship|beurs
  )\b
`;

/** Words a sentence may begin with that name nobody. */
export const plainOpenings = new Set(
  `afgeronde arbeidsvoorwaarden areas command duties functie-eisen kennisgebieden locatie location minimaal practical praktisch presently previous requirements seeks taken talenkennis thans
   a about above after all also although among an and another any as asked at available because before below between both brings but by can candidates
   certificates colleagues contact currently daily dear do does during each earlier education every experience experienced few first following for from
   further gladly had has have he hello hereby hi his holds how however i if in includes is it its job jobs just kind knowledge knows languages last later latest learned learning
   like likes listens looks made many may moreover most my next no not now of often on once one open or other our over people present prefers
   regards resume salary shall she since size skills so some speaks started still studied such sincerely terms thank that the their then there these they
   things this those through to today together two until used using uses wants warm we what when where which while who why will with within without
   work worked working works would writes yours you your
   eerdere laatste huidige vorige volgende aan achter al alle allemaal als altijd andere beste bij binnen brengt certificaten contact daar daarna daarnaast daarom daarvoor dat de deze die dit door
   dus een eerder eerst elke en er ervaring geachte gevraagd graag groet had haar hallo hartelijke heb hebt heeft het hierbij hij hoe hoogachtend houdt hun ik in is je jij
   jouw jullie kan kent kom kortom leert maar meer met mijn na naast nadat nog nu of om omdat omvang ondanks onder ons ook op open opleiding opleidingen over
   salaris samen sinds soms spreekt studeerde tal talen te tijdens toen tot tussen u uit uw vaardigheden vaak van vanaf vanwege verder via voor voorwaarden vorig vragen
   waar waarom wanneer wat we weet welke werk werken werkt werkte wie wij wil worden zal ze zich zij zijn zo zoals zoekt zonder zou zullen`
    .split(/\s+/)
    .filter(Boolean),
);

/** What stands before the name of an employer, however it is written. */
export const beforeEmployer = verbose('giu')`
  \b(?:
    worked|works|working|work|employed|job|years?|career|interned|internship|hired|consulted|freelanced|werkte|werkt|werkzaam
    |gewerkt|dienst|jaar|baan|loopbaan|stage
  )(?:\s+(?:i|ik|we|wij|he|she|hij|zij|ze|ook|al|eerder|also|later|once))*\s+(?:at|by|for|bij|voor|in)\s+
  ([\p{L}\p{N}][\p{L}\p{N}&.'’-]*)|\bjoined\s+([\p{L}\p{N}][\p{L}\p{N}&.'’-]*)
`;

/** Words behind such a phrase that name no employer. */
export const noEmployer = new Set(
  `a an the this that these those my your our their his her its home night least present once work which what whom where several various many some any different other
   een de het dit dat deze die mijn jouw uw onze hun zijn haar thuis nacht verschillende diverse andere veel enkele meerdere`.split(/\s+/),
);
