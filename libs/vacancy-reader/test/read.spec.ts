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
    expect(values(vacancy.requiredSkills)).toEqual(['SQL', 'Knowledge of Python']);
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

  it('is the wage and not what comes on top of it', () => {
    expect(payIn('€ 15,90 per uur. Met een heftruckcertificaat verdien je € 1 bruto per uur extra')).toMatchObject({
      min: 15.9,
      max: 15.9,
    });
  });

  it('is not doubted for what the next line speaks of', () => {
    const { pay } = readVacancyText(
      'Teamleider klanten\nZwolle, 36 uur\n€ 3.100 - € 3.900\n\nOns aanbod\n- Een salaris tussen € 3.100 en € 3.900\n- Een keuzebudget van 17%\n\nWat ga je doen?\n- Plannen\n- Coachen',
    );
    expect(pay?.value).toMatchObject({ min: 3_100, max: 3_900, period: 'MONTH' });
  });

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

  it.each([
    ['Wij zijn op zoek naar een hovenier voor 36 uur in Raalte.', 36],
    ['Voor onze salon zoeken we een kapper voor 24 uur. Je knipt graag.', 24],
    ['We are looking for a baker for 30 hours, in Leeds.', 30],
    ['Wij zoeken een chauffeur die het rijden voor 10 uur in de ochtend doet.', null],
    ['We zoeken iemand die kan invallen voor 2 uur.', null],
  ])('reads whom somebody looks for: %s', (sentence, hours) => {
    expect(readVacancyText(`Hovenier\n\n${sentence}`).hours?.value.min ?? null).toBe(hours);
  });

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
    ['Twee dagen per week werk je thuis', 'HYBRID', 2],
    ['Three days a week you work from home', 'HYBRID', 3],
    ['100% remote', 'REMOTE', null],
    ['Hybride werken', 'HYBRID', null],
    ['Hybrid work environment', 'HYBRID', null],
    ['Inbedrijfstellen van hybride en all-electric warmtepompen', null, null],
    ['Je kent hybride voertuigen', null, null],
    ['Experience with hybrid cloud', null, null],
    ['Een thuiswerkvergoeding van € 2,35 per dag', null, null],
    ['Thuiswerkvergoeding: € 2,35 per thuiswerkdag', null, null],
    ['Een vergoeding voor thuiswerken', null, null],
    ['Een thuiswerkbudget van € 500', null, null],
    ['A home office allowance of € 500', null, null],
    ['Thuiswerken kan, met een thuiswerkvergoeding', 'HYBRID', null],
    ['Een thuiswerkregeling', 'HYBRID', null],
  ])('knows "%s"', (terms, model, days) => {
    const { workModel, homeDays } = withTerms(terms);
    expect([workModel?.value ?? null, homeDays?.value ?? null]).toEqual([model, days]);
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

  it.each([
    ['Je kent Excel en een planningssysteem', ['Excel', 'planningssysteem']],
    ['Je hebt ervaring met Java, Spring en Docker.', ['Java', 'Spring', 'Docker']],
    ['You are familiar with Python and a message queue', ['Python', 'message queue']],
    ['Je kent SAP', ['SAP']],
    ['Ervaring met Revit of AutoCAD, en met Syntess', ['Revit', 'AutoCAD', 'Syntess']],
    ['Je kent Excel en weet hoe een planning ontstaat', ['Je kent Excel en weet hoe een planning ontstaat']],
    ['Je kent de haven en haar schippers', ['Je kent de haven en haar schippers']],
  ])('takes the skills out of a sentence that says what one knows, and leaves others alone: %s', (sentence, skills) => {
    expect(skillsOf(`<h2>Wat vragen wij</h2><ul><li>${sentence}</li><li>Rust</li></ul>`)).toEqual([...skills, 'Rust']);
  });

  it.each([
    ['VCA; F-gassen is een pré, of je wilt het halen', ['VCA'], ['F-gassen']],
    ['Handig met Word en Excel, AFAS is mooi meegenomen', ['Word', 'Excel'], ['AFAS']],
    ['Ervaring met Word, Excel en AFAS is een pré', [], ['Word', 'Excel', 'AFAS']],
    ['Je schrijft vlot Nederlands; Duits is handig', [], []],
  ])('tells what is asked from what is welcome in one entry: %s', (entry, required, wished) => {
    const vacancy = readVacancyText(`Planner\n\nWat vragen wij\n- ${entry}\n- Rust`);
    expect([values(vacancy.requiredSkills), values(vacancy.wishedSkills)]).toEqual([[...required, 'Rust'], wished]);
  });

  it('asks for experience in a job, not for the job', () => {
    const { requiredSkills } = readVacancyText(
      'Planner\n\nWat vragen wij\n- Drie jaar of meer ervaring als werkvoorbereider in de bouw\n- Twee jaar ervaring als monteur\n- Rust',
    );
    expect(values(requiredSkills)).toEqual(['ervaring als werkvoorbereider in de bouw', 'Rust']);
  });

  it('takes days at home for no work', () => {
    const { responsibilities } = readVacancyText(
      'Planner\n\nWat ga je doen?\nJe plant de ritten van dertig chauffeurs. Je belt met klanten. Twee dagen per week mag je thuis werken.',
    );
    expect(values(responsibilities)).toEqual(['Je plant de ritten van dertig chauffeurs', 'Je belt met klanten']);
  });

  it('says where the headings of a pasted text stand', () => {
    const { text, headings } = readVacancyText('Planner\n\nWat vragen wij\nJe kent Excel.\n\nWat bieden wij:\nEen vast contract.');
    expect(headings.map(({ start, end }) => text.slice(start, end))).toEqual(['Wat vragen wij', 'Wat bieden wij']);
  });

  it('points at the words of a skill inside its sentence', () => {
    const { text, requiredSkills } = readVacancyText('Planner\n\nWat vragen wij\n- Je kent Excel en een planningssysteem\n- Rust');
    expect(requiredSkills.map(({ span }) => text.slice(span?.start, span?.end))).toEqual(['Excel', 'planningssysteem', 'Rust']);
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

describe('what new kinds of postings taught', () => {
  const html = (body: string, head = '') => readVacancyPage(`<html><head>${head}</head><body><main>${body}</main></body></html>`);
  const lists = '<h2>Wat ga je doen?</h2><ul><li>Brood bakken</li><li>De oven schoonmaken</li></ul><h2>Wat vragen wij?</h2>';

  it('a municipality that names itself in the title of the window only', () => {
    const read = html(
      `<h1>Beleidsadviseur wonen</h1><p>24 - 36 uur per week in Houten.</p>${lists}`,
      '<title>Beleidsadviseur wonen | Werken bij gemeente Oosterhage</title>',
    );
    expect(read.company?.value).toBe('gemeente Oosterhage');
  });

  it('a hospital whose umbrella stands where only machines look', () => {
    const posting = JSON.stringify({
      '@type': 'JobPosting',
      title: 'Verpleegkundige',
      hiringOrganization: { name: 'Stichting Zorgholding Oost' },
    });
    const read = html(
      `<h1>Verpleegkundige</h1><p>Vijverberg Ziekenhuis is een ziekenhuis in Ede.</p>${lists}<ul><li>Rust</li><li>Een BIG-registratie is niet nodig</li></ul><p>Werken bij Vijverberg Ziekenhuis is werken in een team.</p>`,
      `<title>Verpleegkundige - Vijverberg Ziekenhuis</title><script type="application/ld+json">${posting}</script>`,
    );
    expect(read.company?.value).toBe('Vijverberg Ziekenhuis');
    expect(read.requiredSkills.map(({ value }) => value)).toEqual(['Rust']);
  });

  it('an agency in a line of facts, with a permanent contract in prospect', () => {
    const read = readVacancyText(
      `Orderpicker\nTilburg | 32 - 40 uur | Vlotte Handen Uitzendbureau\n\nWij bieden\n- Uitzicht op een vast contract\n- Maaltijdcheques van 8 euro per dag\n- Een bruto uurloon van 15 euro`,
    );
    expect(read.company?.value).toBe('Vlotte Handen Uitzendbureau');
    expect(read.contractType).toBeNull();
    expect(read.benefits.map(({ value }) => value)).toEqual(['Uitzicht op een vast contract', 'Maaltijdcheques van 8 euro per dag']);
  });

  it('a factory that begins with its own name and counts hours as 38u/week', () => {
    const read = readVacancyText(
      `Staalwerken Merel nv is een familiebedrijf uit Genk.\n\nPRODUCTIEOPERATOR\n\nProfiel\n- Kennis van het Nederlands is een must, Frans is een plus\n- Een technische opleiding\n\nAanbod\n- Voltijds (38u/week), onbepaalde duur na een periode interim\n\nStaalwerken Merel nv, Fordlaan 4, 3600 Genk`,
    );
    expect(read.title?.value).toBe('Productieoperator');
    expect(read.hours?.value).toEqual({ min: 38, max: 38 });
    expect(read.contractType?.value).toBe('PERMANENT');
    expect(read.languages.map(({ value }) => value)).toEqual(['Dutch']);
  });

  it('a tech firm with 5+ years, days at the office, a bonus and sponsorship', () => {
    const read = html(
      '<h1>Platform Engineer</h1><h2>Responsibilities</h2><ul><li>Run clusters</li><li>Build pipelines</li></ul><h2>Requirements</h2><ul><li>5+ years in platform engineering</li><li>Terraform</li><li>Bonus: experience with Kafka</li></ul><h2>We offer</h2><ul><li>€75,000 – €95,000 gross per year including holiday allowance</li><li>Two days a week in our office</li><li>Visa sponsorship</li><li>€1,000 yearly learning budget</li></ul>',
    );
    expect(read.experienceYears?.value).toBe(5);
    expect(read.homeDays?.value).toBe(3);
    expect(read.visa.map(({ value }) => value)).toEqual(['Worldwide']);
    expect(read.wishedSkills.map(({ value }) => value)).toEqual(['Bonus: experience with Kafka']);
    expect(read.benefits.map(({ value }) => value)).toEqual([
      'Two days a week in our office',
      'Visa sponsorship',
      '€1,000 yearly learning budget',
    ]);
  });

  it('a shop with hours between dots, exact pay and an address to mail to', () => {
    const read = html(
      `<h1>Verkoopadviseur</h1><p>Apeldoorn · 16 uur · zaterdag</p>${lists}<ul><li>Gastvrij</li><li>Vlot</li></ul><h2>Wat bieden wij?</h2><ul><li>Een salaris van € 14,82 per uur</li></ul><p>Mail je cv naar jobs@brand.example.</p>`,
    );
    expect(read.hours?.value).toEqual({ min: 16, max: 16 });
    expect(read.pay?.value).toMatchObject({ min: 14.82, max: 14.82, period: 'HOUR' });
    expect(read.applicationUrl?.value).toBe('mailto:jobs@brand.example');
  });
});
