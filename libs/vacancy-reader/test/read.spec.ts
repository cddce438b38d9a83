import { readVacancyPage, readVacancyText } from '../src/read';
import type { Found, ReadVacancy } from '../src/result';
import { partsOf } from '../src/text/split';
import { asLinkedData, asMicrodata, asPage, asText, dutch, english, type Posting } from './postings';

const values = (found: readonly Found<string>[]) => found.map(({ value }) => value);

const ways: readonly (readonly [string, (posting: Posting) => ReadVacancy])[] = [
  ['a page with headings', (posting) => readVacancyPage(asPage(posting))],
  ['a page whose headings are bold words', (posting) => readVacancyPage(asPage(posting, 'strong'))],
  ['a page with JSON-LD in a graph', (posting) => readVacancyPage(asLinkedData(posting))],
  ['a page with microdata', (posting) => readVacancyPage(asMicrodata(posting))],
  ['text with dashes', (posting) => readVacancyText(asText(posting))],
  ['text with dots', (posting) => readVacancyText(asText(posting, '• '))],
  ['text that is indented', (posting) => readVacancyText(asText(posting, '    '))],
  ['text with Windows line ends', (posting) => readVacancyText(asText(posting).replaceAll('\n', '\r\n'))],
];

describe.each(ways)('%s', (_name, read) => {
  it('gives a Dutch vacancy', () => {
    const vacancy = read(dutch);
    expect(vacancy).toMatchObject({
      language: 'nl',
      title: { value: dutch.title },
      company: { value: dutch.company },
      city: { value: dutch.city },
      country: { value: 'NL' },
      pay: { value: { min: 2_950, max: 3_600, period: 'MONTH', currency: 'EUR', isGross: true } },
      hours: { value: { min: 32, max: 40 } },
      contractType: { value: 'PERMANENT' },
      experienceYears: { value: 3 },
    });
    expect(values(vacancy.responsibilities)).toEqual(dutch.parts[0]?.items);
    expect(values(vacancy.requiredSkills)).toEqual(['Ervaring met een WMS']);
    expect(values(vacancy.education)).toEqual(['Mbo-diploma logistiek, niveau 4']);
    expect(values(vacancy.languages)).toEqual(['Dutch']);
    expect(values(vacancy.benefits)).toEqual(expect.arrayContaining(['27 vakantiedagen', 'Reiskostenvergoeding']));
  });

  it('gives an English vacancy', () => {
    const vacancy = read(english);
    expect(vacancy).toMatchObject({
      language: 'en',
      title: { value: english.title },
      company: { value: english.company },
      city: { value: english.city },
      pay: { value: { min: 3_800, max: 4_600, period: 'MONTH', currency: 'EUR' } },
      hours: { value: { min: 36, max: 36 } },
      workModel: { value: 'HYBRID' },
      contractType: { value: 'PERMANENT' },
      experienceYears: { value: 2 },
    });
    expect(values(vacancy.responsibilities)).toEqual(english.parts[0]?.items);
    expect(values(vacancy.requiredSkills)).toEqual(['Knowledge of Python']);
    expect(values(vacancy.languages)).toEqual(['English']);
    expect(values(vacancy.benefits)).toEqual(expect.arrayContaining(['Pension scheme', '26 days of holiday']));
  });

  it('gives spans that point at what was read', () => {
    const { text, pay, responsibilities, hours } = read(dutch);
    const at = (found: Found<unknown> | null | undefined) => text.slice(found?.span?.start, found?.span?.end);
    expect(at(pay)).toBe('€ 2.950 tot € 3.600');
    expect(at(hours)).toBe('32 tot 40 uur');
    for (const each of responsibilities) expect(at(each)).toBe(each.value);
  });

  it('takes nothing from what surrounds the vacancy', () => {
    expect(JSON.stringify(read(dutch))).not.toMatch(/9\.999|Maastricht|cookies|Postbus/);
  });
});

describe('what a page tells machines', () => {
  it('is not believed where people are told otherwise', () => {
    const umbrella = asLinkedData(dutch, {
      baseSalary: { currency: 'EUR', value: { minValue: 0, maxValue: 0 } },
      hiringOrganization: { name: '' },
    });
    expect(readVacancyPage(umbrella)).toMatchObject({ company: { value: dutch.company }, pay: { value: { min: 2_950, max: 3_600 } } });
  });

  it('counts a list that was written as text as a list', () => {
    expect(readVacancyPage(asLinkedData(english)).jobType).toBeNull();
    expect(readVacancyPage(asLinkedData(english, { employmentType: 'FULL_TIME' })).jobType?.value).toBe('FULL_TIME');
  });

  it('may hold line ends that JSON does not allow', () => {
    const broken = asLinkedData(dutch).replace('"Kort"', '"Kort\nen\tkrom"');
    expect(readVacancyPage(broken).title?.value).toBe(dutch.title);
  });
});

describe('salary', () => {
  const payIn = (line: string) =>
    readVacancyText(asText({ ...dutch, parts: [...dutch.parts.slice(0, 2), { heading: 'Wat bieden wij?', items: [line] }] })).pay?.value;

  it.each([
    ['€ 15,50 per uur', { min: 15.5, max: 15.5, period: 'HOUR' }],
    ['tussen € 16,- en € 19,25 bruto per uur', { min: 16, max: 19.25, period: 'HOUR' }],
    ['maximaal € 4.671,- bruto per maand', { min: null, max: 4_671, period: 'MONTH' }],
    ['vanaf € 3000 bruto per maand', { min: 3_000, max: null, period: 'MONTH' }],
    ['€45.000 - €55.000 per jaar', { min: 45_000, max: 55_000, period: 'YEAR' }],
    ['een jaarsalaris van 45k tot 55k euro', { min: 45_000, max: 55_000, period: 'YEAR' }],
    ['min. 2450 - max. 3120 euro bruto per maand', { min: 2_450, max: 3_120, period: 'MONTH' }],
    ['schaal 8 (€ 2.811,13 – € 4.043,50)', { min: 2_811.13, max: 4_043.5, period: 'MONTH' }],
  ])('reads "%s"', (line, expected) => expect(payIn(line)).toMatchObject(expected));

  it.each([
    'een bonus van € 500',
    '€ 1.000 opleidingsbudget',
    'een omzet van € 3 miljoen',
    'bel 0318 - 123 456',
    'marktconform salaris',
    'wij werken 24/7',
  ])('takes "%s" for no salary', (line) => expect(payIn(line)).toBeUndefined());
});

describe('terms', () => {
  const withTerms = (terms: string) => readVacancyText(asText({ ...dutch, terms, parts: dutch.parts.slice(0, 2) }));

  it.each([
    ['24-32 uur', { min: 24, max: 32 }],
    ['36 uur per week', { min: 36, max: 36 }],
    ['16 tot en met 20 uren per week', { min: 16, max: 20 }],
  ])('reads %s', (terms, expected) => expect(withTerms(terms).hours?.value).toEqual(expected));

  it('takes the week a salary is based on for no hours', () => {
    expect(withTerms('€ 3.000 per maand op basis van een 40-urige werkweek').hours).toBeNull();
  });

  it.each([
    ['Contract van bepaalde duur', 'TEMPORARY'],
    ['Contract van onbepaalde duur', 'PERMANENT'],
    ['Een jaarcontract', 'TEMPORARY'],
    ['Zzp-opdracht', 'FREELANCE'],
  ])('knows "%s"', (terms, expected) => expect(withTerms(terms).contractType?.value).toBe(expected));

  it.each([
    ['Twee dagen per week thuis', 'HYBRID', 2],
    ['100% remote', 'REMOTE', null],
  ])('knows "%s"', (terms, model, days) => {
    const { workModel, homeDays } = withTerms(terms);
    expect([workModel?.value, homeDays?.value ?? null]).toEqual([model, days]);
  });
});

describe('what is asked', () => {
  const skillsOf = (html: string) => values(readVacancyPage(`<main><h1>Redacteur nachtdienst</h1>${html}</main>`).requiredSkills);

  it('leaves out the company and the way to apply, and goes on under a heading that divides', () => {
    expect(
      skillsOf(
        `<h2>Wie jij bent</h2><p>We zoeken twee mensen voor de nacht.</p><h3>Voor de redactie binnenland</h3>
         <p>Je bent nieuwsgierig en schrijft snel. Je kent de provincie goed. Onze redactie bestaat sinds lang.</p>
         <h2>Ben jij dit? Reageer!</h2><p>Je hoort van ons voor het eind van de maand.</p>`,
      ),
    ).toEqual(['Je bent nieuwsgierig en schrijft snel', 'Je kent de provincie goed']);
  });

  it('counts two skills in one entry as two, and a quality as one', () => {
    expect(skillsOf('<h2>Wat je meebrengt</h2><ul><li>QGIS en AutoCAD</li><li>Geduld en humor</li><li>Rust</li></ul>')).toEqual([
      'QGIS',
      'AutoCAD',
      'Geduld en humor',
      'Rust',
    ]);
  });

  it('keeps a name of several words in capitals whole where a list lost its line ends', () => {
    const text = 'Ervaring met Project Engineering in de bouw Kennis van normen Inzicht in tekeningen Omgang met de Nederlandse Spoorwegen';
    expect(partsOf(text, 0).map((part) => part.text)).toEqual([
      'Ervaring met Project Engineering in de bouw',
      'Kennis van normen',
      'Inzicht in tekeningen',
      'Omgang met de Nederlandse Spoorwegen',
    ]);
  });
});
