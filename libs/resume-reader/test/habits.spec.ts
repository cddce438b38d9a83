import { readPdf } from '@tandem/pdf-text/read';
import { readResume } from '../src/read';
import type { ReadResume } from '../src/result';
import { joinLines } from '../src/text/join-lines';
import { black, grey, Paper } from './paper';
import { jobs } from './told';

// Habits of people: how they put licences, levels, certificates, employers and themselves.
jest.setTimeout(60_000);

const finished = async (draw: (paper: Paper) => void): Promise<ReadResume> => {
  const paper = await Paper.a4();
  paper.y = 60;
  paper.line(50, 'Nadia Ferris', { bold: true, size: 20 });
  draw(paper);
  return readResume(await readPdf(await paper.save()), { today: '2026-01-15' });
};
const heading = (paper: Paper, text: string) => {
  paper.skip(14);
  paper.line(50, text, { bold: true, size: 13 });
  paper.skip(6);
};
const section = (title: string, ...lines: string[]) =>
  finished((paper) => {
    heading(paper, title);
    lines.forEach((line) => paper.line(50, line));
  });
const row = (paper: Paper, cells: readonly (readonly [number, string])[], bold = false) => {
  cells.forEach(([x, text]) => paper.put(x, text, { bold }));
  paper.skip(16);
};
const skills = ({ skills: read }: ReadResume) => read.map(({ name }) => name.value);
const studies = ({ educations }: ReadResume) =>
  educations.map(({ title, institution, endDate, description }) => [
    title?.value ?? null,
    institution?.value ?? null,
    endDate?.value ?? null,
    description?.value ?? null,
  ]);
const levels = ({ languages }: ReadResume) => languages.map(({ name, level }) => [name.value, level]);

describe('a licence to drive', () => {
  it.each([
    ['Rijbewijs', ['B, C, CE'], ['Rijbewijs B', 'Rijbewijs C', 'Rijbewijs CE']],
    ['Overig', ['Rijbewijs: B en BE'], ['Rijbewijs B', 'Rijbewijs BE']],
    ['Overig', ['In bezit van B-rijbewijs en eigen auto'], ['Rijbewijs B']],
    ['Rijbewijs: B', ['Vrij van maandag tot en met vrijdag'], ['Rijbewijs B']],
    ['Skills', ['Driving licence: full UK, category B and BE'], ['Driving licence B', 'Driving licence BE']],
    ['Driving licence', ['Category B, forklift'], ['Driving licence B']],
    ['Personal details', ["Full UK driver's licence: yes"], ['Driving licence']],
    ['Overig', ['Rijbewijs: nee'], []],
    ['Certificaten', ['Rijbewijs B, C; Code 95'], ['Rijbewijs B', 'Rijbewijs C']],
  ])('is a skill, below %s: %j', async (title, lines, expected) => {
    const resume = await section(title, ...lines);
    expect(skills(resume)).toEqual(expected);
    expect(studies(resume).flat().join(' ')).not.toMatch(/Rijbewijs/);
  });

  it('is nobody’s own when it was part of a job, and is not said twice', async () => {
    const resume = await finished((paper) => {
      heading(paper, 'Werkervaring');
      paper.line(50, 'Rijinstructeur, Rijschool Noord, 2019 – heden');
      paper.line(50, '• Lessen voor rijbewijs A en D');
      heading(paper, 'Vaardigheden');
      paper.line(50, 'Plannen, Rijbewijs B');
      heading(paper, 'Rijbewijs');
      paper.line(50, 'B');
    });
    expect(skills(resume)).toEqual(['Plannen', 'Rijbewijs B']);
  });
});

describe('certificates', () => {
  it('hold until a day, which is not when they were earned', async () => {
    const resume = await section('Certificates', 'First Aid at Work (expires 03/2027)', 'Manual Handling', 'Food Safety Level 3, 2021');
    expect(studies(resume)).toEqual([
      ['First Aid at Work', null, null, 'Expires 03/2027'],
      ['Manual Handling', null, null, null],
      ['Food Safety Level 3', null, '2021', null],
    ]);
  });

  it('may stand on one line', async () => {
    const resume = await section('Certificaten', 'VCA Basis, 2021; ADR (tank; stukgoed), geldig tot 2027; BHV');
    expect(studies(resume)).toEqual([
      ['VCA Basis', null, '2021', null],
      ['ADR (tank; stukgoed)', null, null, 'Geldig tot 2027'],
      ['BHV', null, null, null],
    ]);
  });

  it('may have bullets, with and without years', async () => {
    const resume = await section(
      'Certificates',
      '• Moving and Handling (2023)',
      '• Basic Life Support, expires Nov 2025',
      '• Enhanced DBS',
    );
    expect(studies(resume)).toEqual([
      ['Moving and Handling', null, '2023', null],
      ['Basic Life Support', null, null, 'Expires Nov 2025'],
      ['Enhanced DBS', null, null, null],
    ]);
  });

  it('may stand between dots, each with its year; what names no diploma is a name all the same', async () => {
    const resume = await section('Certificaten', 'Microsoft AZ-204 (2022) · PSM I (2020) · ISTQB Foundation (2016)');
    expect(studies(resume)).toEqual([
      ['Microsoft AZ-204', null, '2022', null],
      ['PSM I', null, '2020', null],
      ['ISTQB Foundation', null, '2016', null],
    ]);
  });

  it('may stand between commas', async () => {
    const resume = await section('Certificaten', 'VCA (2024), F-gassen (geldig t/m 2026), rijbewijs B-E');
    expect(studies(resume)).toEqual([
      ['VCA', null, '2024', null],
      ['F-gassen', null, null, 'Geldig t/m 2026'],
    ]);
    expect(skills(resume)).toEqual(['Rijbewijs BE']);
  });

  it('may be called a foundation without being one', async () => {
    const resume = await section('Certificaten', 'MCSA Windows Server 2016', 'ITIL v3 Foundation', 'Azure Administrator (2023)');
    expect(studies(resume).map(([title, school, end]) => [title, school, end])).toEqual([
      ['MCSA Windows Server', null, '2016'],
      ['ITIL v3 Foundation', null, null],
      ['Azure Administrator', null, '2023'],
    ]);
  });

  it('may be a table with columns for number and expiry', async () => {
    const resume = await finished((paper) => {
      heading(paper, 'Certificates');
      const put = (name: string, number: string, until: string, bold = false) => {
        paper.put(50, name, { bold });
        paper.put(300, number, { bold });
        paper.put(545, until, { bold, align: 'right' });
        paper.skip(16);
      };
      put('Certificate', 'Number', 'Valid until', true);
      put('VCA VOL', '33092811', '01-03-2030');
      put('Working at heights', '123', '2027');
    });
    expect(studies(resume)).toEqual([
      ['VCA VOL', null, null, 'Valid until: 01-03-2030'],
      ['Working at heights', null, null, 'Valid until: 2027'],
    ]);
    expect(resume.educations.map(({ educationType }) => educationType.value)).toEqual(['CERTIFICATE', 'CERTIFICATE']);
  });
});

it('reads a table whose column has the title with what was done, and a table of schools below it', async () => {
  const resume = await finished((paper) => {
    row(paper, [
      [50, 'Woonplaats'],
      [150, 'Zaandam'],
    ]);
    row(paper, [
      [50, 'Telefoon'],
      [150, '06 55129034'],
    ]);

    row(
      paper,
      [
        [50, 'Periode'],
        [150, 'Werkgever'],
        [320, 'Functie en taken'],
      ],
      true,
    );
    row(paper, [
      [50, '2019 - nu'],
      [150, 'Transportbedrijf De Zaan BV'],
      [320, 'Chauffeur CE'],
    ]);
    paper.skip(-4);
    row(paper, [[320, 'Internationaal transport naar Duitsland en Polen, laden en']]);
    paper.skip(-4);
    row(paper, [[320, 'lossen']]);
    paper.skip(8);
    row(paper, [
      [50, '2010 - 2019'],
      [150, 'Visser Koel'],
      [320, 'Bezorging'],
    ]);
    paper.skip(-4);
    row(paper, [[320, 'Chauffeur en planner']]);
    paper.skip(8);
    row(
      paper,
      [
        [50, 'Periode'],
        [150, 'School'],
        [320, 'Opleiding'],
      ],
      true,
    );
    row(paper, [
      [50, '2008 - 2010'],
      [150, 'ROC Zuid'],
      [320, 'MBO 2 Chauffeur'],
    ]);
  });
  expect(jobs(resume)).toEqual([
    ['Chauffeur CE', 'Transportbedrijf De Zaan BV', '2019', 'now'],
    ['Bezorging', 'Visser Koel', '2010', '2019'],
  ]);
  expect(resume.experiences[0]?.description?.value).toBe('Internationaal transport naar Duitsland en Polen, laden en lossen');
  expect(studies(resume)).toEqual([['MBO 2 Chauffeur', 'ROC Zuid', '2010', null]]);
});

it('reads a table with a column for each end of a period, below a form with two values on a line', async () => {
  const resume = await finished((paper) => {
    const rows = (...texts: string[][]) =>
      texts.forEach((cells, i) =>
        row(
          paper,
          cells.map((text, n) => [[50, 110, 170, 330, 450][n] ?? 0, text] as const),
          i === 0 && texts.length > 2,
        ),
      );
    paper.skip(10);
    row(paper, [
      [50, 'Achternaam'],
      [150, 'Ramdin'],
      [300, 'Voornamen'],
      [400, 'Shanti Devi'],
    ]);
    row(paper, [
      [50, 'Adres'],
      [150, 'Parklaan 301'],
      [300, 'Woonplaats'],
      [400, '2574 HK Den Haag'],
    ]);
    heading(paper, 'Werkervaring');
    rows(
      ['Van', 'Tot', 'Functie', 'Werkgever', 'Plaats'],
      ['01-2020', 'heden', 'Receptioniste', 'Ziekenhuis West', 'Den Haag'],
      ['05-2012', '12-2019', 'Baliemedewerker', 'Gemeente Rijswijk', 'Rijswijk'],
      ['09-2006', '04-2012', 'Telefoniste', 'Verzekeraar Zuid', 'Den Haag'],
    );
    heading(paper, 'Opleidingen');
    rows(
      ['Van', 'Tot', 'Opleiding', 'School', 'Diploma'],
      ['2002', '2005', 'Secretaresse MBO 3', 'Mondriaan College', 'Ja'],
      ['1996', '2001', 'MAVO', 'Zuiderschool', 'Ja'],
    );
  });
  expect(jobs(resume)).toEqual([
    ['Receptioniste', 'Ziekenhuis West', '2020-01', 'now'],
    ['Baliemedewerker', 'Gemeente Rijswijk', '2012-05', '2019-12'],
    ['Telefoniste', 'Verzekeraar Zuid', '2006-09', '2012-04'],
  ]);
  expect(resume.educations.map(({ title, startDate, endDate }) => [title?.value, startDate?.value, endDate?.value])).toEqual([
    ['Secretaresse MBO 3', '2002', '2005'],
    ['MAVO', '1996', '2001'],
  ]);
  expect(resume.basics).toMatchObject({ firstName: { value: 'Shanti Devi' }, lastName: { value: 'Ramdin' }, city: { value: 'Den Haag' } });
  expect(resume.basics.address?.value).toBe('Parklaan 301, 2574 HK Den Haag');
});

it('reads a table whose names are centred above its columns', async () => {
  const resume = await finished((paper) => {
    heading(paper, 'Work experience');
    for (const [x, name] of [
      [90, 'Dates'],
      [240, 'Employer'],
      [420, 'Position'],
    ] as const)
      paper.put(x, name, { bold: true, align: 'centre' });
    paper.skip(16);
    for (const [period, employer, title] of [
      ['Jan 2021 – now', 'Quay Guards UK', 'Shift Supervisor'],
      ['2017 – 2020', 'G4S', 'Security Officer'],
      ['2015 – 2017', 'Westgate Mall', 'Car Park Attendant'],
    ])
      row(paper, [
        [50, period ?? ''],
        [160, employer ?? ''],
        [340, title ?? ''],
      ]);
  });
  expect(jobs(resume)).toEqual([
    ['Shift Supervisor', 'Quay Guards UK', '2021-01', 'now'],
    ['Security Officer', 'G4S', '2017', '2020'],
    ['Car Park Attendant', 'Westgate Mall', '2015', '2017'],
  ]);
});

it('reads the older Europass form in Dutch', async () => {
  const resume = await finished((paper) => {
    const form = (title: string, ...pairs: [string, string][]) => {
      heading(paper, title);
      for (const [label, value] of pairs) {
        paper.put(190, label, { align: 'right' });
        paper.line(215, value);
      }
    };
    form(
      'Persoonlijke informatie',
      ['Achternaam / Voornaam', 'Nowak, Agnieszka'],
      ['Nationaliteit', 'Poolse'],
      ['Geboortedatum', '17.06.1987'],
    );
    form(
      'Werkervaring',
      ['Data', '03/2016 – heden'],
      ['Beroep of functie', 'Teamleider productie'],
      ['Belangrijkste activiteiten', 'Aansturen van 12 medewerkers'],
      ['Naam en adres van de werkgever', 'Kaskade, Monster'],
      ['Data', '05/2011 – 02/2016'],
      ['Beroep of functie', 'Orderpicker'],
      ['Naam en adres van de werkgever', 'Bloemenhal, Naaldwijk'],
    );
    form('Persoonlijke vaardigheden', ['Moedertaal', 'Pools'], ['Andere talen', 'Nederlands (B1)'], ['Rijbewijs', 'B']);
  });
  expect(jobs(resume)).toEqual([
    ['Teamleider productie', 'Kaskade', '2016-03', 'now'],
    ['Orderpicker', 'Bloemenhal', '2011-05', '2016-02'],
  ]);
  expect(resume.basics).toMatchObject({ firstName: { value: 'Agnieszka' }, lastName: { value: 'Nowak' } });
  expect(levels(resume)).toEqual([
    ['Pools', 'native_or_bilingual'],
    ['Nederlands', 'limited_working'],
  ]);
  expect(skills(resume)).toEqual(['Rijbewijs B']);
});

it('reads languages, skills and a day of birth among other things', async () => {
  const resume = await finished((paper) => {
    heading(paper, 'Overige gegevens');
    for (const [label, value] of [
      ['Geboortedatum:', '30 januari 1986'],
      ['Talen:', 'Nederlands, Engels (redelijk)'],
      ['Computer:', 'Word, Excel'],
    ] as const)
      row(paper, [
        [50, label],
        [160, value],
      ]);
  });
  expect(resume.basics.birthDate?.value).toBe('1986-01-30');
  expect(levels(resume)).toEqual([
    ['Nederlands', null],
    ['Engels', 'limited_working'],
  ]);
  expect(skills(resume)).toEqual(['Word', 'Excel']);
});

it('takes a diploma in bold capitals for no heading, and the kind of a school with a subject for a diploma', async () => {
  const resume = await finished((paper) => {
    paper.skip(10);
    for (const [title, ...entries] of [
      ['OPLEIDING', 'MBO 4 Bedrijfsadministratie', 'ID College, Gouda | 2011 - 2015', 'VMBO-TL', 'De Goudse Waarden | 2007 - 2011'],
      ['TALEN', 'Nederlands'],
      ['HOBBY’S', 'Zeilen'],
    ]) {
      paper.line(50, title ?? '', { bold: true });
      entries.forEach((line, i) => paper.line(50, line, { bold: i % 2 === 0 }));
      paper.skip(10);
    }
  });
  expect(studies(resume).map(([title, school]) => [title, school])).toEqual([
    ['MBO 4 Bedrijfsadministratie', 'ID College'],
    ['VMBO-TL', 'De Goudse Waarden'],
  ]);
  const older = await section('Opleiding', '1995-1998 – MTS Installatietechniek, Leeuwenborgh', '1991-1995 – LTS Metaal, Maastricht');
  expect(studies(older).map(([title, school]) => [title, school])).toEqual([
    ['MTS Installatietechniek', 'Leeuwenborgh'],
    ['LTS Metaal', null],
  ]);
});

it('knows a single year at the beginning of a line for an entry, where others begin with a period', async () => {
  const resume = await section(
    'School',
    '1987-1992 middelbare school in Kayseri (Turkije)',
    '2013 Nederlandse les voor gevorderden, ROC Midden Nederland (NT2 niveau A2, avondcursus)',
  );
  expect(studies(resume).map(([, school, end]) => [school, end])).toEqual([
    ['middelbare school in Kayseri (Turkije)', '1992'],
    ['ROC Midden Nederland (NT2 niveau A2, avondcursus)', '2013'],
  ]);
});

it('reads years that stand over each other in the margin, and hours behind a title', async () => {
  const resume = await finished((paper) => {
    heading(paper, 'Ervaring');
    for (const [years, ...lines] of [
      [['2021', 'heden'], 'Vormgever (24 uur)', 'Studio Lieke', 'Huisstijlen voor winkels en culturele instellingen in de stad'],
      [['2018', '2021'], 'Designer', 'Bureau Buiten'],
      [['2017'], 'Stagiair', 'Totaal Ontwerp'],
    ] as [string[], ...string[]][]) {
      lines.forEach((line, i) => {
        if (years[i]) paper.put(50, years[i] ?? '');
        paper.line(110, line, { bold: i === 0 });
      });
      paper.skip(12);
    }
  });
  expect(jobs(resume)).toEqual([
    ['Vormgever', 'Studio Lieke', '2021', 'now'],
    ['Designer', 'Bureau Buiten', '2018', '2021'],
    ['Stagiair', 'Totaal Ontwerp', '2017', null],
  ]);
});

it('takes “Hotel Manager” alone for a title', async () => {
  const resume = await finished((paper) => {
    heading(paper, 'Professional Experience');
    for (const [head, employer] of [
      ['Front Office Manager (since Jan 2022)'],
      ['Hotel Manager (2019–2021)'],
      ['Receptionist (2017–2019)', 'Hotel Avenida, Lisbon'],
    ]) {
      paper.line(50, head ?? '', { bold: true });
      if (employer) paper.line(50, employer);
    }
  });
  expect(jobs(resume).map(([title]) => title)).toEqual(['Front Office Manager', 'Hotel Manager', 'Receptionist']);
});

it('joins a word that was parted at the end of a line, but not a name with a hyphen', () => {
  expect(joinLines('doet de btw-aan-', 'giften')).toBe('doet de btw-aangiften');
  expect(joinLines('Kauffrau bei dm-', 'drogerie markt')).toBe('Kauffrau bei dm-drogerie markt');
});

it('takes a level of Dutch vocational training for a diploma', async () => {
  const resume = await section('Opleiding', '2009 – 2012  Brood en banket niveau 3, Aeres MBO');
  expect(studies(resume).map(([title, school]) => [title, school])).toEqual([['Brood en banket niveau 3', 'Aeres MBO']]);
});

it('reads jobs that are counted', async () => {
  const resume = await section(
    'Arbeidsverleden',
    '1. Machinist grondverzet, Oosterhof Holman, 2015 - heden',
    '2. Loonwerker, Loonbedrijf Haisma, 1999 - 2015',
  );
  expect(jobs(resume)).toEqual([
    ['Machinist grondverzet', 'Oosterhof Holman', '2015', 'now'],
    ['Loonwerker', 'Loonbedrijf Haisma', '1999', '2015'],
  ]);
});

it('knows what the self-employed put above their assignments, and above the jobs they had', async () => {
  const resume = await finished((paper) => {
    const entry = (title: string, label: string, employer: string, period: string) => {
      paper.line(50, title, { bold: true });
      paper.line(50, `${label}: ${employer}`);
      paper.line(50, `Periode: ${period}`);
      paper.skip(8);
    };
    heading(paper, 'Samenvatting');
    paper.line(50, 'Zelfstandig controller met 20 jaar ervaring in zorg en overheid.');
    heading(paper, 'Opdrachten als zelfstandige');
    entry('Interim controller', 'Opdrachtgever', 'Stichting Meander', 'januari 2024 – heden');
    entry('Projectcontroller', 'Opdrachtgever', 'Gemeente Borne', 'maart 2022 – december 2023');
    heading(paper, 'Dienstverbanden');
    entry('Financial controller', 'Werkgever', 'Ziekenhuis Oost', '2011 – 2020');
  });
  expect(jobs(resume)).toEqual([
    ['Interim controller', 'Stichting Meander', '2024-01', 'now'],
    ['Projectcontroller', 'Gemeente Borne', '2022-03', '2023-12'],
    ['Financial controller', 'Ziekenhuis Oost', '2011', '2020'],
  ]);
  expect(resume.summary?.value).toBe('Zelfstandig controller met 20 jaar ervaring in zorg en overheid.');
});

describe('a town behind a name', () => {
  it('is no title, and the time at an employer is no job beside the positions held there', async () => {
    const resume = await finished((paper) => {
      heading(paper, 'Loopbaan');
      paper.line(50, 'Noorder Gymnasium, Groningen (2004 – heden)', { bold: true, size: 11 });
      paper.line(60, 'Teamleider bovenbouw (2016 – heden)');
      paper.line(60, '• Leiding aan 24 docenten');
      paper.line(60, 'Mentor klas 4 (2010 – 2016)');
      paper.line(60, 'Docent geschiedenis (2004 – 2010)');
      paper.line(50, 'Zuider Gymnasium, Groningen (1998 – 2004)', { bold: true, size: 11 });
      paper.line(60, 'Docent maatschappijleer');
    });
    expect(jobs(resume)).toEqual([
      ['Teamleider bovenbouw', 'Noorder Gymnasium', '2016', 'now'],
      ['Mentor klas 4', 'Noorder Gymnasium', '2010', '2016'],
      ['Docent geschiedenis', 'Noorder Gymnasium', '2004', '2010'],
      ['Docent maatschappijleer', 'Zuider Gymnasium', '1998', '2004'],
    ]);
    expect(resume.experiences.map(({ place }) => place?.value)).toEqual(['Groningen', 'Groningen', 'Groningen', 'Groningen']);
  });

  it('is no part of a diploma', async () => {
    const resume = await section('Opleiding', '1990 – 1995  HAVO, Bogerman College, Sneek', '1988 – 1990  Mavo, Zuidwal College, Assen');
    expect(studies(resume).map(([title, school]) => [title, school])).toEqual([
      ['HAVO', 'Bogerman College'],
      ['Mavo', 'Zuidwal College'],
    ]);
  });
});

it('leaves out a site and a sentence behind a school', async () => {
  const resume = await section(
    'Education',
    '2012 – 2016  Ph.D. Hydrology, Harbour University. Thesis: “Snow in small basins”. Advisor: J. Garnier',
    '2008 – 2012  BSc Physics, Tide University www.tide.example',
    '2006 – 2008  Diploma in Drawing, Meadow College (recognised by the ministry, 2009)',
  );
  expect(studies(resume).map(([title, school]) => [title, school])).toEqual([
    ['Ph.D. Hydrology', 'Harbour University'],
    ['BSc Physics', 'Tide University'],
    ['Diploma in Drawing', 'Meadow College'],
  ]);
});

it('keeps a single season as the last part of a head', async () => {
  const resume = await finished((paper) => {
    heading(paper, 'Experience');
    for (const head of ['Accountant | Lakeshore Foods, Inc. | Aug 2019 – Present', 'Audit Associate | Thorn LLP | 2015 – 2019']) {
      paper.line(50, head, { bold: true });
      paper.line(60, '• Kept the books of three clients');
    }
    paper.line(50, 'Accounting Intern | City of Evanston | Summer 2014', { bold: true });
  });
  expect(jobs(resume).at(-1)).toEqual(['Accounting Intern', 'City of Evanston', '2014', null]);
});

describe('a level of a language', () => {
  it.each([
    ['Mother tongue(s): Romanian', [['Romanian', 'native_or_bilingual']]],
    [
      'Nederlands en een beetje Engels',
      [
        ['Nederlands', null],
        ['Engels', 'elementary'],
      ],
    ],
    [
      'Native Dutch, fluent English, basic German',
      [
        ['Dutch', 'native_or_bilingual'],
        ['English', 'full_professional'],
        ['German', 'elementary'],
      ],
    ],
    [
      'Vloeiend: Engels, Duits',
      [
        ['Engels', 'full_professional'],
        ['Duits', 'full_professional'],
      ],
    ],
    ['Niederländisch: gute Kenntnisse', [['Niederländisch', 'professional_working']]],
    ['Fluent in Polish', [['Polish', 'full_professional']]],
    [
      'Frans: matig; Twi: moedertaal',
      [
        ['Frans', 'elementary'],
        ['Twi', 'native_or_bilingual'],
      ],
    ],
    ['English (near-native)', [['English', 'full_professional']]],
  ])('may stand before it: %s', async (line, expected) => {
    expect(levels(await section('Languages', line))).toEqual(expected);
  });

  it('is read from dots of close lines, beside bullets of another column', async () => {
    const resume = await finished((paper) => {
      heading(paper, 'Languages');
      [5, 4, 2].forEach((filled, i) => {
        [0, 1, 2, 3, 4].forEach((dot) => paper.area(150 + 8 * dot, paper.y - 6, 6, 6, dot < filled ? black : grey));
        paper.area(330, paper.y - 4, 3, 3, black);
        paper.line(50, ['Dutch', 'English', 'Spanish'][i] ?? '');
      });
    });
    expect(levels(resume)).toEqual([
      ['Dutch', 'native_or_bilingual'],
      ['English', 'full_professional'],
      ['Spanish', 'limited_working'],
    ]);
  });
});

it('takes neither a number nor a level for the name of a skill', async () => {
  expect(skills(await section('Programma’s', 'Pharmacom, Word'))).toEqual(['Pharmacom', 'Word']);
  const resume = await section('Skills', 'Excel (expert), Filing, Kept the records of a practice of some 4,000 patients');
  expect(skills(resume)).toEqual(['Excel', 'Filing']);
});

describe('the head of a paper', () => {
  const headOf = async (...lines: string[]) => {
    const paper = await Paper.a4();
    paper.y = 60;
    lines.forEach((line, i) => paper.line(50, line, { bold: i === 0, size: i === 0 ? 16 : 10 }));
    return readResume(await readPdf(await paper.save())).basics;
  };

  it.each([
    'Hoi, ik ben Bram Koster',
    'CV Bram Koster – vrachtwagenchauffeur',
    'My name is Bram Koster',
    'CV Monteur – Bram Koster',
    'Bram Koster, lorry driver',
  ])('names its owner: %s', async (line) => {
    expect(await headOf(line, 'bram@example.org')).toMatchObject({ firstName: { value: 'Bram' }, lastName: { value: 'Koster' } });
  });

  it.each([
    ['Esdoornstraat 8, 9717 KT Groningen – geboren 12-06-1971', 'Groningen', 'Esdoornstraat 8, 9717 KT Groningen'],
    ['Dublin 8, Ireland', 'Dublin', 'Dublin 8, Ireland'],
    [
      'Geboren te Sittard op 5 juli 1979. Wonende: Meerweg 88, 6222 AJ Maastricht. GSM 06 20304051',
      'Maastricht',
      'Meerweg 88, 6222 AJ Maastricht',
    ],
    ['22 Park Terrace, Dundee DD4 6QR. 07700 900 909. callum@example.org', 'Dundee', '22 Park Terrace, Dundee DD4 6QR'],
    ['amara@example.org / 06 4242 4343 / Breda / www.example.org', 'Breda', 'Breda'],
    ['14 Glebe Park, Galway H91 X2Y3', 'Galway', '14 Glebe Park, Galway H91 X2Y3'],
    ['Software developer, Zwolle', 'Zwolle', 'Zwolle'],
    ['Leeds, UK in/amaranwosu', 'Leeds', 'Leeds, UK'],
  ])('says where they live: %s', async (line, city, address) => {
    expect(await headOf('Amara Nwosu', line)).toMatchObject({ city: { value: city }, address: { value: address } });
  });

  it('may have a last name in capitals, and an age behind a phone number that is not Dutch', async () => {
    const basics = await headOf(
      'Camille LEFÈVRE',
      'Assistante de direction avec une longue expérience dans le commerce',
      '59000 Lille – 06 12 98 76 54 – camille@example.org – 34 ans',
    );
    expect(basics).toMatchObject({ lastName: { value: 'Lefèvre' }, phone: { value: '06 12 98 76 54' } });
  });

  it('may have street and town behind labels of their own', async () => {
    const paper = await Paper.a4();
    paper.y = 60;
    for (const [label, value] of [
      ['Naam', 'Rieke van der Woude'],
      ['Adres', 'Lindelaan 14'],
      ['Postcode / woonplaats', '8921 KD Leeuwarden'],
    ] as const)
      row(paper, [
        [50, label],
        [200, value],
      ]);
    const { basics } = readResume(await readPdf(await paper.save()));
    expect(basics).toMatchObject({ city: { value: 'Leeuwarden' }, address: { value: 'Lindelaan 14, 8921 KD Leeuwarden' } });
  });
});

describe('what people in the trades put where', () => {
  it('reads a period torn over two lines of a narrow column, the post before the school, and what was done behind it', async () => {
    const resume = await finished((paper) => {
      heading(paper, 'Werk');
      paper.put(50, 'aug 2015');
      paper.put(99, 'Groepsleerkracht groep 3/4, basisschool De Parel, Nijmegen.');
      paper.skip(11);
      paper.put(50, '– nu');
      paper.put(99, 'Combinatiegroep en contact met ouders.');
      paper.skip(14);
      paper.put(50, '2011 –');
      paper.skip(5);
      paper.put(99, 'Invalleerkracht, basisschool Het Anker');
      paper.skip(6);
      paper.put(50, '2015');
      paper.skip(14);
    });
    expect(jobs(resume)).toEqual([
      ['Groepsleerkracht groep 3/4', 'basisschool De Parel', '2015-08', 'now'],
      ['Invalleerkracht', 'basisschool Het Anker', '2011', '2015'],
    ]);
    expect(resume.experiences[0]?.description?.value).toBe('Combinatiegroep en contact met ouders.');
  });

  it('tells an employer from what was done there, in small letters behind the comma', async () => {
    const resume = await section(
      'Ervaring',
      'Van 2012 tot nu: vrachtwagenchauffeur (CE) bij Peel Transport, distributie en internationaal Duitsland',
      'Van 2005 tot 2012: bezorger bij PostNet',
    );
    expect(jobs(resume)).toEqual([
      ['vrachtwagenchauffeur (CE)', 'Peel Transport', '2012', 'now'],
      ['bezorger', 'PostNet', '2005', '2012'],
    ]);
    expect(resume.experiences[0]?.description?.value).toBe('Distributie en internationaal Duitsland');
  });

  it('finds languages behind a label below the diplomas, and takes them for no diploma', async () => {
    const resume = await section('Diploma’s', 'LTS metaal, 1997 - 2001', 'Talen: Nederlands, Duits goed, Engels matig');
    expect(levels(resume)).toEqual([
      ['Nederlands', null],
      ['Duits', 'professional_working'],
      ['Engels', 'elementary'],
    ]);
    expect(studies(resume)).toEqual([['LTS metaal', null, '2001', null]]);
  });

  it('takes a line of papers among the diplomas apart, and gives none the years of the next', async () => {
    const resume = await section(
      'Opleiding',
      'Rijbewijs B, C, CE; code 95 geldig tot 2028; ADR; digitale bestuurderskaart',
      'LTS metaal, 1997 - 2001',
    );
    expect(skills(resume)).toEqual(['Rijbewijs B', 'Rijbewijs C', 'Rijbewijs CE']);
    expect(studies(resume).map(([title, , end]) => [title, end])).toEqual([
      ['LTS metaal', '2001'],
      ['code 95', null],
      ['ADR', null],
      ['digitale bestuurderskaart', null],
    ]);
  });

  it('reads a level from signs that stand close behind the language', async () => {
    const paper = await Paper.a4();
    paper.y = 60;
    paper.line(50, 'Nadia Ferris', { bold: true, size: 20 });
    heading(paper, 'Talen');
    // The font of the test has no stars, which stand in for its signs.
    ['Nederlands *****', 'Engels ***°°'].forEach((line) => paper.line(50, line));
    const drawn = await readPdf(await paper.save());
    const starred = (text: string) => text.replaceAll('*', '★').replaceAll('°', '☆');
    const pages = drawn.pages.map((page) => ({ ...page, items: page.items.map((item) => ({ ...item, text: starred(item.text) })) }));
    expect(levels(readResume({ ...drawn, pages }))).toEqual([
      ['Nederlands', 'native_or_bilingual'],
      ['Engels', 'professional_working'],
    ]);
  });

  it('finds the town in a line with what somebody is and his address', async () => {
    const paper = await Paper.a4();
    paper.y = 60;
    paper.line(50, 'Sander Koster', { bold: true, size: 16 });
    paper.line(50, 'Logistiek planner / supply chain, Eindhoven, sander@koster.example, 0655501246');
    expect((await readResume(await readPdf(await paper.save()))).basics.city?.value).toBe('Eindhoven');
  });

  it.each([
    [['BIG registered (no. 19012345601)'], 'BIG registration'],
    [['BIG', 'registered (no. 19012345601)'], 'BIG registration'],
    [['BIG-geregistreerd, 19012345601'], 'BIG-registratie'],
    [['SKJ-registratie 110012345'], 'SKJ-registratie'],
  ])('keeps the register somebody is in, beside the name: %j', async (lines, expected) => {
    const resume = await finished((paper) => {
      lines.forEach((line, i) => paper.line(50, i === 0 ? `nadia@ferris.example | ${line}` : line));
      heading(paper, 'Summary');
      paper.line(50, 'I like a big registered office, and to be useful.');
    });
    expect(skills(resume)).toEqual([expected]);
  });

  it('begins no summary with where somebody lives', async () => {
    const resume = await finished((paper) => {
      paper.line(50, 'Adres: Kerkstraat 12, 5911 AA Venlo. Telefoon: 06 555 01 244. Geboren op 3 maart 1979. Email:');
      paper.line(50, 'nadia@ferris.example');
      heading(paper, 'Ervaring');
      paper.line(50, '2005 - 2012 Bezorger, PostNet');
    });
    expect(resume.summary).toBeNull();
  });
});
