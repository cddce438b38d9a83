import { findPlace } from '@tandem/geo/places';
import { black, grey, type Paper } from './paper';
import { heading, named, read, row, section } from './sketch';
import { called, jobs, skills, studies, toldStudies } from './told';

// How word processors and design programs lay out what people tell.
jest.setTimeout(60_000);

/** A row of a table whose shorter texts stand in the middle of their cells. */
function centred(paper: Paper, cells: readonly (readonly [number, ...string[]])[]): void {
  const most = Math.max(...cells.map(([, ...lines]) => lines.length));
  const top = paper.y;
  for (const [x, ...lines] of cells) {
    paper.y = top + ((most - lines.length) * 13) / 2;
    for (const text of lines) {
      paper.put(x, text);
      paper.skip(13);
    }
  }
  paper.y = top + most * 13 + 8;
}

describe('a table with names above its columns', () => {
  const table = () =>
    named((paper) => {
      paper.line(104, 'Leeds, LS6 2AB · +44 7700 900345 · nadia@mail.example · linkedin.com/in/nadia');
      heading(paper, 'Employment');
      row(paper, [[86, 'Period'], [192, 'Employer'], [280, 'Position'], [412, 'Main duties']], true);
      centred(paper, [[60, 'Jan 2020 –', 'present'], [157, 'Northern Rail', 'Freight'], [256, 'Transport Planner'], [361, 'Planning of 40 trucks a day,', 'contact with drivers']]);
      centred(paper, [[60, 'Jun 2015 – Dec', '2019'], [157, 'Aire Logistics', 'Ltd'], [256, 'Warehouse', 'Supervisor'], [361, 'Team of twelve, night shifts']]);
      heading(paper, 'Education');
      row(paper, [[82, 'Year'], [178, 'Institution'], [372, 'Qualification']], true);
      centred(paper, [[60, '2012 – 2015'], [139, 'University of Huddersfield'], [288, 'BSc Logistics and Supply', 'Chain Management']]);
      centred(paper, [[60, '2010 – 2012'], [139, 'Leeds City College'], [288, 'A-levels']]);
      heading(paper, 'Skills');
      row(paper, [[57, 'Route planning'], [217, 'Excel'], [378, 'SAP TM']]);
      row(paper, [[57, 'Negotiation'], [217, 'Forklift'], [378, 'Power BI']]);
      heading(paper, 'Languages');
      row(paper, [[57, 'English'], [200, 'Native']]);
      row(paper, [[57, 'Polish'], [200, 'B1']]);
    }); // prettier-ignore

  it('is read across, with names and texts in the middle of their cells', async () => {
    const resume = await table();
    expect(jobs(resume)).toEqual([
      ['Transport Planner', 'Northern Rail Freight', '2020-01', 'now'],
      ['Warehouse Supervisor', 'Aire Logistics Ltd', '2015-06', '2019-12'],
    ]);
    expect(resume.experiences.map(({ description }) => description?.value)).toEqual([
      'Planning of 40 trucks a day, contact with drivers',
      'Team of twelve, night shifts',
    ]);
    expect(studies(resume)).toEqual([
      ['BSc Logistics and Supply Chain Management', 'University of Huddersfield', '2015'],
      ['A-levels', 'Leeds City College', '2012'],
    ]);
  });
});

it('a period may be parted behind its month', async () => {
  const resume = await named((paper) => {
    heading(paper, 'Ervaring', 300);
    paper.line(300, 'Assistent-accountant | Van Rooij Accountants | sep');
    paper.line(300, '2022 – heden');
    paper.line(300, '• Samenstellen van jaarrekeningen');
    paper.skip(8);
    paper.line(300, 'Stagiair controlepraktijk | Bakker & Partners | feb');
    paper.line(300, '2022 – jul 2022');
  });
  expect(jobs(resume)).toEqual([
    ['Assistent-accountant', 'Van Rooij Accountants', '2022-09', 'now'],
    ['Stagiair controlepraktijk', 'Bakker & Partners', '2022-02', '2022-07'],
  ]);
});

describe('a timeline with a dot before each entry', () => {
  it('has its entries where the dots are, not its tasks', async () => {
    const resume = await named((paper) => {
      const entry = (title: string, place: string, period: string, ...tasks: string[]) => {
        paper.area(44, paper.y - 7, 5, 5, black);
        paper.line(60, title, { bold: true, size: 11 });
        paper.line(60, place);
        paper.line(60, period, { italic: true, size: 9, color: grey });
        tasks.forEach((task) => paper.line(66, `• ${task}`, { size: 9.5 }));
        paper.skip(10);
      };
      heading(paper, 'Experience', 60);
      entry('Event Manager', 'Harbourside Venues, Bristol', 'May 2019 - Present', 'Runs 120 events a year', 'Budget of 1.2m a year');
      entry('Waiter', "Bellini's", '2014 - 2016', 'Fine dining');
      heading(paper, 'Education', 60);
      entry('BA (Hons) Events Management', 'University of the West of England', '2011 - 2014');
    });
    expect(jobs(resume)).toEqual([
      ['Event Manager', 'Harbourside Venues', '2019-05', 'now'],
      ['Waiter', "Bellini's", '2014', '2016'],
    ]);
    expect(studies(resume)).toEqual([['BA (Hons) Events Management', 'University of the West of England', '2014']]);
  });
});

describe('papers among the studies', () => {
  it('have their ends, and licences to drive are skills', async () => {
    const resume = await named((paper) => {
      heading(paper, 'Opleidingen en papieren');
      for (const [name, when] of [['VMBO Transport en Logistiek, Koning Willem I College', '2011'], ['Rijbewijs C en CE', '2014'], ['Code 95', 't/m 2028'], ['ADR basis', 'exp. 03/2027'], ['Autolaadkraan', '2015']] as const) {
        paper.put(50, name);
        paper.put(545, when, { align: 'right' });
        paper.skip(14);
      }
      heading(paper, 'Kan goed');
      paper.line(50, 'Plannen, aanhangers koppelen, boordcomputer');
    }); // prettier-ignore
    expect(toldStudies(resume)).toEqual([
      ['VMBO Transport en Logistiek', 'Koning Willem I College', '2011', null],
      ['Code 95', null, null, 'T/m 2028'],
      ['ADR basis', null, null, 'Exp. 03/2027'],
      ['Autolaadkraan', null, '2015', null],
    ]);
    expect(skills(resume)).toEqual(['Plannen', 'aanhangers koppelen', 'boordcomputer', 'Rijbewijs C', 'Rijbewijs CE']);
  });

  it('earned and held until are two years of one line', async () => {
    const resume = await section('Certifications', 'AWS Solutions Architect, 2022 (exp. 2025)', 'Certified Kubernetes Administrator, 2023');
    expect(studies(resume).map(([, , year]) => year)).toEqual(['2022', '2023']);
  });
});

describe('a name in capitals', () => {
  const inCapitals = (profile: string) =>
    read((paper) => {
      paper.line(50, 'SANNE', { bold: true, size: 26, tracking: 3 });
      paper.line(50, 'DE WIT', { bold: true, size: 26, tracking: 3 });
      heading(paper, 'PROFIEL');
      paper.line(50, profile);
    });

  it('has its Dutch particle in small letters', async () => {
    const profile = 'Ik ben een vormgever met oog voor typografie en werk graag met schrijvers.';
    expect(called(await inCapitals(profile))).toEqual(['Sanne', 'de Wit']);
  });

  it('has it as printed in other languages', async () => {
    const profile = 'I am a designer with an eye for type, and I like to work with the people who write.';
    expect(called(await inCapitals(profile))).toEqual(['Sanne', 'De Wit']);
  });
});

it('a street and its town may be parted by a dash', async () => {
  const { basics } = await read((paper) => {
    paper.line(50, 'Bram Verstegen', { size: 18 });
    paper.line(50, 'Kastanjestraat 3 - 5211 EX Den Bosch - 06-55509921 - bram@mail.example');
  });
  expect([basics.address?.value, basics.city?.value]).toEqual(['Kastanjestraat 3, 5211 EX Den Bosch', 'Den Bosch']);
});

it('a town behind an employer is known by its English name', async () => {
  expect(findPlace('Galway')?.country).toBe('IE');
  const resume = await section('Career', 'Credit Controller, Atlantic Seafoods Ltd, Galway', '2003 – 2012');
  expect(jobs(resume)).toEqual([['Credit Controller', 'Atlantic Seafoods Ltd', '2003', '2012']]);
});
