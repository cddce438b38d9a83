import { black, type Paper } from './paper';
import { heading, named, read, row, section } from './sketch';
import { called, jobs, levels, skills, studies } from './told';

// Jobs told in sentences, tables with borders, and what is written beside a value, each on an invented paper of its own.
jest.setTimeout(60_000);

/** A table with a border around each cell; a cell may have several lines. */
function bordered(paper: Paper, xs: readonly number[], rows: readonly (readonly (readonly string[])[])[], isBold = false): void {
  const right = 545;
  for (const cells of rows) {
    const [top, height] = [paper.y - 11, 14 * Math.max(...cells.map((lines) => lines.length)) + 4];
    cells.forEach((lines, i) =>
      lines.forEach((text, n) => {
        paper.skip(14 * n);
        paper.put((xs[i] ?? 0) + 4, text, { bold: isBold || rows.indexOf(cells) === 0 });
        paper.skip(-14 * n);
      }),
    );
    for (const x of [...xs, right]) paper.area(x, top, 0.7, height, black);
    for (const [i, x] of xs.entries()) paper.area(x, top, (xs[i + 1] ?? right) - x, 0.7, black);
    paper.skip(height);
  }
  for (const [i, x] of xs.entries()) paper.area(x, paper.y - 11, (xs[i + 1] ?? right) - x, 0.7, black);
  paper.skip(10);
}

describe('jobs told in sentences', () => {
  it('are read with title, employer, place, period and what was done', async () => {
    const resume = await section(
      'Werkervaring',
      'Sinds maart 2021 werk ik als ovenist bij Bakkerij De Korst in Assen. Ik begin om drie uur.',
      'Van 2015 tot 2021 werkte ik als deegmaker bij J. Mulder & Zn. in Rolde. In die tijd',
      'leerde ik rekenen in bakkersprocenten.',
      'Van mei 2012 tot juni 2014 heb ik als krantenbezorger voor De Drentse Bode gewerkt.',
    );
    expect(jobs(resume)).toEqual([
      ['Ovenist', 'Bakkerij De Korst', '2021-03', 'now'],
      ['Deegmaker', 'J. Mulder & Zn', '2015', '2021'],
      ['Krantenbezorger', 'De Drentse Bode', '2012-05', '2014-06'],
    ]);
    expect(resume.experiences[0]?.place?.value).toBe('Assen');
    expect(resume.experiences.map(({ description }) => description?.value ?? null)).toEqual([
      'Ik begin om drie uur.',
      'In die tijd leerde ik rekenen in bakkersprocenten.',
      null,
    ]);
  });

  it('may stand in one paragraph', async () => {
    const resume = await section(
      'Work experience',
      'From 2018 to 2023 I worked as a tallyman at Albion Quay in Goole. I counted',
      'every crate. Since 2023 I have been working as a wharfinger with Ousefleet Wharf.',
    );
    expect(jobs(resume)).toEqual([
      ['Tallyman', 'Albion Quay', '2018', '2023'],
      ['Wharfinger', 'Ousefleet Wharf', '2023', 'now'],
    ]);
    expect(resume.experiences[0]?.description?.value).toBe('I counted every crate.');
  });

  it('are not what is told below the head of a job', async () => {
    const resume = await section(
      'Work experience',
      'Wharfinger, Ousefleet Wharf, 2018 – 2023',
      'I worked as a member of a crew of four at all hours.',
      'Tallyman, Albion Quay, 2014 – 2018',
      'I counted every crate.',
    );
    expect(jobs(resume)).toEqual([
      ['Wharfinger', 'Ousefleet Wharf', '2018', '2023'],
      ['Tallyman', 'Albion Quay', '2014', '2018'],
    ]);
  });
});

describe('a table with borders', () => {
  it('is read across, also with a column of an unknown name, and the town below the employer is its place', async () => {
    const resume = await named((paper) => {
      heading(paper, 'Employment');
      bordered(
        paper,
        [50, 140, 290, 400],
        [
          [['Year'], ['Employer'], ['Post'], ['Duties']],
          [['04/2021 –', 'present'], ['Ousefleet Wharf', 'Halifax'], ['Wharfinger'], ['- Counted crates', '- Wrote bills']],
          [['06/2018 –', '03/2021'], ['Albion Quay', 'Grimsby'], ['Tallyman'], ['- Counted sacks', '- Weighed them']],
          [['05/2015 –', '05/2018'], ['Kew', 'Sheffield'], ['Lamplighter'], ['- Lit lamps', '- Put them out']],
        ],
      );
    });
    expect(jobs(resume)).toEqual([
      ['Wharfinger', 'Ousefleet Wharf', '2021-04', 'now'],
      ['Tallyman', 'Albion Quay', '2018-06', '2021-03'],
      ['Lamplighter', 'Kew', '2015-05', '2018-05'],
    ]);
    expect(resume.experiences.map(({ place }) => place?.value)).toEqual(['Halifax', 'Grimsby', 'Sheffield']);
  });

  it('holds languages with a level for each use', async () => {
    const resume = await named((paper) => {
      heading(paper, 'Talenkennis');
      bordered(
        paper,
        [50, 150, 270, 390],
        [
          [['Taal'], ['Begrijpen'], ['Spreken'], ['Schrijven']],
          [['Nederlands'], ['moedertaal'], ['moedertaal'], ['moedertaal']],
          [['Marokkaans'], ['moedertaal'], ['moedertaal'], ['basis']],
          [['Duits'], ['goed'], ['basis'], ['basis']],
        ],
      );
    });
    expect(levels(resume).map(([name]) => name)).toEqual(['Nederlands', 'Marokkaans', 'Duits']);
    expect(skills(resume)).toEqual([]);
  });

  it('of languages may have a heading of other words', async () => {
    const resume = await named((paper) => {
      heading(paper, 'Skills');
      paper.line(50, 'Rope splicing, Knots');
      heading(paper, 'Language knowledge');
      for (const cells of [['Language', 'Understanding', 'Speaking'], ['English', 'native', 'native'], ['Polish', 'fluent', 'good']])
        row(paper, cells.map((text, i) => [50 + 130 * i, text] as const)); // prettier-ignore
    });
    expect(skills(resume)).toEqual(['Rope splicing', 'Knots']);
    expect(levels(resume).map(([name]) => name)).toEqual(['English', 'Polish']);
  });
});

describe('a period', () => {
  it.each([
    ['01-09-2022 until 01-07-', '2024', '2022-09', '2024-07'],
    ['mei 2020 – septem-', 'ber 2021', '2020-05', '2021-09'],
    ['Autumn 2020 – Spring', '2025', '2020', '2025'],
  ])('in a narrow margin breaks where its words do: %s', async (above, below, start, end) => {
    const resume = await named((paper) => {
      heading(paper, 'Experience');
      row(paper, [[50, '2011 – 2014'], [200, 'Tallyman']]); // prettier-ignore
      row(paper, [[200, 'Albion Quay, Grimsby']]);
      paper.skip(8);
      row(paper, [[50, above], [200, 'Wharfinger']]); // prettier-ignore
      row(paper, [[50, below], [200, 'Ousefleet Wharf, Halifax']]); // prettier-ignore
      paper.skip(8);
      row(paper, [[50, '2001 – 2009'], [200, 'Lamplighter']]); // prettier-ignore
      row(paper, [[200, 'Gas Light Company, Sheffield']]);
    });
    expect(jobs(resume)[1]).toEqual(['Wharfinger', 'Ousefleet Wharf', start, end]);
    expect(resume.experiences).toHaveLength(3);
  });

  it('of one year has its length behind it, among others', async () => {
    const resume = await named((paper) => {
      heading(paper, 'Werkervaring');
      for (const [title, x, period, employer] of [
        ['Palingroker', 111, '2019-2024', 'Rokerij Zuiderzee'],
        ['Fuikenmaker', 116, '2018 (6 maanden)', 'Taanhuis Spakenburg'],
        ['Visventer', 100, '2012-2017', 'Vishandel Koelewijn'],
      ] as const) {
        paper.put(50, title, { bold: true });
        paper.line(x, `| ${period}`);
        paper.line(50, employer);
        paper.line(60, '• Alles gedaan wat er te doen viel');
      }
    });
    expect(jobs(resume)).toEqual([
      ['Palingroker', 'Rokerij Zuiderzee', '2019', '2024'],
      ['Fuikenmaker', 'Taanhuis Spakenburg', '2018', null],
      ['Visventer', 'Vishandel Koelewijn', '2012', '2017'],
    ]);
  });
});

describe('values', () => {
  it('of a list between semicolons end with a full stop', async () => {
    const resume = await section('Skills', 'Rope splicing; Knots and hitches; Sounding the bar; Reading the tide.');
    expect(skills(resume)).toEqual(['Rope splicing', 'Knots and hitches', 'Sounding the bar', 'Reading the tide']);
  });

  it('stand beside a number that a stroke parts from the postcode', async () => {
    const resume = await named((paper) => paper.line(50, 'nadia@example.org / 06-12345678 / 3811 LK Amersfoort'));
    expect(resume.basics).toMatchObject({ phone: { value: '+31612345678' }, city: { value: 'Amersfoort' } });
  });

  it('of a job somebody had of his own say what was done, and then for which firm', async () => {
    const own = '2015 – 2019: Zelfstandig mandenvlechter, Ferris Advies';
    const resume = await section('Loopbaan', own, '2011 – 2014: Visventer, Vishandel Koelewijn, Assen');
    expect(jobs(resume)[0]).toEqual(['Zelfstandig mandenvlechter', 'Ferris Advies', '2015', '2019']);
  });

  it('that are two towns are an employer called after one, and its place', async () => {
    const resume = await named((paper) => {
      heading(paper, 'Experience');
      for (const [period, title, employer] of [
        ['2015 – 2019', 'Tallyman', 'Kew | Grimsby'],
        ['2011 – 2014', 'Lamplighter', 'Gas Light Company | Sheffield'],
      ] as const) {
        paper.line(50, period, { size: 8 });
        paper.line(50, title, { bold: true });
        paper.line(50, employer);
        paper.line(60, '• Did all there was to be done');
      }
    });
    expect(jobs(resume)[0]).toEqual(['Tallyman', 'Kew', '2015', '2019']);
  });

  it('of a study in one line: the school is called after what it gives', async () => {
    const resume = await section('Scholing', '2016 – 2019: Basisvakopleiding Touwslaan, Zuiderzee Opleidingen');
    expect(studies(resume)).toEqual([['Basisvakopleiding Touwslaan', 'Zuiderzee Opleidingen', '2019']]);
  });

  it('of a name of many words are parted as in the mail address', async () => {
    const resume = await read((paper) => {
      paper.line(50, 'María José Fernández Ortega', { bold: true, size: 20 });
      paper.line(50, 'mariajose.fernandezortega@example.org');
    });
    expect(called(resume)).toEqual(['María José', 'Fernández Ortega']);
  });

  it('end above the place and day of signing', async () => {
    const resume = await section('Skills', 'Rope splicing, Knots, Reading the tide, Steering', 'Grimsby, 3 November 2025');
    expect(skills(resume)).toEqual(['Rope splicing', 'Knots', 'Reading the tide', 'Steering']);
  });

  it('are shown by stars, whatever stands in the other column', async () => {
    const resume = await named((paper) => {
      const top = paper.y;
      paper.line(50, 'Languages', { bold: true, size: 13 });
      for (const [name, filled] of [
        ['Dutch', 5],
        ['German', 3],
      ] as const) {
        paper.put(50, name);
        for (let i = 0; i < 5; i++) paper.sign(120 + 9 * i, i < filled ? '★' : '✩');
        paper.skip(14);
      }
      paper.line(50, 'Interests', { bold: true, size: 13 });
      ['Chess', 'Rowing', 'Bread', 'Chalk'].forEach((each) => paper.line(50, each));
      paper.y = top;
      paper.line(250, 'Experience', { bold: true, size: 13 });
      paper.line(250, 'Wharfinger, Ousefleet Wharf, 2018 – 2023');
      paper.line(250, 'Counted every crate that came ashore at night.');
      paper.line(250, 'Tallyman, Albion Quay, 2014 – 2018');
      paper.line(250, 'Weighed sacks of rye and of barley for the mill.');
    });
    expect(levels(resume)).toEqual([
      ['Dutch', 'native_or_bilingual'],
      ['German', 'professional_working'],
    ]);
  });
});
