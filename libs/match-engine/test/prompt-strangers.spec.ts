import { type PromptReading, readPrompt, saysWork } from '../src/prompt';

const titles = (sentence: string): string[] => readPrompt(sentence).titles.map((title) => title.toLowerCase());
const values = (flags: PromptReading['wanted']): string[] => flags.map(({ value }) => value);

describe('work in the words of strangers', () => {
  it.each([
    ['poets werk', ['schoonmaker', 'huishoudelijke hulp']],
    ['poetswerk in de avond', ['schoonmaker', 'huishoudelijke hulp']],
    ['hca nights only', ['care assistant']],
    ['ik wil dieren helpen maar geen bloed', ['dierenverzorger']],
    ['i want to help refugees', ['social worker', 'support worker']],
    ['werk waarbij ik veel loop', ['postbezorger', 'magazijnmedewerker']],
    ['werken met hout', ['timmerman', 'meubelmaker']],
    ['nurse with kids needs school hours', ['nurse']],
    ['head chef wants to step back to sous chef', ['sous chef']],
    ['avondwerk voor studenten geen horeca', ['winkelmedewerker', 'bezorger']],
    ['ik wil de weg op met mijn rijbewijs CE', ['vrachtwagenchauffeur']],
    ['we verhuizen naar Groningen, ik ben onderwijzeres', ['onderwijzeres']],
    ['iets met verhuizen', ['verhuizer']],
    ['leidinggevende functie in retail', ['filiaalmanager', 'winkelmanager']],
    ['gig work delivery scooter', ['delivery driver']],
    ['i want to bake bread', ['baker']],
    ['side jobs in utrecht', ['sales assistant', 'waiter', 'delivery driver']],
    ['medewerker logistiek / heftruckchauffeur', ['medewerker logistiek', 'heftruckchauffeur']],
    ['teamleider - planner', ['planner']],
    ['ik wil iets betekenen voor anderen', ['begeleider', 'zorgmedewerker', 'maatschappelijk werker']],
    ['something meaningful', ['support worker', 'care assistant', 'social worker']],
    ['werk naast mijn studie geneeskunde', ['winkelmedewerker', 'medewerker bediening', 'bezorger']],
  ])('is found: %s', (sentence, expected) => expect(titles(sentence)).toEqual(expected));

  it.each(['zo snel mogelijk aan de slag', 'ik wil geld verdienen', 'ik zoek vast werk voor lange tijd', 'werk voor iemand met autisme'])(
    'is any: %s',
    (sentence) => {
      const { isAny, skills, words } = readPrompt(sentence);
      expect({ isAny, skills, words }).toEqual({ isAny: true, skills: [], words: [] });
    },
  );

  it.each(['flexibel werken naast mijn mantelzorg', 'met een wajong uitkering'])('is not what somebody has beside it: %s', (sentence) =>
    expect([...titles(sentence), ...readPrompt(sentence).words]).toEqual([]),
  );
});

describe('how far and with what', () => {
  it.each([
    'dierenartsassistente met de trein 1 uur',
    'nurse, by bus 40 minutes',
    'verzorgende op de fiets max kwartier',
    'technisch tekenaar max 50 min auto',
    'nurse I go by bus',
    'welder 25 miles from derby',
  ])('is no work and no hours: %s', (sentence) => {
    const { hours, words, understood } = readPrompt(sentence);
    expect({ hours, words }).toEqual({ hours: null, words: [] });
    expect(understood.map(({ kind }) => kind)).toContain('travel');
  });

  it.each([
    ['baan dichtbij, 24 uur met de fiets', 24],
    ['maaltijdbezorger met de fiets, 20 uur', 20],
    ['werk met ouderen, 24 uur, met de fiets, geen nachten', 24],
  ])('leaves the hours of a week what they are: %s', (sentence, least) => {
    const { hours, understood } = readPrompt(sentence);
    expect(hours?.least).toBe(least);
    expect(understood.map(({ kind }) => kind)).toContain('travel');
  });
});

describe('what is written close to work', () => {
  it.each([
    ['HGV drivr class 1 days only doncaster', ['truck driver']],
    ['loodgietersleerling BBL in Hengelo', ['leerling loodgieter']],
    ['kok leiden', ['kok']],
    ['verpleegkundige leiden centrum', ['verpleegkundige']],
  ])('is no title, no day and no word of it: %s', (sentence, expected) => {
    expect(titles(sentence)).toEqual(expected);
    expect(readPrompt(sentence)).toMatchObject({ hours: null });
    expect(readPrompt(sentence).words).not.toContain('leiden');
  });

  it('still leads a team', () => expect(readPrompt('een team leiden').titles.length).toBeGreaterThan(0));

  it.each(['klantenservice duits sprekend', 'klantenservice duitssprekend'])('is a language: %s', (sentence) =>
    expect(readPrompt(sentence).languages).toEqual(['German']),
  );
});

describe('an employer that is named', () => {
  it.each([
    ['werken bij KLM', 'KLM'],
    ['job at Philips', 'Philips'],
    ['vacatures bij de Action', 'Action'],
    ['inkoper bij Van der Valk', 'Van der Valk'],
  ])('is a wish: %s', (sentence, name) => {
    expect(values(readPrompt(sentence).wanted)).toEqual([name]);
    expect([readPrompt(sentence).isAny, saysWork(readPrompt(sentence))]).toEqual([false, true]);
  });

  it.each(['WERKEN BIJ DE GEMEENTE', 'kok bij Utrecht', 'nurse in Leeds'])('is none where it is a town or shouted: %s', (sentence) =>
    expect(readPrompt(sentence).wanted).toEqual([]),
  );
});

describe('what it must be like', () => {
  it.each([
    ['work in silence', ['in silence']],
    ['internationaal chauffeur die weekenden thuis is', ['weekenden thuis']],
    ['werk waarbij je alleen bent', ['je alleen bent']],
    ['baan waar je veel buiten bent', ['veel buiten']],
  ])('is a wish: %s', (sentence, wanted) => expect(values(readPrompt(sentence).wanted)).toEqual(wanted));

  it.each(['thuiswerk callcenter', 'callcenter thuis', 'data entry at home'])('is at home: %s', (sentence) =>
    expect(readPrompt(sentence).workModels).toEqual(['REMOTE']),
  );

  it('is refused by the name of the thing', () =>
    expect(values(readPrompt('verpleegkundige die geen nachten meer wil draaien').unwanted)).toEqual(['nachten']));

  it('is not everything where something is ruled out', () => expect(readPrompt('warehouse anything but nights').isAny).toBe(false));
});

describe('where, how long and for how much', () => {
  it.each(['barista near the station', 'hr advisor, no commute longer than 30 minutes', 'fietsafstand van Houten, secretaresse'])(
    'is no word of the work: %s',
    (sentence) => {
      const { words, unwanted } = readPrompt(sentence);
      expect({ words, unwanted }).toEqual({ words: [], unwanted: [] });
    },
  );

  it('is so many days of so many hours', () => expect(readPrompt('timmerman, 4x9 uur').hours).toEqual({ least: 36, most: 36 }));

  it('is an hour where nobody works a month for it', () => expect(readPrompt('loon vanaf 18 euro, stratenmaker').salary).toBe(3114));
});

describe('the place somebody wants to work at', () => {
  it.each([
    ['werken op een camping', 'recreatiemedewerker'],
    ['iets op een manege', 'paardenverzorger'],
    ['baan in een dierentuin', 'dierenverzorger'],
    ['in een dierenkliniek', 'paraveterinair'],
    ['werk in een gevangenis', 'penitentiair inrichtingswerker'],
    ['job on a vineyard', 'farm worker'],
    ['work in a prison', 'prison officer'],
    ['something at a law firm', 'paralegal'],
    ['starter hbo rechten', 'juridisch medewerker'],
  ])('says what he means: %s', (sentence, title) => expect(titles(sentence)[0]).toBe(title));

  it.each(['kok in de buurt van leiden', 'cook close to reading', 'kok vlakbij leiden'])(
    'is no word of it where it is a town: %s',
    (sentence) => expect(readPrompt(sentence).words).toEqual([]),
  );

  it('is but where it is to who names his work', () => expect(titles('kok op een camping')).toEqual(['kok']));
});

describe('times and amounts', () => {
  it.each(['kok ma-vr 6-9u', 'receptionist monday to friday 9-14 hours'])('hours of days are no hours a week: %s', (sentence) =>
    expect(readPrompt(sentence).hours).toBeNull(),
  );

  it('hours a week before their days stay', () => expect(readPrompt('24-32 uur ma-do').hours).toEqual({ least: 24, most: 32 }));

  it.each([
    ['kok netto 2500', 2_820],
    ['minimaal 2000 netto per maand schoonmaker', 2_080],
    ['nurse net pay 2600 a month', 2_980],
    ['kok 2500 bruto', 2_500],
    ['netwerkbeheerder 3500', 3_500],
  ])('pay that is left is more before tax: %s', (sentence, salary) => expect(readPrompt(sentence).salary).toBe(salary));

  it('travel by bike is no delivery', () => expect(titles('gardener within 30 min of Haarlem by bike')).toEqual(['gardener']));

  it.each(['lawyer mostly from home', 'jurist grotendeels thuis'])('is partly at home: %s', (sentence) =>
    expect(readPrompt(sentence).workModels).toEqual(['HYBRID']),
  );
});

it.each([
  ['sous chef closed on sundays', ['sundays']],
  ['geen nachten in de zorg', ['nachten']],
])('what is refused ends where another matter begins: %s', (sentence, unwanted) =>
  expect(values(readPrompt(sentence).unwanted)).toEqual(unwanted),
);

it.each(['weinig vergaderen', 'developer with few meetings'])('meetings may be few: %s', (sentence) =>
  expect(values(readPrompt(sentence).wanted)).toHaveLength(1),
);
