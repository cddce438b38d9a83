import { candidateProfile, vacancyProfile } from '../src/profile';
import { promptFacts, readPrompt, saysWork, type PromptReading } from '../src/prompt';
import { score } from '../src/score';
import type { VacancyFacts } from '../src/facts';

const titles = (sentence: string): string[] => readPrompt(sentence).titles.map((title) => title.toLowerCase());
const values = (flags: PromptReading['wanted']): string[] => flags.map(({ value }) => value);

const vacancy = (title: string, description: string): VacancyFacts => ({
  title,
  description,
  requiredSkills: [],
  responsibilities: [],
  salaryMin: null,
  salaryMax: null,
  salaryIsEstimated: false,
  hours: 32,
  contractType: null,
  workModel: 'ON_SITE',
  homeworkDays: null,
  requiredEducation: null,
  requiredLanguages: null,
  requiredExperience: null,
  requiredVisa: null,
  benefits: [],
  industry: null,
  companySize: null,
  place: null,
});
const around = { place: null, travelMode: 'CAR', travelTime: 30 } as const;
const scoreOf = (sentence: string, facts: VacancyFacts): number =>
  score(candidateProfile(promptFacts(readPrompt(sentence), around)), vacancyProfile(facts)).percentage;

describe('pay', () => {
  it.each([
    ['vakkenvuller 600 euro per week', 2600],
    ['loon 650 per week horeca', 2817],
    ['€700 pw warehouse', 3033],
    ['£500 a week cleaning', 2167],
    ['contract developer 600 a day', 13000],
    ['schilder 2600 per 4 weken', 2817],
    ['schoonmaak minimaal 16 p/u', 2768],
  ])('is worked out a month: %s', (sentence, salary) => expect(readPrompt(sentence).salary).toBe(salary));

  it('a week is no number of hours a week', () => {
    expect(readPrompt('kok 32 uur per week')).toMatchObject({ salary: null, hours: { least: 32, most: 32 } });
    expect(readPrompt('kok 600 per week').hours).toBeNull();
  });

  it.each([
    ['beleidsmedewerker schaal 10 of hoger', 'schaal 10'],
    ['doktersassistente salarisschaal 5', 'salarisschaal 5'],
    ['nurse fwg 45', 'fwg 45'],
  ])('by a scale is a wish: %s', (sentence, scale) => {
    expect(values(readPrompt(sentence).wanted)).toEqual([scale]);
    expect(readPrompt(sentence).words).toEqual([]);
  });

  it('by a scale is met by a vacancy of that scale alone', () => {
    const of = (scale: number) => scoreOf('adviseur schaal 8', vacancy('Adviseur', `Je adviseert bewoners. Salaris: schaal ${scale}.`));
    expect(of(8)).toBeGreaterThan(of(9));
  });
});

describe('hours of the day', () => {
  it.each([
    ['moeder van 3, alleen 9-14 uur', 'schooltijd', true],
    ['mama van 2 zoekt werk van half 9 tot half 3', 'schooltijd', false],
    ['van 8.30 tot 14.30 uur administratie', 'schooltijd', false],
    ['monday to friday 9-2 cleaning', 'school hours', false],
    ['ma-vr 6-9u schoonmaak', 'ochtend', false],
    ['between 9 and 3 admin', 'school hours', false],
    ['ma t/m do 9 tot 17 uur receptie', 'kantoortijden', false],
    ['after 6pm jobs', 'evenings', false],
    ['schoonmaken na 5 uur', 'avond', false],
    ['kan alleen als de kids op school zitten', 'kids op school zitten', false],
  ])('are a wish and no hours a week: %s', (sentence, value, dealbreaker) => {
    const { wanted, hours } = readPrompt(sentence);
    expect(wanted).toContainEqual({ value, dealbreaker });
    expect(hours).toBeNull();
  });

  it.each([
    ['16-24 uur verzorgende', 16, 24],
    ['8-12 uur per week bijbaan', 8, 12],
    ['kok van 8 tot 16 uur per week', 8, 16],
    ['cook from 9 to 15 hours', 9, 15],
  ])('are not what a contract has: %s', (sentence, least, most) => expect(readPrompt(sentence).hours).toEqual({ least, most }));
});

describe('the weekend alone', () => {
  it.each([
    ['alleen zaterdag', 8],
    ['saturdays only', 8],
    ['registered nurse weekends only', 16],
    ['alleen zaterdag en zondag', 16],
  ])('is so many hours: %s', (sentence, most) =>
    expect(readPrompt(sentence)).toMatchObject({ hours: { least: 1, most }, jobTypes: ['PART_TIME'] }),
  );

  it.each(['kok, zaterdag en zondag', 'alleen zaterdag niet', 'geen weekenden'])('is not meant: %s', (sentence) =>
    expect(readPrompt(sentence).hours).toBeNull(),
  );
});

describe('the whole country', () => {
  it.each([
    'heel nederland',
    'kraanmachinist door heel het land',
    'landelijk werkzaam accountmanager',
    'mag overal in nederland',
    'heel nederland vrachtwagenchauffeur',
    'driver nationwide',
    'welder anywhere in the netherlands',
  ])('is looked through, however far: %s', (sentence) => {
    const reading = readPrompt(sentence);
    expect(reading).toMatchObject({ isEverywhere: true, words: [] });
    expect(saysWork(reading)).toBe(true);
    expect(promptFacts(reading, around).wishes.travelTime).toBeNull();
  });

  it.each(['kok in Utrecht', 'landelijk gelegen boerderij, kok', 'overal behalve in amsterdam'])('is not meant: %s', (sentence) =>
    expect(promptFacts(readPrompt(sentence), around).wishes.travelTime).toBe(30),
  );

  it('is no part of a title', () => expect(titles('heel nederland vrachtwagenchauffeur')).toEqual(['vrachtwagenchauffeur']));
});

describe('one kind of work or another', () => {
  const [warehouse, cleaning] = [
    vacancy('Magazijnmedewerker', 'Je pickt orders en laadt wagens in ons magazijn.'),
    vacancy('Schoonmaker kantoren', 'Je maakt kantoren schoon.'),
  ];

  it.each(['magazijn of schoonmaak', 'schoonmaak of magazijn'])('that is described fits like one alone: %s', (sentence) => {
    expect(scoreOf(sentence, warehouse)).toBe(scoreOf('magazijn', warehouse));
    expect(scoreOf(sentence, cleaning)).toBe(scoreOf('schoonmaak', cleaning));
  });
});

describe('what stands behind a job', () => {
  it.each([
    ['kwaliteitsmedewerker food', ['kwaliteitsmedewerker']],
    ['quality manager food industry', ['quality manager']],
    ['schoonmaak hotel', ['schoonmaker', 'huishoudelijke hulp']],
    ['t-rijbewijs loonwerker', ['loonwerker']],
    ['electrician apprentice', ['apprentice electrician']],
  ])('is no other work: %s', (sentence, expected) => expect(titles(sentence)).toEqual(expected));

  it('is work where it stands alone', () => expect(titles('food')).toContain('cook'));
});

describe('a refusal', () => {
  it.each([
    ['geen uitzendbureau heftruck', 'uitzendbureau', 'heftruckchauffeur'],
    ['geen gebroken diensten zorg', 'gebroken diensten', 'zorgmedewerker'],
    ['no heavy lifting warehouse', 'heavy lifting', 'warehouse worker'],
    ['no cold calling sales', 'cold calling', 'sales representative'],
  ])('ends before the work behind it: %s', (sentence, refused, title) => {
    expect(values(readPrompt(sentence).unwanted)).toEqual([refused]);
    expect(titles(sentence)[0]).toBe(title);
  });

  it('goes on where the thing does', () =>
    expect(values(readPrompt('liever niet met klanten aan de telefoon, administratie').unwanted)).toEqual(['klanten aan de telefoon']));
});

describe('conditions without work', () => {
  it.each([
    'hybride 2 dagen thuis',
    'kan per direct beginnen',
    'vanaf 1 januari beschikbaar',
    'start in september',
    'klein bedrijf',
    'remote from anywhere',
    'ik spreek alleen arabisch',
    'heb geen rijbewijs wel fiets',
    'werk zonder auto bereikbaar met de bus',
    'ben 45 en wil iets anders',
    'waar kan ik snel 3000 euro verdienen',
    'vmbo diploma wat kan ik worden',
    'hbo werk en denkniveau geen ervaring',
    'iets in de wijk overvecht',
    '30 min cycling from delft',
    'terug aan het werk na burn-out',
  ])('ask for any work: %s', (sentence) => expect(readPrompt(sentence)).toMatchObject({ titles: [], words: [], isAny: true }));

  it.each(['ben 16 wat kan ik doen', 'mijn zoon van 15 zoekt iets', '16 jr zoek bijbaan'])(
    'of who goes to school ask for work beside it: %s',
    (sentence) => expect(titles(sentence)[0]).toBe('winkelmedewerker'),
  );
});

describe('papers', () => {
  it.each([
    ['chauffeur met rijbewijs B', 'chauffeur'],
    ['rijbewijs be hovenier', 'hovenier'],
    ['kraanmachinist rijbewijs ce code 95', 'kraanmachinist'],
    ['heb rijbewijs C en zoek werk', 'vrachtwagenchauffeur'],
    ['hgv licence', 'truck driver'],
    ['mbo 4 cnc frezer', 'cnc frezer'],
  ])('are had and not wished for: %s', (sentence, title) => {
    expect(readPrompt(sentence)).toMatchObject({ wanted: [], words: [] });
    expect(titles(sentence)[0]).toBe(title);
  });
});

describe('an employer in small letters', () => {
  it.each([
    ['steward bij klm', 'klm'],
    ['conducteur bij de ns', 'ns'],
    ['albert heijn vakken vullen', 'albert heijn'],
    ['pakketbezorger postnl eigen bus', 'postnl'],
    ['is there work at tesco', 'tesco'],
  ])('is a wish: %s', (sentence, employer) => {
    const { wanted, words } = readPrompt(sentence);
    expect(values(wanted).some((value) => value.endsWith(employer))).toBe(true);
    expect(words).toEqual([]);
  });

  it('is not what a town or a word of the work is', () => {
    expect(values(readPrompt('chauffeur ret rotterdam').wanted)).toEqual([]);
    expect(readPrompt('thuiszorg amsterdam').words).toEqual([]);
  });
});

describe('words as they are typed', () => {
  it.each([
    ['vacancies for cooks', 'cook'],
    ['koks gezocht', 'kok'],
    ['iets met kids', 'pedagogisch medewerker'],
    ['aspergesteken', 'oogstmedewerker'],
    ['vrijdag achter de bar', 'barman'],
    ['5 ploegendienst operator', 'operator'],
    ['jobstudent', 'winkelmedewerker'],
    ['bediende vlaanderen', 'administratief medewerker'],
    ['vroege dienst bakkerij', 'bakker'],
    ['lab tech biotech', 'laboratory technician'],
  ])('are work: %s', (sentence, title) => expect(titles(sentence)[0]).toBe(title));

  it.each([
    ['opleiding betaald door werkgever', 'opleiding betaald'],
    ['familiebedrijf techniek', 'familiebedrijf'],
    ['graduate scheme engineering', 'graduate scheme'],
    ['rechtstreeks bij werkgever elektricien', 'rechtstreeks bij werkgever'],
    ['vrijwilligerswerk', 'vrijwilligerswerk'],
    ['sociale werkplaats', 'sociale werkplaats'],
  ])('are a wish: %s', (sentence, wish) => expect(values(readPrompt(sentence).wanted)).toEqual([wish]));

  it('tell the language somebody can work in', () =>
    expect(readPrompt('beetje nederlands wel goed engels')).toMatchObject({ languages: ['English'], words: [] }));

  it('are foreign by their word for work', () => expect(readPrompt('praca magazyn').isForeign).toBe(true));

  it('of the army behind somebody are no wish', () => expect(readPrompt('ex military logistics').wanted).toEqual([]));
});
