import { blue, grey, type Paper } from './paper';
import { heading, named, read, row, section } from './sketch';
import { called, jobs, levels, skills, studies } from './told';

// Headings on their side, employers above several positions, and what stands beside names and skills, each on an invented paper.
jest.setTimeout(60_000);

describe('headings that stand on their side', () => {
  const parts: [string, string[]][] = [
    ['Experience', ['Wharfinger, Ousefleet Wharf, 2018 – 2023', '- Counted every crate', 'Tallyman, Albion Quay, 2014 – 2018', '- Weighed sacks']],
    ['Education', ['Certificate in Ropework, Humber Training Centre, 2014', 'Certificate in Knots, Goole College, 2012', 'Leaving Certificate, Airmyn School, 2010', '']],
    ['Skills', ['- Rope splicing', '- Sounding the bar', '- Reading the tide', '- Steering']],
    ['Languages', ['English: native', 'Polish: fluent', 'Welsh: basic', '']],
  ]; // prettier-ignore

  it.each(['with', 'without'])('begin the text beside them, %s an area behind', async (area) => {
    const resume = await named((paper: Paper) => {
      for (const [title, lines] of parts) {
        const top = paper.y - 10;
        if (area === 'with') paper.area(50, top, 16, 66, blue);
        paper.skip(area === 'with' ? 55 : 62);
        paper.upwards(61, title);
        paper.y = top + 10;
        lines.forEach((line) => paper.line(80, line));
        paper.y = top + 92;
      }
    });
    expect(jobs(resume)).toEqual([
      ['Wharfinger', 'Ousefleet Wharf', '2018', '2023'],
      ['Tallyman', 'Albion Quay', '2014', '2018'],
    ]);
    expect(studies(resume)).toHaveLength(3);
    expect(skills(resume)).toEqual(['Rope splicing', 'Sounding the bar', 'Reading the tide', 'Steering']);
    expect(levels(resume).map(([name]) => name)).toEqual(['English', 'Polish', 'Welsh']);
  });
});

describe('an employer above several positions', () => {
  it('has the whole time and the town beside it, and is not the one before', async () => {
    const resume = await named((paper) => {
      heading(paper, 'Werkervaring');
      const employer = (name: string, beside: string) => row(paper, [[50, name], [420, beside]], true); // prettier-ignore
      const position = (title: string, period: string) => {
        paper.put(50, title, { bold: true, color: blue });
        paper.line(440, period, { color: grey });
        paper.line(60, '• Alles gedaan wat er te doen viel');
      };
      employer('Rokerij Zuiderzee', 'Kampen');
      position('Visverkoper', '2019 – 2024');
      employer('De Vuurtoren', '2008 – 2018, Zwolle');
      position('Lichtwachter', '2014 – 2018');
      position('Olieman', '2008 – 2014');
    });
    expect(jobs(resume)).toEqual([
      ['Visverkoper', 'Rokerij Zuiderzee', '2019', '2024'],
      ['Lichtwachter', 'De Vuurtoren', '2014', '2018'],
      ['Olieman', 'De Vuurtoren', '2008', '2014'],
    ]);
    expect(resume.experiences[2]?.place?.value).toBe('Zwolle');
  });
});

describe('the head of a job', () => {
  it('may be longer than all other lines, beginning in bold as they do', async () => {
    const resume = await named((paper) => {
      heading(paper, 'Experience');
      for (const [title, x, employer, period] of [
        ['Wharfinger', 110, '– Ousefleet Wharf (Goole)', '2021 – 2024'],
        ['Clerk to the Wherrymen', 172, '– Great Ouse and Nene River Board (Ely)', '2017 – 2020'],
        ['Tallyman', 98, '– Albion Quay (Grimsby)', '2011 – 2015'],
      ] as const) {
        paper.put(50, title, { bold: true });
        paper.line(x, employer);
        paper.line(50, period, { italic: true });
        paper.line(60, '• Counted every crate');
      }
    });
    expect(jobs(resume).map(([title, , start]) => [title, start])).toEqual([
      ['Wharfinger', '2021'],
      ['Clerk to the Wherrymen', '2017'],
      ['Tallyman', '2011'],
    ]);
  });

  it('says how long it took in short', async () => {
    const resume = await named((paper) => {
      heading(paper, 'Werkervaring');
      for (const [period, what] of [
        ['mei 2019 - nov. 2021 (2 jr 6 mnd)', 'Palingroker @ Rokerij Zuiderzee, Kampen'],
        ['jan. 2016 - april 2019 (3 jr 3 mnd)', 'Visventer @ Vishandel Koelewijn, Zwolle'],
      ] as const) {
        paper.line(50, period, { bold: true, size: 9, color: grey });
        paper.line(50, what);
        paper.line(60, '• Alles gedaan wat er te doen viel');
      }
    });
    expect(jobs(resume)).toEqual([
      ['Palingroker', 'Rokerij Zuiderzee', '2019-05', '2021-11'],
      ['Visventer', 'Vishandel Koelewijn', '2016-01', '2019-04'],
    ]);
  });
});

describe('skills', () => {
  it('are tags of a site', async () => {
    const resume = await section('Skills', '#Rope splicing #Knots #Reading the tide');
    expect(skills(resume)).toEqual(['Rope splicing', 'Knots', 'Reading the tide']);
  });

  it('stand below how often they are used', async () => {
    const resume = await section('Skills', 'Daily', 'Rope splicing • Knots • Sounding the bar', 'Sometimes', 'Steering • Caulking');
    expect(skills(resume)).toEqual(['Rope splicing', 'Knots', 'Sounding the bar', 'Steering', 'Caulking']);
  });
});

it('a name stands before an age and a town, below a greeting', async () => {
  const resume = await read((paper) => {
    paper.line(50, 'Hoi! Ik ben Nadia', { bold: true, size: 22 });
    paper.line(50, 'Nadia El Idrissi, 19 jaar, Leeuwarden', { color: grey });
    paper.line(50, '06 12345678 – nadia.elidrissi@example.org', { color: grey });
    heading(paper, 'Over mij');
    paper.line(50, 'Ik kan tegen vroeg opstaan en tegen regen, en ik leer graag van mensen die het al kunnen.');
  });
  expect(called(resume)).toEqual(['Nadia', 'El Idrissi']);
  expect(resume.basics.city?.value).toBe('Leeuwarden');
});
