import type { PromptReading } from '../src/prompt';

/** Invented sentences, and what has to be understood of each. Lists are compared in lower case, flags by their words. */
export type Expected = {
  titles?: readonly string[];
  skills?: readonly string[];
  hours?: PromptReading['hours'];
  salary?: number | null;
  models?: PromptReading['workModels'];
  types?: PromptReading['jobTypes'];
  industries?: PromptReading['industries'];
  sizes?: PromptReading['companySizes'];
  languages?: PromptReading['languages'];
  lacks?: PromptReading['lacks'];
  wanted?: readonly string[];
  unwanted?: readonly string[];
};

const h = (least: number, most = least) => ({ least, most });

export const sentences: readonly (readonly [string, Expected])[] = [
  ['administratief of receptie, 16 tot 24 uur', { titles: ['administratief medewerker', 'receptionist'], hours: h(16, 24) }],
  ['i can drive a forklift and want day shifts', { titles: ['forklift driver'], wanted: ['day shifts'] }],
  ['devops kubernetes 100% remote', { titles: ['devops engineer'], skills: ['kubernetes'], models: ['REMOTE'] }],
  ['frontend react typescript', { titles: ['frontend developer'], skills: ['react', 'typescript'] }],
  ['snel geld verdienen in de verkoop', { titles: ['verkoopmedewerker'] }],
  ['ik hou van puzzelen en cijfers', { titles: ['boekhouder'] }],
  ['weinig Nederlands, magazijn', { titles: ['magazijnmedewerker'], languages: ['English'] }],
  ['technische baan voor vrouwen', { titles: ['onderhoudsmonteur'] }],
  ['pabo afgestudeerd, groep 3', { titles: ['leerkracht basisonderwijs'] }],
  ['night porter in a hotel', { titles: ['night porter'] }],
  ['job where I can bring my dog, gardener', { titles: ['gardener'], wanted: ['bring my dog'] }],
  ['I am a nurse but want office work', { titles: ['office assistant'] }],
  ['ik werk nu als kok en zoek iets op kantoor', { titles: ['administratief medewerker'], models: [] }],
  ["I'm a teacher looking for something else, maybe data analyst", { titles: ['data analyst'] }],
  ['former chef, now receptionist', { titles: ['receptionist'] }],
  ['ik ben lasser en zoek werk dicht bij huis', { titles: ['lasser'] }],
  ['kok zonder ervaring', { titles: ['kok'], lacks: ['experience'], unwanted: [] }],
  ['geen ervaring, schoonmaak', { titles: ['schoonmaker'], lacks: ['experience'], unwanted: [] }],
  ['geen ervaring schoonmaak', { titles: ['schoonmaker'], lacks: ['experience'], unwanted: [] }],
  ['no degree needed warehouse', { titles: ['warehouse worker'], lacks: ['diploma'], unwanted: [] }],
  ['without experience or degree', { titles: ['production worker'], lacks: ['experience', 'diploma'] }],
  ['ervaring niet vereist, magazijn', { titles: ['magazijnmedewerker'], lacks: ['experience'] }],
  ['ik heb geen diploma maar wel 10 jaar ervaring als lasser', { titles: ['lasser'], lacks: ['diploma'] }],
  ['startersfunctie in de zorg', { titles: ['zorgmedewerker'], lacks: ['experience'] }],
  ['werk zonder diploma', { titles: ['productiemedewerker'], lacks: ['diploma'] }],
  ['zonder rijbewijs bezorger', { titles: ['bezorger'], unwanted: ['rijbewijs'] }],
  ['cleaner, no car', { titles: ['cleaner'], unwanted: ['own car required'] }],
  ['no cold calling needed sales', { titles: ['sales representative'], unwanted: ['cold calling'] }],
  ['receptioniste onder schooltijd', { titles: ['receptioniste'], wanted: ['schooltijd'] }],
  ['mornings only, cleaning', { titles: ['cleaner'], wanted: ['mornings'] }],
  ['job during school hours, cook', { titles: ['cook'], wanted: ['school hours'] }],
  ['visa sponsorship software engineer', { titles: ['software engineer'], wanted: ['visa sponsorship'] }],
  ['BBL plek timmerman', { titles: ['timmerman'], wanted: ['bbl'] }],
  ['verkoper, minder stress', { titles: ['verkoper'], wanted: ['minder stress'] }],
  ['doktersassistente huisarts', { titles: ['doktersassistente'] }],
  ["I'm a nurse", { titles: ['nurse'], skills: [] }],
  ["I'm a physio", { titles: ['physio'] }],
  ['looking for a job in marketing, I speak English only', { titles: ['marketing specialist'], languages: ['English'], unwanted: [] }],
  ['ik spreek geen Nederlands, schoonmaker', { titles: ['schoonmaker'], languages: ['English'], unwanted: [] }],
  ['cook, no English needed, only Dutch', { titles: ['cook'], languages: ['Dutch'], unwanted: [] }],
  ['engelstalige baan als data analist', { titles: ['data analist'], languages: ['English'] }],
  ['docent Engels', { titles: ['docent engels'], languages: [] }],
  ["ik wil 's avonds niet werken, winkel", { titles: ['winkelmedewerker'], unwanted: ["'s avonds"] }],
  ['beveiliger, nachten liever niet', { titles: ['beveiliger'], unwanted: ['nachten'] }],
  ['nachten niet erg, verpleegkundige', { titles: ['verpleegkundige'], unwanted: [] }],
  ['geen probleem met weekenden, kok', { titles: ['kok'], unwanted: [] }],
  ['iets in de zorg, maar geen verpleegkundige', { titles: ['zorgmedewerker'], unwanted: ['verpleegkundige'] }],
  ['leidinggevende functie in de logistiek, 4000 bruto', { titles: ['logistiek manager'], salary: 4_000 }],
  ['max 2 dagen naar kantoor, data analist', { titles: ['data analist'], models: ['HYBRID'], hours: null }],
  ['geen 5 dagen naar kantoor, marketing', { models: ['HYBRID', 'REMOTE'], hours: null }],
  ['technisch, minder fysiek zwaar', { titles: ['onderhoudsmonteur'], wanted: [], unwanted: ['fysiek zwaar'] }],
  ['minder verantwoordelijkheid, kok', { titles: ['kok'], unwanted: [] }],
  ['minimaal 20 en maximaal 28 uur, receptioniste', { titles: ['receptioniste'], hours: h(20, 28) }],
  ['iets met cijfers maar geen boekhouder', { titles: ['financieel medewerker'], unwanted: ['boekhouder'] }],
  ['administratief, parttime', { titles: ['administratief medewerker'] }],
  ['lerares Frans, 0.6 fte', { titles: ['lerares frans'], hours: h(24) }],
  ['ik heb geen idee, iets met sport', { titles: ['sportinstructeur'], unwanted: [] }],
  ['lead engineer in an energy company', { titles: ['lead engineer'] }],
  ['projectmanager zorg', { titles: ['projectmanager'] }],
  ['stage communicatie', { titles: ['communicatiemedewerker'], types: ['INTERNSHIP'] }],
  [
    'rustige administratieve baan dicht bij huis, 24 uur, geen callcenter',
    { titles: ['administratief medewerker'], hours: h(24), wanted: ['rustige'], unwanted: ['callcenter'], salary: null },
  ],
  ['remote React job with a small team, at least 5k', { skills: ['react'], salary: 5_000, models: ['REMOTE'], wanted: ['small team'] }],
  [
    'verpleegkundige in de thuiszorg, 28 uur, geen nachtdiensten of weekenden',
    { titles: ['verpleegkundige'], hours: h(28), unwanted: ['nachtdiensten', 'weekenden'] },
  ],
  ['Administratief medewerker, ik wil weg uit de zorg', { titles: ['administratief medewerker'], unwanted: ['zorg'] }],
  ['Receptionist, fed up with call centres', { titles: ['receptionist'], unwanted: ['call centres'] }],
  ['I want to work as a carpenter, four days a week, no more than 30 minutes away', { titles: ['carpenter'], hours: h(32), unwanted: [] }],
  ['nurse, 32 hours, at least 2800', { titles: ['nurse'], hours: h(32), salary: 2_800 }],
  ['kok sinds 2019, 32 uur', { hours: h(32), salary: null }],
  ['Iets met dieren, buiten werken, parttime', { titles: ['dierenverzorger'], types: ['PART_TIME'], wanted: ['buiten werken'] }],
  [
    'senior java developer, hybrid, 6000 gross per month, no consultancy',
    { titles: ['senior java developer'], models: ['HYBRID'], salary: 6_000, unwanted: ['consultancy'] },
  ],
  ['Leraar wiskunde, minimaal 3.800 bruto, 0,8 fte', { titles: ['leraar wiskunde'], salary: 3_800, hours: h(32) }],
  [
    'truck driver, home every night, no weekends, EUR 3200',
    { titles: ['truck driver'], salary: 3_200, unwanted: ['weekends'], wanted: ['home every night'] },
  ],
  ['heftruckchauffeur in dagdienst, fulltime, Tilburg', { titles: ['heftruckchauffeur'], types: ['FULL_TIME'] }],
  [
    'Something with maps and public transport. A small team, room to think before building, and no pager at night.',
    { wanted: ['small team'], unwanted: ['pager at night'] },
  ],
  ['Ik zoek een baan als kok in een klein restaurant, liever niet in het weekend', { titles: ['kok'], unwanted: ['weekend'] }],
  ['python, sql en excel, data analyst, thuiswerken', { titles: ['data analyst'], skills: ['python', 'sql', 'excel'], models: ['REMOTE'] }],
  [
    '32-40 hours nurse in a hospital, not night shifts',
    { titles: ['nurse'], hours: h(32, 40), types: ['FULL_TIME', 'PART_TIME'], unwanted: ['night shifts'] },
  ],
  ['schoonmaker 15 uur per week, 14 euro per uur', { titles: ['schoonmaker'], hours: h(15), salary: 2_422 }],
  ['marketing internship at a startup', { skills: ['marketing'], types: ['INTERNSHIP'], sizes: ['STARTUP'] }],
  [
    'electrician who wants to install solar panels, own van, no on-call',
    { titles: ['electrician'], skills: ['solar panels'], unwanted: ['on-call'] },
  ],
  [
    'logistiek medewerker, geen ploegendienst, geen zwaar tilwerk',
    { titles: ['logistiek medewerker'], unwanted: ['ploegendienst', 'zwaar tilwerk'] },
  ],
  [
    'projectmanager bouw, 70.000 per jaar, auto van de zaak',
    { titles: ['projectmanager bouw'], salary: 5_833, wanted: ['auto van de zaak'] },
  ],
  [
    'software engineer not java, prefers python, 2 days from home',
    { titles: ['software engineer'], skills: ['python'], models: ['HYBRID'], unwanted: ['java'], hours: null },
  ],
  [
    'product owner in fintech, hybrid, max 45 minutes by train',
    { titles: ['product owner'], industries: ['fintech'], models: ['HYBRID'], hours: null },
  ],
  ['werken met ouderen, 3 dagen per week, vast contract', { titles: ['verzorgende'], hours: h(24), wanted: ['vast contract'] }],
  ['iets administratiefs voor 20 uur', { titles: ['administratief medewerker'], hours: h(20), salary: null }],
  ['I am tired of sales, want a calm back office job, 20-24 hours', { hours: h(20, 24), wanted: ['calm'], unwanted: ['sales'] }],
  ['HR adviseur, niet fulltime, volledig remote', { titles: ['hr adviseur'], types: ['PART_TIME'], models: ['REMOTE'] }],
  ['loodgieter, eigen bus, 40 uur, € 3.400', { titles: ['loodgieter'], hours: h(40), types: ['FULL_TIME'], salary: 3_400 }],
  ['plumber, full-time, 3400 euro a month', { titles: ['plumber'], types: ['FULL_TIME'], salary: 3_400 }],
  ['hairdresser, two or three days', { titles: ['hairdresser'], hours: h(16, 24) }],
  ['kapper, 2 of 3 dagen', { titles: ['kapper'], hours: h(16, 24) }],
  ['dental assistant, no evenings', { titles: ['dental assistant'], unwanted: ['evenings'] }],
  ['tandartsassistente, geen avonden', { titles: ['tandartsassistente'], unwanted: ['avonden'] }],
  ['lawyer in labour law, between 4500 and 6000 euros', { titles: ['lawyer'], salary: 4_500 }],
  ['jurist arbeidsrecht, tussen 4500 en 6000 euro', { titles: ['jurist'], salary: 4_500 }],
  ['bus driver, no broken shifts, 36 hours', { titles: ['bus driver'], hours: h(36), types: ['FULL_TIME'], unwanted: ['broken shifts'] }],
  ['buschauffeur, geen gebroken diensten, 36 uur', { titles: ['buschauffeur'], hours: h(36), unwanted: ['gebroken diensten'] }],
  ['teacher at a primary school, 3 days, no commute over 20 min', { titles: ['teacher'], hours: h(24) }],
  ['lesgeven op een basisschool, 3 dagen', { titles: ['leraar'], hours: h(24) }],
  ['pharmacist or pharmacy assistant, 24 hrs', { titles: ['pharmacist', 'pharmacy assistant'], hours: h(24) }],
  ['apotheker of apothekersassistent, 24u', { titles: ['apotheker', 'apothekersassistent'], hours: h(24) }],
  ['civil engineer, no relocation, €55k', { titles: ['civil engineer'], salary: 4_583 }],
  ['civiel ingenieur, 55k per jaar', { titles: ['civiel ingenieur'], salary: 4_583 }],
  ['warehouse work, day shift only, 38 hours', { titles: ['warehouse worker'], hours: h(38) }],
  ['magazijnwerk overdag, 38 uur', { titles: ['magazijnmedewerker'], hours: h(38) }],
  ['graphic designer with figma, remote or hybrid', { titles: ['graphic designer'], skills: ['figma'], models: ['HYBRID', 'REMOTE'] }],
  ['grafisch vormgever met figma, niet op kantoor', { titles: ['grafisch vormgever'], skills: ['figma'], models: ['HYBRID', 'REMOTE'] }],
  ['security guard, nights are fine, 40 hours', { titles: ['security guard'], hours: h(40), unwanted: [] }],
  ['beveiliger, nachtdienst geen probleem', { titles: ['beveiliger'] }],
  ['cook without weekends or evenings', { titles: ['cook'], unwanted: ['weekends', 'evenings'] }],
  ['barista 16 uur, zonder avonden', { titles: ['barista'], hours: h(16), unwanted: ['avonden'] }],
  ['welder, minimum 20 euro per hour', { titles: ['welder'], salary: 3_460 }],
  ['lasser, minimaal 20 euro per uur', { titles: ['lasser'], salary: 3_460 }],
  ['tuinwerk, in het groen, geen pesticiden', { titles: ['hovenier'], unwanted: ['pesticiden'] }],
  ['gardening, small company, no weekends', { titles: ['gardener'], sizes: ['STARTUP', 'SMALL'], unwanted: ['weekends'] }],
  [
    'receptionist at a large company, no customers on the phone',
    { titles: ['receptionist'], sizes: ['LARGE', 'ENTERPRISE', 'MULTINATIONAL'] },
  ],
  ['accountant, not remote', { titles: ['accountant'], models: ['ON_SITE', 'HYBRID'] }],
  ['boekhouder, geen thuiswerk', { titles: ['boekhouder'], models: ['ON_SITE', 'HYBRID'] }],
  [
    'devops engineer with kubernetes and terraform, 36 uur, 5500+',
    { titles: ['devops engineer'], skills: ['kubernetes', 'terraform'], hours: h(36), salary: 5_500 },
  ],
  ['physiotherapist, own schedule, 30 hours per week', { titles: ['physiotherapist'], hours: h(30), wanted: ['own schedule'] }],
  ['fysiotherapeut, zelf roosteren, 30 uur in de week', { titles: ['fysiotherapeut'], hours: h(30), wanted: ['zelf roosteren'] }],
  ['van driver delivering parcels, no heavy lifting', { titles: ['driver', 'delivery driver'], unwanted: ['heavy lifting'] }],
  ['met kinderen werken, schooltijden', { titles: ['pedagogisch medewerker'], wanted: ['schooltijden'] }],
  ['stage als redacteur bij een uitgeverij', { titles: ['redacteur'], types: ['INTERNSHIP'] }],
  ['elektromonteur met BHV, storingsdienst geen bezwaar', { titles: ['elektromonteur'] }],
  ['market researcher, 4-day week, from home', { titles: ['market researcher'], models: ['REMOTE'] }],
  ['housekeeping in a hotel, mornings, 20 hours', { hours: h(20) }],
  ['sustainability consultant, no more than 32 hours', { titles: ['sustainability consultant'], hours: h(32), unwanted: [] }],
  ['docent Engels, niet meer dan 24 uur', { titles: ['docent engels'], hours: h(24), unwanted: [] }],
];

/** With slips of the finger. */
export const slips: readonly (readonly [string, string])[] = [
  ['verpleegkundge 32 uur', 'verpleegkundige'],
  ['acountant parttime', 'accountant'],
  ['elektricein in utrecht', 'elektricien'],
  ['carpentr, four days', 'carpenter'],
  ['softwre developer', 'software developer'],
  ['boekhuoder 20 uur', 'boekhouder'],
  ['reiceptionist', 'receptionist'],
  ['vrachtwagenchaufeur', 'vrachtwagenchauffeur'],
  ['phsyiotherapist', 'physiotherapist'],
  ['schoonmaaker', 'schoonmaker'],
];

export const foreign: readonly string[] = [
  'Ich suche eine Stelle als Krankenpfleger in Utrecht, 32 Stunden, keine Nachtschicht',
  'Je cherche un travail dans la restauration, sans le week-end et pas loin de mon domicile',
  'Busco un trabajo de enfermera cerca de Utrecht con horas flexibles',
];

/** How people who know no names of jobs say what they would like to do. */
export const plainly: readonly string[] = [
  'iets met computers', 'iets met techniek', 'ik wil graag met mensen werken', 'werken met mijn handen', 'iets creatiefs', 'werk zonder diploma',
  'bijbaan in de supermarkt', 'in een ziekenhuis', 'in de thuiszorg', 'bij de gemeente', 'in de haven', 'op schiphol', "iets met auto's",
  'iets met mode', 'iets met eten', 'iets met sport', 'iets met muziek', 'met gehandicapten werken', 'achter de kassa', 'telefonisch werk',
  'iets met duurzaamheid', 'iets in de natuur', 'met paarden', 'in een apotheek', 'onderzoek doen', 'iets met taal', 'taxi rijden',
  'op een schip', 'evenementen organiseren', 'verbouwen en klussen', 'iets met geld', 'mensen met schulden helpen', 'afwassen', 'was en strijk',
  'something with computers', 'working with people', 'working with my hands', 'something creative', 'a job without a diploma', 'home care',
  'for the council', 'at the airport', 'something with cars', 'in fashion', 'in a hotel', 'disabled people', 'data entry', 'something with IT',
  'in nature', 'with horses', 'at a vet', 'research', 'languages', 'flowers', 'driving', 'on a ship', 'organising events', 'building things',
  'something with money', 'washing dishes', 'I like helping people', 'leading a team', 'work with young people',
]; // prettier-ignore
