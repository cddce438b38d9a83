import type { Nature, OccupationGuess } from '../profile-types';

/** One pattern of all lines; each is whole words at its end, and at its beginning where it says so by `<`. */
const anyOf = (lines: string): RegExp => {
  const patterns = lines
    .trim()
    .split(/\s*\n\s*/)
    .map((line) => line.replace(/^</, String.raw`(?<!\p{L})`));
  return new RegExp(String.raw`(?:${patterns.join('|')})(?!\p{L})`, 'giu');
};

/** Managers who lead nobody but look after a client, a product, a risk. */
const plainManagers = anyOf(String.raw`
  (?:klant|casus|proces|process|risico|risk|success|contract|verzuim|bid|wijk|partner|scrum|portfolio|data|duty|night)[ -]?managers?
  (?:experience|service delivery|supply|supply chain|training|deal|test|claims|buurt|traject|omgevings|release|api)[ -]?managers?
  (?:configuration|asset|privacy|user|relation|relatie|account|community|case|brand|merk|category|content)[ -]?managers?
  (?:social media|office|property|relationship|event|vendor|incident|change|delivery|territory|business development)[ -]?managers?
  (?:art|creative|account) director
  stage ?manager
`);

/** Titles with a word of another nature that is none there: a financial planner plans no work. */
const plain = anyOf(String.raw`
  (?:financial|financieel|media|event|wedding|urban|town|city|career|estate|ruimtelijk|stedenbouwkundig|strategic|marketing)[ -]?planners?
  paraplanners?
  <(?:tax|belasting)[ -]?inspect\p{L}*
`);

/** Words of titles, Dutch and English. */
const words: Readonly<Record<Nature, RegExp>> = {
  lead: anyOf(String.raw`
    <(?:team|groups?)[ -]?(?:leads?|leaders?|heads?|managers?|captains?)
    (?:team|ploeg|filiaal|bedrijfs|afdelings|object|productie|bouw|werk|cluster|rayon|regio|school|shift|dienst)leid(?:er|ster)s?
    (?:vestigings|unit|sector|locatie|keuken|winkel|magazijn|montage|werkplaats)leid(?:er|ster)s?
    leidinggevend\p{L}*
    <(?:supervisors?|fore(?:wo)?m[ae]n|superintendents?|managing|directors?|chiefs?|president|c[etfoim]o|vp|dean|rector|uitvoerders?)
    <head (?:of \p{L}+|chef|nurse|waiter|teacher|cook|gardener)
    (?:voorm[ae]n|ploegba(?:as|zen)|managers?|directeuren|directeur|directrice|bestuurders?)
    (?:chef-?koks?|keukenchefs?)
    <(?:executive chef|chef de cuisine)
    hoofd(?!stuk|kantoor|docent)\p{L}*
  `),
  project: anyOf(String.raw`
    (?:project|programma|program|programme)[ -]?(?:leid(?:er|ster)s?|managers?|leads?|leaders?)
    product ?(?:owners?|managers?)
  `),
  plan: anyOf(String.raw`
    (?:planners?|roosteraars?|roostermakers?|dispatchers?|schedulers?|werkvoorbereiders?)
    (?:plannings?|rooster|scheduling)[ -]?(?:medewerkers?|co[öo]rdinators?|officers?|clerks?)
    <medewerkers? planning
  `),
  sell: anyOf(String.raw`
    account[ -]?(?:managers?|executives?|directors?)
    <sales[ -]?(?:managers?|directors?|executives?|engineers?|reps?|representatives?|agents?|consultants?|leads?)
    <head of sales
    <commercieel (?:manager|directeur|medewerker|adviseur)
    <business develop(?:ers?|ment)
    <(?:vertegenwoordigers?|acquisiteurs?)
  `),
  teach: anyOf(String.raw`
    (?:docent|docenten|leraar|leraren|leerkracht|leerkrachten|onderwijzers?|instructeurs?|opleiders?|(?<!cross)trainers?|hoogleraar)
    (?:teachers?|lecturers?|instructors?|tutors?|professors?)
    <(?:intern|leerling)[ -]?begeleiders?
  `),
  inspect: anyOf(String.raw`
    (?:inspecteurs?|inspectors?|keurmeesters?|keurders?|toezichthouders?|testers?|controleurs?|examinator|examinatoren|examiners?)
    <(?:quality|kwaliteits)[ -]?(?:control|controle|anal[iy]st|assurance)
    <(?:qa|test|test ?automation)[ -](?:automation )?(?:engineers?|analysts?|leads?|specialists?)
    testanalist\p{L}*
  `),
};

const natures = Object.keys(words) as Nature[];

/** Groups of ISCO-08 that sell a trade to others, shops, where to sell is the trade itself, and sport, where to train people is. */
const groups = { selling: /^(?:243[34]|3322|524[34])/, shops: /^52/, sport: /^342/ };

const sure = 0.7;
const isOf = (group: RegExp, occupations: readonly OccupationGuess[]): boolean =>
  occupations.slice(0, 1).some(({ isco, confidence }) => confidence >= sure && group.test(isco));

/** What a title says of the nature of the work; nothing for one that names the trade alone. Who runs projects need not lead people. */
export const naturesOf = (title: string, occupations: readonly OccupationGuess[]): Nature[] => {
  const told = title.replace(plain, ' ');
  const ofLeading = told.replace(plainManagers, ' ').replace(words.project, ' ');
  return natures.filter((nature) => {
    if (nature === 'teach' && isOf(groups.sport, occupations)) return false;
    if (nature === 'sell' && isOf(groups.selling, occupations)) return true;
    return (nature === 'lead' ? ofLeading : told).search(words[nature]) >= 0;
  });
};

/** Titles that lie between the trade and another nature, so that neither is a step away from them. */
const between: Partial<Record<Nature, RegExp>> = {
  lead: anyOf(String.raw`
    co[öo]rdinator(?:s|en)?
    <(?:sous|tweede)[ -]?chefs?
    <(?:lead|principal|meewerkend|deputy|plaatsvervangend)
    <chefs?
  `),
  plan: anyOf('co[öo]rdinator(?:s|en)?'),
  project: anyOf('co[öo]rdinator(?:s|en)?'),
  inspect: anyOf(String.raw`
    <(?:quality|kwaliteits?)\p{L}*
    <audit(?:or)?s?
  `),
};

/** The natures a title is near without being of them: a shop sells and a coordinator leads, though in the trade itself. */
export const naturesNear = (title: string, occupations: readonly OccupationGuess[]): Nature[] =>
  natures.filter((nature) => (nature === 'sell' ? isOf(groups.shops, occupations) : title.search(between[nature] ?? /(?!)/u) >= 0));

/** What people call it who describe the work they want. */
const wished: Readonly<Record<Nature, RegExp>> = {
  lead: anyOf(String.raw`
    leiding ?(?:te )?gev\p{L}*
    <(?:aansturen|aan te sturen)
    <(?:lead|leading|manage|managing) (?:\p{L}+ )?(?:teams?|people|group|staff|others|colleagues)
  `),
  project: anyOf(String.raw`
    <projecten leiden
    <(?:leading|running|managing) projects
  `),
  plan: anyOf(String.raw`
    <(?:plannen|inplannen|inroosteren)
    <roosters? maken
    <(?:planning|scheduling) (?:work|shifts|transport|routes|production)
  `),
  sell: anyOf(String.raw`
    verkopen
    <(?:verkoop|acquisitie|sales|selling)
  `),
  teach: anyOf(String.raw`
    <les ?(?:te )?geven
    <(?:doceren|teaching|teach)
  `),
  inspect: anyOf('<(?:keuren|controleren|inspecteren|inspecting|inspecties?)'),
};

/** What a description of wanted work says of its nature: "leading a team of nurses". */
export const naturesWished = (wish: string): Nature[] => natures.filter((nature) => wish.search(wished[nature]) >= 0);
