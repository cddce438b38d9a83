import { type PromptReading, readPrompt } from '../src/prompt';

// How people type what they look for: half days, days off, languages, teams, what they have had enough of. All of it is invented.
const values = (flags: PromptReading['wanted']): string[] => flags.map(({ value }) => value);
const titles = (sentence: string): string[] => readPrompt(sentence).titles.map((title) => title.toLowerCase());

describe('hours', () => {
  it.each([
    ['administratief medewerkster 3 ochtenden', 12, 'ochtenden'],
    ['cleaning, two evenings a week', 8, 'evenings'],
    ['schoonmaker een avond per week', 4, 'avond'],
  ])('are counted in half days, which are a wish too: %s', (sentence, most, wish) => {
    const { hours, wanted, words } = readPrompt(sentence);
    expect(hours).toEqual({ least: most, most });
    expect(values(wanted)).toEqual([wish]);
    expect(words).toEqual([]);
  });

  it('of several half days are added up', () => {
    const { hours, wanted } = readPrompt('twee ochtenden en een middag, huishoudelijke hulp');
    expect([hours, values(wanted)]).toEqual([{ least: 12, most: 12 }, ['ochtenden', 'middag']]);
  });

  it('“2 tot 3 dagdelen” is a range, and says nothing of when', () => {
    expect(readPrompt('receptionist 2 tot 3 dagdelen')).toMatchObject({ hours: { least: 8, most: 12 }, wanted: [] });
  });

  it.each([
    ['zaterdagbaan', 8],
    ['zaterdaghulp bakker', 8],
    ['weekendbaan horeca', 16],
  ])('of a job that is called after its days are no more than those have: %s', (sentence, most) => {
    expect(readPrompt(sentence).hours).toEqual({ least: 1, most });
  });

  it('a day that is always free is none of them', () => {
    const { hours, unwanted } = readPrompt('vrijdag altijd vrij, boekhouder');
    expect([hours, values(unwanted)]).toEqual([null, ['vrijdag']]);
  });
});

describe('wishes', () => {
  it.each([
    ['vrachtwagenchauffeur, doordeweeks thuis', 'doordeweeks thuis'],
    ['schoonmaker in de avonduren', 'avonduren'],
    ['python developer, sponsorship', 'sponsorship'],
    ['wil graag zelf mijn uren kiezen, thuiszorg', 'mijn uren kiezen'],
    ['leerplek elektricien', 'leerplek'],
    ['fulltime, vast, jurist', 'vast contract'],
  ])('%s', (sentence, wish) => expect(values(readPrompt(sentence).wanted)).toEqual([wish]));
});

describe('languages', () => {
  it('jobs for who speaks one are any work in it', () => {
    expect(readPrompt('job in Eindhoven for English speakers only')).toMatchObject({ languages: ['English'], isAny: true, wanted: [] });
  });

  it('a native speaker may well have others', () => {
    expect(readPrompt('native German speaker, customer support').languages).toEqual([]);
  });

  it('are work where somebody wants to use them', () => {
    expect(titles('wil iets doen met mijn talen: Frans en Duits')[0]).toBe('vertaler');
  });
});

describe('what is not wanted', () => {
  it('ends before a scale of pay', () => {
    expect(values(readPrompt('verpleegkundige geen onregelmatige diensten schaal 8').unwanted)).toEqual(['onregelmatige diensten']);
  });

  it('ends where what is wanted begins', () => {
    expect(values(readPrompt('magazijn zonder weekend, dagploeg of 2 ploegen').unwanted)).toEqual(['weekend']);
  });

  it('is not put right into something else', () => {
    expect(values(readPrompt('winkelmedewerker, niet bukken').unwanted)).toEqual(['bukken']);
  });

  it('is not searched, though the words beside it describe it', () => {
    expect(titles('iets met cijfers maar geen boekhouding')).not.toContain('boekhouder');
  });

  it.each(['geen callcenter, geen verkoop, verder vind ik alles goed', 'no sales, anything else is fine'])(
    'leaves any other work: %s',
    (sentence) => {
      const { isAny, titles: work, unwanted } = readPrompt(sentence);
      expect([isAny, work]).toEqual([true, []]);
      expect(unwanted).not.toEqual([]);
    },
  );
});

describe('who leads', () => {
  it.each([
    ['teamleider logistiek', 'teamleider logistiek'],
    ['teamleider in de thuiszorg', 'teamleider thuiszorg'],
    ['warehouse team leader, no nights', 'warehouse team leader'],
    ['security team leader', 'security team leader'],
    ['manager keuken', 'manager keuken'],
    ['manager techniek', 'manager techniek'],
    ['assistant manager retail', 'assistant retail manager'],
  ])('is searched at the level that is said: %s', (sentence, title) => expect(titles(sentence)).toEqual([title]));

  it('in a kitchen still leads where it is put another way', () => {
    expect(titles('leidinggevende horeca')).toEqual(['horeca manager']);
  });
});

describe('work that is described', () => {
  it.each([
    ['buiten werken, tuinen, liefst vast contract', 'hovenier'],
    ['conducteur of machinist bij het spoor', 'treinmachinist'],
    ['mag overal, als het maar met schepen is', 'matroos'],
    ['leerplek mbo 2 auto techniek', 'automonteur'],
    ['ict support, mbo 4', 'helpdeskmedewerker'],
    ['werken met mensen met een beperking', 'begeleider gehandicaptenzorg'],
    ['mijn droombaan: verhalen schrijven', 'copywriter'],
  ])('is found: %s', (sentence, title) => expect(titles(sentence)).toContain(title));

  it('“lab analist” is one job', () => expect(titles('lab analist (chemie)')).toEqual(['lab analist']));

  it.each([
    'iets met techniek, ik leer snel',
    'ik wil met mensen blijven werken',
    'wil stoppen als leerkracht en iets met bloemen',
    'receptie na mijn scheiding',
    'dental assistant, walking distance from station Leiden',
  ])('leaves no word of the person to look for: %s', (sentence) => expect(readPrompt(sentence).words).toEqual([]));

  it('“16 uur opbouwen” asks for no work of its own', () => {
    expect(readPrompt('iets rustigs, 16 uur opbouwen')).toMatchObject({ isAny: true, words: [] });
  });
});
