import type { ReadVacancy } from '../src/result';
import { readVacancyPage, readVacancyText } from '../src/read';

// Postings that lost their line ends, forms of public services, and what agencies write around a text. All invented.
const values = (found: readonly { value: unknown }[]): unknown[] => found.map(({ value }) => value);
const skills = ({ requiredSkills, wishedSkills }: ReadVacancy): unknown[] => values([...requiredSkills, ...wishedSkills]);
/** A record of an agency: its fields, and the text on one line. */
const record = (text: string): ReadVacancy =>
  readVacancyText(`Maintenance Fitter\nHarlow Works Ltd\nOkehampton, Devon\ncontract\nSalary: 75 - 90/day\n\n${text}`);
const duties =
  'Harlow Works Ltd has been a family business since 1961 and is known for its quality. KEY RESPONSIBILITIES: Repairing pumps and valves Keeping the stores in order Writing daily reports for the manager';

describe('a text on one line', () => {
  it('has parts under labels in capitals', () => {
    const read = record(`${duties} SKILLS REQUIRED: Reading of drawings Working at heights Patience with customers BENEFITS: Free parking every day Staff shop with discount Early finish on Friday`);
    expect(skills(read)).toEqual(['Reading of drawings', 'Working at heights', 'Patience with customers']);
    expect(values(read.benefits)).toContain('Free parking every day');
  }); // prettier-ignore

  it('asks for what whoever comes must have, under any heading', () => {
    const read = record(
      `Harlow Works Ltd is looking for a fitter in its main hall, who works with a team of nine. Duties include: repairing pumps, keeping the stores in order. Candidates must hold a driving licence, have a head for heights and be punctual.`,
    );
    expect(skills(read)).toEqual(expect.arrayContaining(['Candidates must hold a driving licence', 'have a head for heights']));
    expect(values(read.responsibilities).join()).not.toMatch(/licence/);
  });

  it('names what duties include one by one', () => {
    const read = record(
      `Harlow Works Ltd is looking for a fitter in its main hall, who works with a team of nine people. Job Role As a fitter your duties include repairing pumps and valves, helping the foreman with reports and keeping stores tidy.`,
    );
    expect(values(read.responsibilities)).toEqual([
      'repairing pumps and valves',
      'helping the foreman with reports',
      'keeping stores tidy',
    ]);
  });

  it('asks for several things in small letters without a mark between them', () => {
    const read = record(
      `${duties}. The ideal candidate will have: experience in a similar role good working knowledge of pumps excellent attention to detail able to work to deadlines strong team player`,
    );
    expect(skills(read)).toEqual([
      'experience in a similar role',
      'good working knowledge of pumps',
      'excellent attention to detail',
      'able to work to deadlines',
      'strong team player',
    ]);
  });

  it.each([
    'This job was originally posted as www.jobs.example/Fitter_job****',
    'Harlow Works is an equal opportunities employer.',
    'Harlow Works acts as an employment agency for permanent positions.',
    'Applications are welcomed from school leavers.',
  ])('asks for nothing in %s', (end) => {
    const read = record(
      `${duties} SKILLS REQUIRED: Reading of drawings Working at heights Patience with customers Proof of identity. ${end}`,
    );
    expect(skills(read)).toEqual(['Reading of drawings', 'Working at heights', 'Patience with customers', 'Proof of identity']);
  });

  it('is paid by the day in a county', () => {
    expect(record(duties)).toMatchObject({
      pay: { value: { min: 75, max: 90, period: 'DAY', currency: 'GBP' } },
      city: { value: 'Okehampton' },
      country: { value: 'GB' },
    });
  });
});

describe('a record of a public service', () => {
  const form = (qualified: string) =>
    readVacancyText(
      `Business Title: Analyst\n\nAgency: OFFICE OF PARKS\n\nSalary Range From: 70000\n\nSalary Range To: 80000\n\nSalary Frequency: Annual\n\nJob Description: The Office of Parks looks after trees, lawns and lakes. DUTIES WILL INCLUDE BUT NOT BE LIMITED TO: --Count the trees of each park. --Keep the maps up to date. --Write reports for the board.\n\nMinimum Qual Requirements: ${qualified}\n\nPreferred Skills: • Knowledge of trees • Skill in drawing maps`,
    );
  const read = form(
    `1. A master's degree from an accredited college in biology and three years of full-time experience in one of the following areas: botany; forestry; or a related area; or 2. Education and/or experience which is equivalent to "1" above.`,
  );

  it('has its duties behind two dashes', () => {
    expect(values(read.responsibilities)).toEqual([
      'Count the trees of each park',
      'Keep the maps up to date',
      'Write reports for the board',
    ]);
  });

  it('asks for none of what may be chosen from', () => {
    expect(skills(read)).toEqual(['Knowledge of trees', 'Skill in drawing maps']);
    expect(read).toMatchObject({ country: { value: 'US' }, experienceYears: { value: 3 } });
  });
});

describe('a form of an employment service', () => {
  const form = (head: string, profile: string) =>
    readVacancyText(
      `Bakker - LIER ${'Vind een job Menu Zoek Log in '.repeat(60)} Bakkerij worden? Bakker Print Van Hoeck voor een job in LIER Contract Vaste Job Voltijds ${head} Functieomschrijving Je bereidt het deeg. Je bakt brood. Profiel ${profile} Aanbod Ecocheques, gratis brood, een vaste vrije dag Plaats tewerkstelling Toon kaart Kerkstraat 1 2500 LIER`,
    );
  const read = form(
    'Vereiste studies Bachelor voeding HBO5 bakkerij Rijbewijs Rijbewijs B',
    'Je bent een vroege vogel. Je werkt hygiënisch.',
  );

  it('is not cut where a word of its title comes again', () => {
    const text = `Projectmedewerker Zorg en Welzijn Print Huis Ter Linden voor een job in AALST Online sinds: 12 nov. 2025 Contract Vaste Job Functieomschrijving ${'Wij zijn een huis met een hart voor mensen in de buurt. '.repeat(10)}Wat zijn jouw taken als Projectmedewerker zorg ? Opstellen van plannen voor de buurt Onthaal van bezoekers en vrijwilligers Organisatie van feesten en uitstappen Profiel Je bent stipt. ${'Je houdt van mensen en van je werk. '.repeat(30)}`;
    expect(readVacancyText(text)).toMatchObject({ company: { value: 'Huis Ter Linden' }, city: { value: 'Aalst' } });
  });

  it('names the licence in a field', () => expect(skills(read)).toContain('Rijbewijs B'));
  it('names one study behind the other', () => expect(values(read.education)).toEqual(['Bachelor voeding', 'HBO5 bakkerij']));
  it('begins behind its menu with the title as a word of its own', () => expect(read.company?.value).toBe('Van Hoeck'));
});

describe('what stands in one breath', () => {
  const asks = (line: string) =>
    readVacancyText(`Verzorger\n\nWat ga je doen?\n- Dieren voeren\n- Stallen uitmesten\n\nWat vragen wij?\n${line}`);
  const offers = (line: string) =>
    readVacancyText(`Verzorger\n\nWat ga je doen?\n- Dieren voeren\n- Stallen uitmesten\n\nWat bieden wij?\n${line}`);

  it.each([
    ['- Een mbo-diploma niveau 3 en een geldig boa-certificaat', 'een geldig boa-certificaat'],
    ['Mbo niveau 3 installatietechniek, F-gassen certificaat, VCA en rijbewijs B.', 'F-gassen certificaat'],
    ['- Ervaring met leidinggeven, minimaal 2 jaar', 'Ervaring met leidinggeven'],
    ['- Kunnen melken\n- Kunnen mesten\nDesirable: trekkerrijbewijs; hoefverzorging', 'trekkerrijbewijs'],
  ])('is asked beside a diploma, years or a list: %s', (line, skill) => expect(skills(asks(line)).join('|')).toContain(skill));

  it('is no other thing where it only widens the study', () =>
    expect(skills(asks('- A degree in biology or an equivalent qualification\n- Kunnen melken'))).toEqual(['Kunnen melken']));

  it.each([
    ['Daarnaast krijg je een laptop, winstdeling en korting op sport.', 3],
    ['Reiskostenvergoeding, doorbetaalde vakantiedagen en werkkleding.', 3],
    ['Daarbij spelen zowel jouw mogelijkheden, ervaring en opleiding een rol.', 1],
  ])('is given: %s', (line, count) => expect(offers(line).benefits).toHaveLength(count));

  it.each(['- Minstens 1 jaar rijbewijs B en ervaring met klanten', '- At least 2 years full driving licence and some experience'])(
    'is no year of work: %s',
    (line) => expect(asks(line).experienceYears).toBeNull(),
  );

  it('names languages', () => expect(values(asks('- Nederlands en goed Duits').languages)).toEqual(['Dutch', 'German']));
});

describe('who asks', () => {
  it('has a site that is called as its text calls it', () => {
    const html = `<html><head><title>Kok | De Waterpoort</title><meta property="og:site_name" content="De Waterpoort"></head><body><main><h1>Kok</h1><p>Aan het water in Vreeland ligt De Waterpoort.</p><h3>Taken</h3><ul><li>Koken</li><li>Bestellen</li></ul></main></body></html>`;
    expect(readVacancyPage(html).company?.value).toBe('Waterpoort');
  });
  it('is not where it is called after', () => {
    const read = readVacancyText(`Driver\nStourbridge Haulage\nKidderminster, Worcestershire\n\nDuties\n- Driving\n- Loading trucks`);
    expect(read.city?.value).toBe('Kidderminster');
  });
});

describe('a full time', () => {
  it('is no basis of pay behind “for”', () =>
    expect(readVacancyText('Data steward\n\nWe are looking for a data steward for a full-time position for 2 years.\n\nDuties\n- Keeping data\n- Giving courses')).toMatchObject({
      jobType: { value: 'FULL_TIME' },
    })); // prettier-ignore
});
