import { joinLines } from '../src/text/join-lines';
import { heading, named, section } from './sketch';
import { jobs, toldStudies } from './told';

// How people put jobs and studies, their towns and their years.
jest.setTimeout(60_000);

it('takes a diploma in bold capitals for no heading, and the kind of a school with a subject for a diploma', async () => {
  const resume = await named((paper) => {
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
  expect(toldStudies(resume).map(([title, school]) => [title, school])).toEqual([
    ['MBO 4 Bedrijfsadministratie', 'ID College'],
    ['VMBO-TL', 'De Goudse Waarden'],
  ]);
  const older = await section('Opleiding', '1995-1998 – MTS Installatietechniek, Leeuwenborgh', '1991-1995 – LTS Metaal, Maastricht');
  expect(toldStudies(older).map(([title, school]) => [title, school])).toEqual([
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
  expect(toldStudies(resume).map(([, school, end]) => [school, end])).toEqual([
    ['middelbare school in Kayseri', '1992'],
    ['ROC Midden Nederland (NT2 niveau A2, avondcursus)', '2013'],
  ]);
});

it('reads years that stand over each other in the margin, and hours behind a title', async () => {
  const resume = await named((paper) => {
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
  const resume = await named((paper) => {
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
  expect(toldStudies(resume).map(([title, school]) => [title, school])).toEqual([['Brood en banket niveau 3', 'Aeres MBO']]);
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
  const resume = await named((paper) => {
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
    const resume = await named((paper) => {
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
    expect(toldStudies(resume).map(([title, school]) => [title, school])).toEqual([
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
  expect(toldStudies(resume).map(([title, school]) => [title, school])).toEqual([
    ['Ph.D. Hydrology', 'Harbour University'],
    ['BSc Physics', 'Tide University'],
    ['Diploma in Drawing', 'Meadow College'],
  ]);
});

it('keeps a single season as the last part of a head', async () => {
  const resume = await named((paper) => {
    heading(paper, 'Experience');
    for (const head of ['Accountant | Lakeshore Foods, Inc. | Aug 2019 – Present', 'Audit Associate | Thorn LLP | 2015 – 2019']) {
      paper.line(50, head, { bold: true });
      paper.line(60, '• Kept the books of three clients');
    }
    paper.line(50, 'Accounting Intern | City of Evanston | Summer 2014', { bold: true });
  });
  expect(jobs(resume).at(-1)).toEqual(['Accounting Intern', 'City of Evanston', '2014', null]);
});
