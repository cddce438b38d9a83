import type { OccupationGuess } from '../profile-types';

/** What somebody does with a trade besides doing it himself: lead those who do, plan it, run projects of it, sell, teach or inspect it. */
export type Nature = 'lead' | 'plan' | 'project' | 'sell' | 'teach' | 'inspect';

/** Titles with a word of another nature that is none there: a social media manager leads nobody, a financial planner plans no work. */
const plain =
  /(?:klant|casus|proces|process|risico|risk|success|contract|verzuim|bid|wijk|partner|scrum|portfolio|data|duty|night|experience|service delivery|supply chain|supply|training|deal|test|claims|buurt|traject|omgevings|release|configuration|asset|privacy|user|relation|relatie|account|product|community|case|brand|merk|category|content|social media|office|property|relationship|event|vendor|incident|change|delivery|territory)[ -]?managers?(?!\p{L})|head ?hunter\p{L}*|art director|creative director|stage ?manager|hoofddocent\p{L}*|hoofdkantoor|(?:financial|financieel|media|event|wedding|urban|town|city|career|estate|ruimtelijk|stedenbouwkundig|strategic|marketing)[ -]?planners?(?!\p{L})|personal trainer|(?:tax|belasting)[ -]?inspect\p{L}*|station(?:s)?chef/giu;

const words: readonly (readonly [nature: Nature, words: RegExp])[] = [
  [
    'project',
    /(?:project|programma|program|programme)[ -]?(?:leid(?:er|ster)s?|managers?|lead(?:er)?s?)(?!\p{L})|product ?owners?(?!\p{L})/iu,
  ],
  [
    'lead',
    /(?<!\p{L})(?:team|groups?)[ -]?(?:leads?|leaders?|heads?|managers?|captains?)(?!\p{L})|(?:team|ploeg|filiaal|bedrijfs|afdelings|object|productie|bouw|werk|cluster|rayon|regio|school|shift|dienst|vestigings|unit|sector|locatie|keuken|winkel|magazijn|montage|werkplaats)leid(?:er|ster)s?(?!\p{L})|leidinggevend\p{L}*|(?<!\p{L})(?:supervisors?|fore(?:wo)?m[ae]n|superintendents?|manageress|managing|directors?|chiefs?|head of|head(?= (?:chef|nurse|waiter|teacher|cook|gardener))|president|c[etfoim]o|vp|dean|rector|schoolhoofd|uitvoerders?)(?!\p{L})|(?:voorm[ae]n|ploegba(?:as|zen)|managers?|directeuren|directeur|directrice|bestuurders?|afdelingshoofd|chef-?koks?|keukenchef)(?!\p{L})|(?<!\p{L})(?:executive chef|hoofd(?! of )\p{L}*)/iu,
  ],
  [
    'plan',
    /(?:planners?|roosteraars?|roostermakers?|dispatchers?|schedulers?|werkvoorbereiders?)(?!\p{L})|(?<!\p{L})(?:planning|rooster|roster|scheduling|dispatch)[ -]?(?:medewerkers?|co[öo]rdinators?|officers?|clerks?|specialists?)?(?!\p{L})/iu,
  ],
  [
    'teach',
    /(?:docent(?:en|e)?|leraar|leraren|leerkracht(?:en)?|onderwijzers?|instructeurs?|opleiders?|(?<!cross)trainers?|teachers?|lecturers?|instructors?|tutors?|professors?|hoogleraar)(?!\p{L})|(?<!\p{L})(?:onderwijs|teaching|teacher|les|klassen)[ -]?assist\p{L}*|(?:intern|leerling)[ -]?begeleiders?(?!\p{L})/iu,
  ],
  [
    'inspect',
    /(?:inspect(?:eurs?|ors?|rice)|keurmeesters?|keurders?|toezichthouders?|testers?|controleurs?|examinator(?:en)?|examiners?)(?!\p{L})|(?:quality|kwaliteits)[ -]?(?:control|controle|anal[iy]st|assurance)/iu,
  ],
];

/** Groups of ISCO-08 that sell a trade to others; whoever sells in a shop is at home in them too. */
const selling = /^(?:1221|243[34]|3322|524[34])/;
const shops = /^52/;

const sure = 0.5;
const sells = (occupations: readonly OccupationGuess[], groups: RegExp): boolean =>
  occupations.slice(0, 1).some(({ isco, confidence }) => confidence >= sure && groups.test(isco));

/** What a title says of the nature of the work; nothing for one that names the trade alone. */
export const naturesOf = (title: string, occupations: readonly OccupationGuess[]): Nature[] => {
  const told = title.replace(plain, ' ');
  return [
    ...words.flatMap(([nature, named]) => (named.test(told) ? [nature] : [])),
    ...(sells(occupations, selling) ? ['sell' as const] : []),
  ];
};

/** Whether somebody who has this job sells, though not as a trade of its own. */
export const sellsInShop = (occupations: readonly OccupationGuess[]): boolean => sells(occupations, shops);

const wished: readonly (readonly [nature: Nature, words: RegExp])[] = [
  [
    'lead',
    /leiding ?gev\p{L}*|leiding ?te ?geven|aansturen|aan te sturen|(?<!\p{L})manag(?:en|e|ing)(?!\p{L})|(?<!\p{L})leading(?!\p{L})/iu,
  ],
  ['plan', /(?<!\p{L})(?:in)?plannen|inroosteren|roosters? maken|(?<!\p{L})(?:planning|scheduling)(?!\p{L})/iu],
  ['project', /projecten leiden|(?:leading|running|managing) projects/iu],
  ['sell', /verkopen|(?<!\p{L})(?:verkoop|acquisitie|sales|selling)(?!\p{L})/iu],
  ['teach', /les ?geven|les te geven|(?<!\p{L})(?:doceren|opleiden|teaching|teach|training people)(?!\p{L})/iu],
  ['inspect', /(?<!\p{L})(?:keuren|controleren|inspecteren|inspecting|inspections?|inspecties?)(?!\p{L})/iu],
];

/** What a description of wanted work says of its nature: "leading a team of nurses". */
export const naturesWished = (wish: string): Nature[] => wished.flatMap(([nature, named]) => (named.test(wish) ? [nature] : []));
