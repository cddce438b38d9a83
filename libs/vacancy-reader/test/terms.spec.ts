import { readVacancyPage, readVacancyText } from '../src/read';

/** A vacancy of which only one line matters. */
const read = (line: string, head = 'Magazijnmedewerker') =>
  readVacancyText(`${head}\n${line}\n\nWat ga je doen?\n- Dozen stapelen\n- Vrachtwagens laden\n\nWat vragen wij?\n- Rust\n- Kracht`);

describe('hours', () => {
  it.each([
    ['Voor 40 uur in de week (4 dagen kan ook).', 40, 40],
    ['Hours: 38-hour week, every other weekend', 38, 38],
    ['Uren per week: 32-36', 32, 36],
    ['Aantal uren: 24', 24, 24],
    ['Hours: 4 nights a week, 11pm - 7am (32 hours)', 32, 32],
    ['Contracten van 12, 20 of 32 uur', 12, 32],
    ['We are looking for a therapist for 24-32 hours.', 24, 32],
    ['Dienstverband: fulltime 40 uur, tijdelijk', 40, 40],
    ['Vier dagen in de week (ongeveer 32 uur).', 32, 32],
    ['Een halftijds contract (19/38)', 19, 19],
    ['0,5 - 0,8 fte bij een 36-urige werkweek', 18, 29],
    ['0.6 FTE', 23, 23],
    ['1,0 fte', 38, 38],
    ['Je werkt van 9 tot 17 uur, 32 uur per week.', 32, 32],
    ['Wij zoeken een monteur. 40 uur, in overleg 32 uur mogelijk.', 32, 40],
    ['36 uur (32 uur bespreekbaar)', 32, 36],
    ['40 hours a week, but 32 hours is possible', 32, 40],
    ['A 4-day week (32h).', 32, 32],
  ])('are read from “%s”', (line, min, max) => expect(read(line).hours?.value).toEqual({ min, max }));

  it.each([
    'Je werkt in de late shift (14u - 22u).',
    'Je werkt van 9 tot 17 uur.',
    'De winkel is open van 10 tot 20 uur.',
    'Een team van 12 fte',
    'We zijn er sinds 12/38.',
    '€ 3.000 bruto bij een voltijds dienstverband van 36 uur',
  ])('are no week in “%s”', (line) => expect(read(line).hours).toBeNull());

  it('are less sure as a share of a week that is not named', () => {
    const [named, usual] = ['0,8 fte, 40-urige werkweek', '0,8 fte'].map((line) => read(line).hours?.confidence ?? 0);
    expect(usual).toBeLessThan(named ?? 0);
  });
});

it.each([
  ['Fullstack Developer (React/Node) – Remote (EU)', 'REMOTE'],
  ['Fullstack Developer - Remote', 'REMOTE'],
  ['Manager of remote teams', null],
])('where one works is read from the title “%s”', (title, model) => expect(read('', title).workModel?.value ?? null).toBe(model));

describe('full or part time', () => {
  it.each([
    ['Een halftijdse functie', 'PART_TIME'],
    ['Fulltime of 32 uur, jij kiest', null],
    ['Salaris € 2.400 tot € 3.900 bruto per maand (niveau C, voltijds)', null],
    ['Salaris € 2.400 tot € 3.900 bruto per maand bij een voltijds aanstelling', null],
    ['Fulltime of parttime, vanaf 24 uur per week', null],
    ['Een voltijdse functie', 'FULL_TIME'],
    ['Je werkt 40 uur per week.', 'FULL_TIME'],
    ['36 to 40 hours a week', 'FULL_TIME'],
    ['Je werkt 32 tot 40 uur per week.', null],
    ['Je werkt 24 uur per week.', 'PART_TIME'],
  ])('is read from “%s”', (line, expected) => expect(read(line).jobType?.value ?? null).toBe(expected));
});

describe('contract', () => {
  it.each([
    ['Na een half jaar een vast contract', null],
    ['Na je proeftijd krijg je een vast contract', null],
    ['Contract: 12 months, permanent after that', 'TEMPORARY'],
    ['A one-year contract to start with', 'TEMPORARY'],
    ['temp contract of 7 months to start', 'TEMPORARY'],
    ['Type: Vast', 'PERMANENT'],
    ['Full time, permanent. We start soon.', 'PERMANENT'],
    ['Een vast contract', 'PERMANENT'],
    ['Een tijdelijke benoeming tot 1 augustus', 'TEMPORARY'],
    ['Full-time · Permanent · €75,000 – €95,000 per year', 'PERMANENT'],
    ['Employment type: Contract, 12 months', 'TEMPORARY'],
  ])('“%s”', (line, expected) => expect(read(line).contractType?.value ?? null).toBe(expected));
});

describe('the last day to apply', () => {
  it.each([
    ['Reageren t/m: 6 december 2026', '2026-12-06'],
    ['Reageren? Dat kan t/m 31 december 2026.', '2026-12-31'],
    ['Stuur je brief voor vrijdag 4 december 2026 naar ons.', '2026-12-04'],
    ['Solliciteer online voor 15/12/2026.', '2026-12-15'],
    ['Apply before December 11th, 2026', '2026-12-11'],
    ['Closing date: 18th of December 2026', '2026-12-18'],
    ['Per 1 februari 2027 zoeken wij versterking.', null],
  ])('“%s”', (line, expected) => expect(read(line).closingDate?.value ?? null).toBe(expected));
});

it.each(['Reageren kan bij Joke, joke@bakels.example', 'Reageer: joke@bakels.example'])('applies where “%s” says', (line) =>
  expect(read(line).applicationUrl?.value).toBe('mailto:joke@bakels.example'),
);

describe('years of work', () => {
  it.each([
    ['At least 2 years as a sous chef', 2],
    ['You have worked in housekeeping for at least one year', 1],
    ['4 tot 6 jaar relevante werkervaring, bij voorkeur in de bouw', 4],
    ['At least two years in a customer-facing role', 2],
    ['Minimaal 3 jaar in een vergelijkbare functie', 3],
    ['Je hebt minstens negen jaar ervaring als timmerman', 9],
    ['At least twelve years of experience as a captain', 12],
    ['Twee jaar ervaring is een pré', null],
    ['Rijbewijs B (minimaal 1 jaar)', null],
    ['0 tot 3 jaar ervaring bij een kantoor. Leaseauto vanaf twee jaar ervaring', null],
  ])('“%s”', (line, expected) => expect(read(line).experienceYears?.value ?? null).toBe(expected));
});

describe('permits', () => {
  it.each([
    ['You are eligible to work in the EU', ['EU']],
    ['You must have the right to work in the UK', []],
  ])('“%s”', (line, expected) => expect(read(line).visa.map(({ value }) => value)).toEqual(expected));
});

it('counts days at a town hall as days away from home', () => {
  const { homeDays } = readVacancyPage(
    '<main><h1>Planner</h1><p>Twee dagen op het gemeentehuis, de rest thuis. Hybride werken.</p></main>',
  );
  expect(homeDays?.value).toBe(3);
});
