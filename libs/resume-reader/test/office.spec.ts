import { readPdf } from '@tandem/pdf-text/read';
import { splitName } from '../src/basics/surnames';
import { findPhone } from '../src/basics/phone';
import { splitPlace } from '../src/entries/place-behind';
import { readResume } from '../src/read';
import type { ReadResume } from '../src/result';
import { degreeType } from '../src/vocabulary/degrees';
import { sectionHeading } from '../src/vocabulary/headings';
import { Paper } from './paper';
import { heading, named } from './sketch';
import { jobs } from './told';

// Habits of resumes that people write in a word processor: tables, forms, narrow columns of periods, headings before a colon.
jest.setTimeout(60_000);

const finished = (draw: (paper: Paper) => void) =>
  named((paper) => {
    paper.line(50, 'Molenweg 3, 8011 AB Zwolle');
    draw(paper);
  });
/** Rows of a table: lines of its first column beside lines of the second. */
const table = (paper: Paper, second: number, rows: readonly (readonly [string[], string[]])[]) => {
  for (const [labels, texts] of rows) {
    for (let i = 0; i < Math.max(labels.length, texts.length); i++) {
      if (labels[i]) paper.put(50, labels[i] ?? '');
      if (texts[i]) paper.put(second, texts[i] ?? '');
      paper.skip(13);
    }
    paper.skip(5);
  }
};
/** A line as wide as the paper: without one, every line would be as long as its column. */
const wide = (paper: Paper) =>
  paper.line(50, 'Ik werk graag in een klein team, leer snel, en blijf rustig wanneer het druk is, ook als plannen veranderen.');

describe('a form', () => {
  const form = (paper: Paper) => {
    heading(paper, 'Werkervaring');
    table(paper, 130, [
      [['Functie:'], ['Magazijnverantwoordelijke']],
      [['Werkgever:'], ['Zuidkade Logistiek, Halle']],
      [['Periode:'], ['03/2019 – heden']],
      [['Taken:'], ['Veertien medewerkers, planning']],
      [['Functie:'], ['Heftruckchauffeur']],
      [['Werkgever:'], ['Kade Noord, Antwerpen']],
      [['Periode:'], ['09/2014 – 02/2019']],
    ]);
    heading(paper, 'Opleiding');
    for (const line of ['School: Deltion College', 'Opleiding: Verzorgende IG', 'Periode: 2003 - 2006', 'Diploma: nee'])
      paper.line(50, line);
  };

  it('has its values behind their labels, in a table', async () => {
    const resume = await finished(form);
    expect(jobs(resume)).toEqual([
      ['Magazijnverantwoordelijke', 'Zuidkade Logistiek', '2019-03', 'now'],
      ['Heftruckchauffeur', 'Kade Noord', '2014-09', '2019-02'],
    ]);
    expect(resume.experiences[0]).toMatchObject({ place: { value: 'Halle' }, description: { value: 'Veertien medewerkers, planning' } });
  });

  it('and behind a colon, with a diploma that was not obtained', async () => {
    const { educations } = await finished(form);
    expect(educations).toMatchObject([
      {
        title: { value: 'Verzorgende IG' },
        institution: { value: 'Deltion College' },
        startDate: { value: '2003' },
        endDate: { value: '2006' },
        completed: false,
      },
    ]);
  });

  it('may have labels too long for their column', async () => {
    const resume = await finished((paper) => {
      heading(paper, 'Work experience');
      table(paper, 160, [
        [['Dates'], ['October 2017 – present']],
        [['Occupation or position', 'held'], ['Logistics coordinator']],
        [['Main activities and', 'responsibilities'], ['Planning of road transport for forty customers in three countries']],
        [['Name and address of', 'employer'], ['Kade Noord, Antwerpen']],
        [['Dates'], ['June 2013 – May 2017']],
        [['Occupation or position', 'held'], ['Customs assistant']],
        [['Name and address of', 'employer'], ['Zuidkade Ltd, Halle']],
      ]);
    });
    expect(jobs(resume)).toEqual([
      ['Logistics coordinator', 'Kade Noord', '2017-10', 'now'],
      ['Customs assistant', 'Zuidkade Ltd', '2013-06', '2017-05'],
    ]);
  });

  it('that names an employer once has several positions there', async () => {
    const resume = await finished((paper) => {
      heading(paper, 'Ervaring');
      for (const line of [
        'Werkgever: Kade Noord',
        'Functie: Planner',
        'Periode: 2019 - heden',
        'Functie: Inpakker',
        'Periode: 2015 - 2019',
      ])
        paper.line(50, line);
    });
    expect(jobs(resume)).toEqual([
      ['Planner', 'Kade Noord', '2019', 'now'],
      ['Inpakker', 'Kade Noord', '2015', '2019'],
    ]);
  });
});

it('takes neither years in short nor half years for an employer', async () => {
  const resume = await finished((paper) => {
    heading(paper, 'Werkervaring');
    for (const line of [
      '2013 - 2018 (5 ½ jr.)',
      'Hovenier',
      '- Tuinen aanleggen',
      '2011 - 2013 (2 jr.)',
      'Kweker',
      '- Stekken en oppotten',
    ])
      paper.line(50, line);
  });
  expect(jobs(resume)).toEqual([
    ['Hovenier', null, '2013', '2018'],
    ['Kweker', null, '2011', '2013'],
  ]);
});

it('knows the label “Function” that Dutch people give a job in English', async () => {
  const resume = await finished((paper) => {
    heading(paper, 'Work experience');
    for (const line of [
      'Function: Quality inspector',
      'Organization: Kade Noord',
      'Period: 2019 - present',
      'Function: Packer',
      'Organization: Zuidkade Ltd',
      'Period: 2015 - 2019',
    ])
      paper.line(50, line);
  });
  expect(jobs(resume)).toEqual([
    ['Quality inspector', 'Kade Noord', '2019', 'now'],
    ['Packer', 'Zuidkade Ltd', '2015', '2019'],
  ]);
});

describe('a narrow column of periods', () => {
  it('breaks a period after the name of a month, and the strip of one table is not that of the next', async () => {
    const resume = await finished((paper) => {
      heading(paper, 'Opleidingen');
      table(paper, 118, [
        [['2003 - 2006'], ['MBO Verzorgende IG, niveau 3', 'Deltion College, Zwolle']],
        [['1999 - 2003'], ['VMBO Zorg en Welzijn', 'Thorbecke Scholengemeenschap, Zwolle']],
      ]);
      heading(paper, 'Werkervaring');
      table(paper, 131, [
        [
          ['aug 2015 -', 'heden'],
          ['Verzorgende IG', 'Waterland Zorg, Kampen'],
        ],
        [
          ['jan 2009 - jul', '2015'],
          ['Thuishulp A', 'Bergzicht, Meppel', 'Hulp in huis bij ouderen.'],
        ],
        [
          ['sep 2006 - dec', '2008'],
          ['Verzorgende', 'Zorggroep Heidekruid, Harderwijk'],
        ],
      ]);
    });
    expect(jobs(resume)).toEqual([
      ['Verzorgende IG', 'Waterland Zorg', '2015-08', 'now'],
      ['Thuishulp A', 'Bergzicht', '2009-01', '2015-07'],
      ['Verzorgende', 'Zorggroep Heidekruid', '2006-09', '2008-12'],
    ]);
    expect(resume.educations).toMatchObject([
      { title: { value: 'MBO Verzorgende IG, niveau 3' }, startDate: { value: '2003' }, endDate: { value: '2006' } },
      { title: { value: 'VMBO Zorg en Welzijn' }, startDate: { value: '1999' }, endDate: { value: '2003' } },
    ]);
  });
});

describe('a heading', () => {
  it('may stand before what it announces', async () => {
    const { languages, skills } = await finished((paper) => {
      heading(paper, 'Ervaring');
      paper.line(50, '2019 - heden: Kok, Brasserie Oost');
      paper.skip(12);
      paper.put(50, 'Talen:', { bold: true });
      paper.line(86, 'Turks, Nederlands, Engels');
      paper.skip(12);
      paper.put(50, 'Vaardigheden:', { bold: true });
      paper.line(126, 'HACCP, inkoop, leidinggeven');
    });
    expect(languages.map(({ name }) => name.value)).toEqual(['Turks', 'Nederlands', 'Engels']);
    expect(skills.map(({ name }) => name.value)).toEqual(['HACCP', 'inkoop', 'leidinggeven']);
  });

  it.each([
    ['Waar heb ik gewerkt?', 'experience'],
    ['Wat heb ik geleerd?', 'education'],
    ['Wat kan ik goed?', 'skills'],
    ['Attesten', 'certificates'],
    ['IT-kennis', 'skills'],
  ])('may be %s', (text, kind) => expect(sectionHeading(text)).toBe(kind));

  it('is not the name that looks like it', async () => {
    const paper = await Paper.a4();
    paper.y = 60;
    for (const line of [
      'DIEGO MARTINEZ',
      'The Hague | diego@kitchen.example',
      '',
      'SUMMARY',
      'Sous chef, twelve years.',
      '',
      'WORK EXPERIENCE',
    ])
      paper.line(50, line || ' ');
    paper.line(50, 'Sous Chef, Restaurant Calla, 04/2018 - Present');
    paper.line(50, 'SKILLS');
    paper.line(50, 'Pastry, HACCP');
    const { basics } = readResume(await readPdf(await paper.save()));
    expect(basics).toMatchObject({ firstName: { value: 'Diego' }, lastName: { value: 'Martinez' }, city: { value: 'The Hague' } });
  });
});

it('parts an employer from a title that no list has, and from its place', async () => {
  const resume = await finished((paper) => {
    heading(paper, 'Arbeidsverleden');
    paper.line(50, '2018 – nu   Betonvlechter bij Van Dalen te Drachten');
    paper.line(50, '2009 – 2018   Monteur cv bij Noorderstaal te Heerenveen');
  });
  expect(jobs(resume)).toEqual([
    ['Betonvlechter', 'Van Dalen', '2018', 'now'],
    ['Monteur cv', 'Noorderstaal', '2009', '2018'],
  ]);
});

it('takes two skills with a word between them for two, when both are known', async () => {
  const { skills } = await finished((paper) => {
    heading(paper, 'Vaardigheden');
    paper.line(50, 'HTML & CSS, Hout en beton');
  });
  expect(skills.map(({ name }) => name.value)).toEqual(['HTML', 'CSS', 'Hout en beton']);
});

describe('a name', () => {
  it.each([
    ['mr. A.M. (Anne-Marie) van der Veen', 'Anne-Marie', 'van der Veen'],
    ['Sanne Bakker-de Groot', 'Sanne', 'Bakker-de Groot'],
    ['Lucas Ferreira da Silva', 'Lucas', 'Ferreira da Silva'],
    ['Maria da Silva', 'Maria', 'da Silva'],
    ['Oluwaseun Adeyemi, RN', 'Oluwaseun', 'Adeyemi'],
  ])('%s has a first and a last part', (full, first, last) => expect(splitName(full, 'en')).toEqual({ first, last }));

  it.each(['CV – Jonas van Dam', 'C.V. Jonas van Dam', 'Curriculum vitae van Jonas van Dam'])('is found in %s', async (text) => {
    const paper = await Paper.a4();
    paper.y = 60;
    paper.line(50, text, { bold: true, size: 18 });
    paper.line(50, 'jonas@dam.example');
    const { basics } = readResume(await readPdf(await paper.save()));
    expect(basics).toMatchObject({ firstName: { value: 'Jonas' }, lastName: { value: 'van Dam' } });
  });
});

it('takes the first of two numbers beside each other', () => {
  expect(findPhone('0512-361234 / 06-23456789')?.text).toBe('0512-361234');
});

it.each([
  ['Feenstra te Heerenveen', 'Feenstra', 'Heerenveen'],
  ['diverse bedrijven in Duitsland', 'diverse bedrijven', 'Duitsland'],
  ['Technische Hogeschool te Delft', 'Technische Hogeschool te Delft', null],
])('parts the place from %s', (text, value, place) => expect(splitPlace(text)).toEqual({ value, place }));

describe('entries in bullets', () => {
  it('begin with their period', async () => {
    const resume = await finished((paper) => {
      heading(paper, 'Werkervaring');
      paper.line(50, '• 2022 – heden: Productiemedewerker, Vleeshof Noord, Assen');
      paper.line(50, '• 2019 – 2021: Schoonmaker, Helder Facility Services, Groningen');
      heading(paper, 'Opleiding en cursussen');
      paper.line(50, '• 2018 – 2020: Inburgering en Nederlands B1, Alfa-college, Assen');
      paper.line(50, '• 2021: Heftruckcertificaat');
    });
    expect(jobs(resume)).toEqual([
      ['Productiemedewerker', 'Vleeshof Noord', '2022', 'now'],
      ['Schoonmaker', 'Helder Facility Services', '2019', '2021'],
    ]);
    expect(resume.educations.map(({ title, endDate }) => [title?.value, endDate?.value])).toEqual([
      ['Inburgering en Nederlands B1', '2020'],
      ['Heftruckcertificaat', '2021'],
    ]);
  });

  it('are not taken from a description that names a period', async () => {
    const resume = await finished((paper) => {
      heading(paper, 'Work experience');
      paper.line(50, 'Planner, Dairy Partners, 2015 - 2021', { bold: true });
      paper.line(50, '• 2018 – 2020: led the move to a new depot.');
    });
    expect(jobs(resume)).toEqual([['Planner', 'Dairy Partners', '2015', '2021']]);
    expect(resume.experiences[0]?.description?.value).toContain('led the move');
  });
});

it('reads jobs below the heading of a summary, with two positions at one employer', async () => {
  const resume = await finished((paper) => {
    const employer = (name: string, place: string) => {
      paper.put(50, name, { bold: true });
      paper.line(50 + 5.8 * name.length, `, ${place}`);
    };
    heading(paper, 'CAREER SUMMARY');
    employer('Orchard Foods plc', 'Hatfield, UK');
    paper.line(50, 'Operations Director, 2019 to date', { bold: true });
    paper.line(50, 'Head of Site Operations, 2016 – 2019');
    paper.line(62, '• Opened two automated sites on budget.');
    employer('Harbour Stores plc', 'Welwyn Garden City, UK');
    paper.line(50, 'Regional Distribution Manager, 2011 – 2016', { bold: true });
  });
  expect(jobs(resume)).toEqual([
    ['Operations Director', 'Orchard Foods plc', '2019', 'now'],
    ['Head of Site Operations', 'Orchard Foods plc', '2016', '2019'],
    ['Regional Distribution Manager', 'Harbour Stores plc', '2011', '2016'],
  ]);
});

it('takes spaces in a row for the gap that they were typed to be', async () => {
  const resume = await finished((paper) => {
    heading(paper, 'Werkervaring');
    for (const line of [
      ['Klantadviseur', 'Enerzij, Rotterdam', 'mrt 2020 – heden'],
      ['Verkoopmedewerker', 'Modehuis Prima, Rotterdam', '2015 – 2017'],
    ])
      paper.line(50, line.join('      '));
    heading(paper, 'Opleiding');
    paper.line(50, 'MBO Commercieel medewerker, niveau 4     Albeda College     2013 – 2017');
  });
  expect(jobs(resume)).toEqual([
    ['Klantadviseur', 'Enerzij', '2020-03', 'now'],
    ['Verkoopmedewerker', 'Modehuis Prima', '2015', '2017'],
  ]);
  expect(resume.educations.map(({ title, institution }) => [title?.value, institution?.value])).toEqual([
    ['MBO Commercieel medewerker, niveau 4', 'Albeda College'],
  ]);
});

it('takes a line of tasks for no employer', async () => {
  const resume = await finished((paper) => {
    heading(paper, 'Ervaring');
    table(paper, 160, [
      [['09/2016 – nu'], ['Directieassistente', 'KU Leuven, Leuven', 'Agendabeheer, verslagen en organisatie van congressen']],
      [['01/2009 – 08/2016'], ['Secretaresse', 'Kantoor Van Hove, Brussel', 'Dossierbeheer']],
    ]);
  });
  expect(jobs(resume)).toEqual([
    ['Directieassistente', 'KU Leuven', '2016-09', 'now'],
    ['Secretaresse', 'Kantoor Van Hove', '2009-01', '2016-08'],
  ]);
});

it('finds headings in the first column of a table though they look like its text', async () => {
  const { skills, languages } = await finished((paper) => {
    paper.skip(14);
    paper.line(50, 'EXPERIENCE', { size: 9, bold: true });
    paper.line(50, 'Reporter', { bold: true });
    paper.line(50, 'Western News, 2011–2014');
    paper.skip(16);
    table(paper, 170, [[['Skills'], ['Subediting, InDesign, interviewing']]]);
    paper.skip(16);
    table(paper, 170, [[['Languages'], ['English, Irish (fluent)']]]);
  });
  expect(skills.map(({ name }) => name.value)).toEqual(['Subediting', 'InDesign', 'interviewing']);
  expect(languages.map(({ name }) => name.value)).toEqual(['English', 'Irish']);
});

it('takes what is spoken for languages', async () => {
  const { languages } = await finished((paper) => {
    heading(paper, 'Skills');
    paper.line(50, 'Software: Excel, Python');
    paper.line(50, 'Spoken: English (native), Korean (fluent)');
  });
  expect(languages.map(({ name }) => name.value)).toEqual(['English', 'Korean']);
});

it('reads the two names of a form', async () => {
  const paper = await Paper.a4();
  paper.y = 60;
  paper.line(50, 'PERSOONLIJKE GEGEVENS', { bold: true, size: 12 });
  table(paper, 170, [
    [['Voornaam'], [': Fatima']],
    [['Achternaam'], [': el Bouzid']],
    [['Postcode en plaats'], [': 3029 AG Rotterdam']],
  ]);
  const { basics } = readResume(await readPdf(await paper.save()));
  expect(basics).toMatchObject({ firstName: { value: 'Fatima' }, lastName: { value: 'el Bouzid' }, city: { value: 'Rotterdam' } });
});

it('takes the town before the first half of a British postcode', async () => {
  const paper = await Paper.a4();
  paper.y = 60;
  paper.line(50, 'Samuel Okoro', { bold: true, size: 20 });
  paper.line(50, 'London SW18 · +44 20 7946 0011 · samuel@okoro.example');
  const { basics } = readResume(await readPdf(await paper.save()));
  expect(basics.city?.value).toBe('London');
});

it.each([
  ['ASO Moderne Talen', 'HIGH_SCHOOL_VWO'],
  ['TSO Handel', 'HIGH_SCHOOL_HAVO'],
  ['BSO Verzorging', 'HIGH_SCHOOL_VMBO'],
  ['Graduaat Secretariaat', 'BACHELOR_HBO'],
])('knows the Belgian diploma %s', (text, type) => expect(degreeType(text)).toBe(type));

describe('a table with a head', () => {
  const rows = (paper: Paper, columns: readonly number[], lines: readonly (readonly string[])[], gapBefore: readonly number[] = []) =>
    lines.forEach((cells, i) => {
      if (gapBefore.includes(i)) paper.skip(7);
      cells.forEach((text, c) => text && paper.put(columns[c] ?? 0, text, { bold: i === 0 }));
      paper.skip(12);
    });

  it('is read by its columns, over the lines of a row', async () => {
    const resume = await finished((paper) => {
      heading(paper, 'Werkervaring');
      const lines = [
        ['Periode', 'Functie', 'Organisatie'],
        ['08-2015 t/m heden', 'Docent geschiedenis', 'Waterlands Lyceum,'],
        ['', '', 'Drachten'],
        ['08-2009 t/m 07-', 'Docent geschiedenis en', 'Scholengroep Oost,'],
        ['2015', 'maatschappijleer', 'Surhuisterveen'],
      ];
      rows(paper, [50, 190, 380], lines, [1, 3]);
      heading(paper, 'Opleidingen');
      rows(
        paper,
        [50, 190, 380],
        [
          ['Periode', 'Opleiding', 'Instelling'],
          ['2008 – 2009', 'Lerarenopleiding', 'Rijksuniversiteit'],
          ['', 'geschiedenis', 'Groningen'],
          ['1995 – 2001', 'VWO', 'Waterlands Lyceum'],
        ],
      );
    });
    expect(jobs(resume)).toEqual([
      ['Docent geschiedenis', 'Waterlands Lyceum', '2015-08', 'now'],
      ['Docent geschiedenis en maatschappijleer', 'Scholengroep Oost', '2009-08', '2015-07'],
    ]);
    expect(resume.educations.map(({ title, institution, endDate }) => [title?.value, institution?.value, endDate?.value])).toEqual([
      ['Lerarenopleiding geschiedenis', 'Rijksuniversiteit Groningen', '2009'],
      ['VWO', 'Waterlands Lyceum', '2001'],
    ]);
  });
});

describe('periods in a column of labels', () => {
  it.each([
    ['the dash below', ['jan. 2022', '– nu'], ['sept. 2018', '– dec. 2021']],
    ['the dash above', ['jan. 2022 –', 'nu'], ['sept. 2018 –', 'dec. 2021']],
  ])('over two lines with text beside both, %s', async (_, first, second) => {
    const resume = await finished((paper) => {
      heading(paper, 'Over mij');
      wide(paper);
      heading(paper, 'Ervaring');
      table(paper, 140, [
        [first, ['Full-stack developer @ Zoekmachine', 'Aanbevelingen voor klanten.']],
        [second, ['Backend developer @ Routewijzer', 'Routes voor vrachtwagens.']],
      ]);
    });
    expect(jobs(resume)).toEqual([
      ['Full-stack developer', 'Zoekmachine', '2022-01', 'now'],
      ['Backend developer', 'Routewijzer', '2018-09', '2021-12'],
    ]);
  });

  it('with an open end above a whole one', async () => {
    const resume = await finished((paper) => {
      heading(paper, 'Appointments');
      paper.put(50, '2022–');
      paper.line(130, 'Lecturer in Chemistry, University of Lisse', { size: 10 });
      paper.put(50, '2018–2022');
      paper.line(130, 'Research Associate, University of Nuth');
    });
    expect(jobs(resume)).toEqual([
      ['Lecturer in Chemistry', 'University of Lisse', '2022', 'now'],
      ['Research Associate', 'University of Nuth', '2018', '2022'],
    ]);
  });

  it('as single years, however long the line', async () => {
    const { educations } = await finished((paper) => {
      heading(paper, 'Qualifications');
      paper.line(50, '2018   City & Guilds 2391 Inspection and Testing');
      paper.line(50, '2014   NVQ Level 3 Electrical Installation, Ilkley College of Building and of all its Trades');
      paper.line(50, '2010   GCSEs (7, including English and Maths), Ilkley School');
    });
    expect(educations.map(({ title, institution, endDate }) => [title?.value, institution?.value, endDate?.value])).toEqual([
      ['City & Guilds 2391 Inspection and Testing', undefined, '2018'],
      ['NVQ Level 3 Electrical Installation', 'Ilkley College of Building and of all its Trades', '2014'],
      ['GCSEs (7, including English and Maths)', 'Ilkley School', '2010'],
    ]);
  });
});

it('leaves what was done below a line that says it all', async () => {
  const resume = await finished((paper) => {
    heading(paper, 'Profile');
    wide(paper);
    heading(paper, 'Employment history');
    table(paper, 170, [
      [['2019 - present'], ['Electrician, Moorland Services Ltd', 'Domestic installs, testing and', 'inspection, fault finding.']],
      [['2014 - 2019'], ["Electrician's mate, Dale Power Ltd", 'First and second fix on new builds.']],
    ]);
  });
  expect(jobs(resume)).toEqual([
    ['Electrician', 'Moorland Services Ltd', '2019', 'now'],
    ["Electrician's mate", 'Dale Power Ltd', '2014', '2019'],
  ]);
  expect(resume.experiences[0]?.description?.value).toContain('fault finding');
});

it('reads the paper of somebody at school', async () => {
  const paper = await Paper.a4();
  paper.y = 60;
  paper.line(50, 'Mijn CV', { bold: true, size: 20 });
  const label = (name: string, value: string) => {
    paper.put(50, `${name}:`, { bold: true });
    paper.line(62 + 5.8 * name.length, value);
  };
  label('Naam', 'Jayden Pinas');
  label('Woonplaats', 'Almere');
  const part = (title: string, ...lines: string[]) => {
    paper.skip(14);
    paper.line(50, title, { bold: true });
    lines.forEach((line) => paper.line(50, line));
  };
  part('School', '2024 - nu: MBO Mediavormgeving niveau 4, Mediacollege Oost', '2019 - 2024: VMBO-T, diploma behaald');
  part('Werk', '2023 - nu: Maaltijdbezorger bij Snelle Hap', 'Zomer 2022: Krantenbezorger bij De Courant');
  part('Wat ik kan', 'Photoshop, Premiere, fotograferen');
  part('Rijbewijs', 'AM, eigen scooter');
  const resume = readResume(await readPdf(await paper.save()));
  expect(resume.basics).toMatchObject({ firstName: { value: 'Jayden' }, lastName: { value: 'Pinas' }, city: { value: 'Almere' } });
  expect(jobs(resume)).toEqual([
    ['Maaltijdbezorger', 'Snelle Hap', '2023', 'now'],
    ['Krantenbezorger', 'De Courant', '2022', null],
  ]);
  expect(resume.educations.map(({ title, institution }) => [title?.value, institution?.value])).toEqual([
    ['MBO Mediavormgeving niveau 4', 'Mediacollege Oost'],
    ['VMBO-T', undefined],
  ]);
  expect(resume.skills.map(({ name }) => name.value)).toEqual(['Photoshop', 'Premiere', 'fotograferen', 'Rijbewijs AM']);
});

it.each([
  ['MARCUS T. BELL', 'MARCUS', 'BELL'],
  ["Siobhan O'Rourke MCIOB", 'Siobhan', "O'Rourke"],
  ["Jan-Willem 't Hart", 'Jan-Willem', "'t Hart"],
])('the last name of %s is no initial, letters of a profession are none', (full, first, last) =>
  expect(splitName(full, 'en')).toEqual({ first, last }),
);

it('prefers the name of the form to the one above it', async () => {
  const paper = await Paper.a4();
  paper.y = 60;
  paper.line(50, 'Curriculum vitae drs. M.J. Hoekstra', { bold: true, size: 16 });
  paper.skip(10);
  paper.line(50, 'Personalia', { bold: true, size: 12 });
  table(paper, 170, [
    [['Naam'], ['drs. M.J. (Marijke) Hoekstra']],
    [['Woonplaats'], ['9201 GG Drachten']],
  ]);
  const { basics } = readResume(await readPdf(await paper.save()));
  expect(basics).toMatchObject({ firstName: { value: 'Marijke' }, lastName: { value: 'Hoekstra' } });
});

it('reads an address whose postcode did not fit on its line', async () => {
  const paper = await Paper.a4();
  paper.y = 60;
  paper.line(50, 'Dr Ewa Nowak', { bold: true, size: 20 });
  paper.line(50, 'Department of Chemistry, University of Edinburgh, Joseph Black Building, Edinburgh');
  paper.line(50, 'EH9 3FJ');
  const { basics } = readResume(await readPdf(await paper.save()));
  expect(basics).toMatchObject({ lastName: { value: 'Nowak' }, city: { value: 'Edinburgh' } });
});

it('reads entries in bullets that end with their period', async () => {
  const resume = await finished((paper) => {
    heading(paper, 'Werkervaring:');
    paper.line(50, '• Internationaal chauffeur, Wielens Logistics te Roosendaal (2016 – heden)');
    paper.line(50, '• Heftruckchauffeur / magazijn, Smit Betonwaren (2005 – 2009)');
    heading(paper, 'Cursussen:');
    paper.line(50, '• ADR basis (2020)');
    paper.line(50, '• VCA-basis (2019)');
  });
  expect(jobs(resume)).toEqual([
    ['Internationaal chauffeur', 'Wielens Logistics', '2016', 'now'],
    ['Heftruckchauffeur / magazijn', 'Smit Betonwaren', '2005', '2009'],
  ]);
  expect(resume.educations.map(({ title, endDate }) => [title?.value, endDate?.value])).toEqual([
    ['ADR basis', '2020'],
    ['VCA-basis', '2019'],
  ]);
});

it('reads assignments of an interim manager, and the hours beside a title', async () => {
  const resume = await finished((paper) => {
    heading(paper, 'Opdrachten');
    paper.line(50, 'Gemeente Hasselo – Projectmanager stationsgebied (jan 2023 – nu)', { bold: true });
    paper.line(50, 'Leiding aan een team van 12 mensen, budget 40 miljoen euro.');
    paper.line(50, 'Gemeente Borne – Hoofd projectvoorbereiding (2010 – 2019)', { bold: true });
    paper.skip(14);
    heading(paper, 'Waar heb ik gewerkt?');
    paper.put(50, 'Pedagogisch medewerker BSO', { bold: true });
    paper.line(200, '(28 uur)');
    paper.line(50, 'Kindergaarde, Hengelo | aug 2020 t/m heden');
  });
  expect(jobs(resume)).toEqual([
    ['Projectmanager stationsgebied', 'Gemeente Hasselo', '2023-01', 'now'],
    ['Hoofd projectvoorbereiding', 'Gemeente Borne', '2010', '2019'],
    ['Pedagogisch medewerker BSO', 'Kindergaarde', '2020-08', 'now'],
  ]);
});

it('ends the longest text of a table where the next column begins', async () => {
  const resume = await finished((paper) => {
    heading(paper, 'WERKERVARING');
    for (const cells of [
      ['2017 – heden', 'HR-adviseur', 'Kliniek Oost', 'Amersfoort'],
      ['2012 – 2017', 'Personeelsfunctionaris', 'Gemeente Leusden', 'Leusden'],
      ['2008 – 2012', 'Medewerker salarisadministratie', 'Roet', 'Amersfoort'],
      ['2006 – 2008', 'Intercedent', 'Uitzendhuis', 'Utrecht'],
    ]) {
      [50, 130, 282, 380].forEach((x, i) => paper.put(x, cells[i] ?? ''));
      paper.skip(18);
    }
  });
  expect(jobs(resume)).toEqual([
    ['HR-adviseur', 'Kliniek Oost', '2017', 'now'],
    ['Personeelsfunctionaris', 'Gemeente Leusden', '2012', '2017'],
    ['Medewerker salarisadministratie', 'Roet', '2008', '2012'],
    ['Intercedent', 'Uitzendhuis', '2006', '2008'],
  ]);
});

it('reads a licence with its number and the day it ends', async () => {
  const { educations } = await finished((paper) => {
    heading(paper, 'Licenses & Certifications');
    paper.line(50, 'Registered Nurse, Texas Board of Nursing, License #123456 — exp. 08/2027');
    paper.line(50, 'CCRN, Critical Care Association — 2021');
  });
  expect(educations.map(({ title, institution }) => [title?.value, institution?.value])).toEqual([
    ['Registered Nurse', 'Texas Board of Nursing'],
    ['CCRN', 'Critical Care Association'],
  ]);
});

describe('the head of a paper', () => {
  const headOf = async (draw: (paper: Paper) => void) => {
    const paper = await Paper.a4();
    paper.y = 60;
    draw(paper);
    return readResume(await readPdf(await paper.save())).basics;
  };

  it('may have a name that is a town too', async () => {
    const basics = await headOf((paper) => {
      paper.line(50, 'LOTTE', { bold: true, size: 22 });
      paper.line(50, 'VERMEULEN', { bold: true, size: 22 });
      paper.line(50, 'CONTACT', { bold: true });
      paper.line(50, "'s-Hertogenbosch");
    });
    expect(basics).toMatchObject({ firstName: { value: 'Lotte' }, lastName: { value: 'Vermeulen' }, city: { value: "'s-Hertogenbosch" } });
  });

  it('may be in small letters throughout', async () => {
    const basics = await headOf((paper) => {
      paper.line(50, 'aleksandra berg', { bold: true, size: 20 });
      paper.line(50, 'site reliability engineer · antwerpen, belgium (remote, cet) · aleks@berg.example');
    });
    expect(basics).toMatchObject({ firstName: { value: 'Aleksandra' }, lastName: { value: 'Berg' }, city: { value: 'Antwerpen' } });
  });

  it('may have two surnames apart, and a year of birth that is no postcode', async () => {
    const basics = await headOf((paper) => {
      paper.line(50, 'Mirjam de Groot – van Dalen', { bold: true, size: 20 });
      paper.line(50, 'Woonplaats: Apeldoorn');
      paper.line(50, 'Geboortejaar: 1968');
    });
    expect(basics).toMatchObject({
      firstName: { value: 'Mirjam' },
      lastName: { value: 'de Groot-van Dalen' },
      city: { value: 'Apeldoorn' },
    });
  });

  it.each(['Jan Smit – Timmerman', 'Jan Smit – Rotterdam'])('has no second surname in %s', (text) =>
    expect(splitName(text, 'nl').last).not.toContain('Smit-'),
  );
});

describe('a job in one line', () => {
  const told = ({ experiences }: ReadResume) => experiences.map(({ description }) => description?.value ?? null);

  it('has behind its period the sentences that tell what was done, which go on in the next line', async () => {
    const resume = await finished((paper) => {
      heading(paper, 'Stage');
      paper.line(50, 'Stagiair monteur, Elektro Van Rijn, februari 2020 - juni 2020. Meelopen bij de woningbouw, ook bedrading');
      paper.line(50, 'trekken, groepenkasten.');
      heading(paper, 'Bijbaan');
      paper.line(50, 'Vakkenvuller, Bakkerij De Korenaar, 2018 - 2020');
    });
    expect(jobs(resume)).toEqual([
      ['Stagiair monteur', 'Elektro Van Rijn', '2020-02', '2020-06'],
      ['Vakkenvuller', 'Bakkerij De Korenaar', '2018', '2020'],
    ]);
    expect(told(resume)).toEqual(['Meelopen bij de woningbouw, ook bedrading trekken, groepenkasten.', null]);
  });

  it('may have a beginning that is torn at the end of the line', async () => {
    const resume = await finished((paper) => {
      heading(paper, 'Huidige functie');
      paper.line(50, 'Docent wiskunde, Scholengemeenschap De Poort, Groningen, met veel plezier en al lang, sinds augustus');
      paper.line(50, '2018. Mentor klas 2 havo.');
      heading(paper, 'Eerdere functies');
      paper.line(50, 'Huiswerkbegeleider, StudyPlus, 2015 - 2018');
    });
    expect(resume.experiences.map(({ startDate, endDate }) => [startDate?.value, endDate ? (endDate.value ?? 'now') : null])).toEqual([
      ['2018-08', 'now'],
      ['2015', '2018'],
    ]);
    expect(resume.experiences[0]?.title?.value).toBe('Docent wiskunde');
    expect(told(resume)).toEqual(['Mentor klas 2 havo.', null]);
  });

  it('stands below a heading that says when it was', () => {
    for (const text of ['Huidige functie', 'Eerdere functies', 'Current position', 'Previous jobs', 'Bijbaan', 'Vakantiewerk'])
      expect(sectionHeading(text)).toBe('experience');
  });
});

it('is no licence that somebody is still learning for', async () => {
  const learning = await finished((paper) => {
    heading(paper, 'Overig');
    paper.line(50, 'Bezig met rijbewijs B');
  });
  const learned = await finished((paper) => {
    heading(paper, 'Overig');
    paper.line(50, 'In bezit van rijbewijs B');
  });
  expect([learning, learned].map(({ skills }) => skills.map(({ name }) => name.value))).toEqual([[], ['Rijbewijs B']]);
});
