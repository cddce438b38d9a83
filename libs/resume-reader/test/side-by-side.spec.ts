import { type Paper, grey } from './paper';
import { heading, named, read, row } from './sketch';
import { called, jobs, levels, skills, studies } from './told';

// What stands beside something else, and what is drawn around it: invented papers, each showing one rule.
jest.setTimeout(60_000);

/** A thin line; upright where it is higher than wide. */
const line = (paper: Paper, x: number, y: number, width: number, height: number) => paper.area(x, y, width, height, grey);
const dot = (paper: Paper, x: number) => paper.area(x, paper.y - 6, 4, 4, grey);

it('reads headings in small capitals once, in each column', async () => {
  const resume = await read((paper) => {
    paper.line(250, 'Nadia Ferris', { size: 20, bold: true });
    const small = (x: number, first: string, rest: string) => {
      paper.put(x, first, { size: 13, bold: true });
      paper.put(x + 9.5, rest, { size: 10.4, bold: true });
    };
    paper.area(30, 70, 170, 600, grey);
    small(40, 'C', 'ONTACT');
    small(250, 'A', 'BOUT ME');
    paper.skip(18);
    paper.put(40, 'nadia@example.org');
    paper.put(250, 'I like to bring order where there is none, and to leave it so.');
    paper.skip(18);
    small(40, 'S', 'KILLS');
    small(250, 'E', 'XPERIENCE');
    paper.skip(18);
    paper.put(40, 'Welding');
    paper.put(250, 'Welder, Baxter & Sons, 2019 - 2022');
    paper.skip(14);
    paper.put(40, 'Planning');
    paper.put(250, 'Fitter, Northern Works, 2015 - 2018');
  });
  expect(resume.basics.city).toBeNull();
  expect(jobs(resume).map(([title]) => title)).toEqual(['Welder', 'Fitter']);
});

it('takes dots before all headings for ornament', async () => {
  const resume = await named((paper) => {
    for (const [title, text] of [
      ['Employment', 'Cook, The Swan, 2019 - 2022'],
      ['Expertise', 'Pastry, Sauces'],
      ['Languages', 'English (native), Dutch (fluent)'],
    ] as const) {
      paper.skip(14);
      dot(paper, 50);
      paper.line(62, title, { bold: true, size: 13 });
      paper.line(50, text);
    }
  });
  expect(jobs(resume)).toEqual([['Cook', 'The Swan', '2019', '2022']]);
  expect(skills(resume)).toEqual(['Pastry', 'Sauces']);
  expect(levels(resume).map(([name]) => name)).toEqual(['English', 'Dutch']);
});

it('finds headings in the margin of lists', async () => {
  const resume = await named((paper) => {
    const list = (title: string, items: readonly string[]) => {
      paper.skip(12);
      paper.put(50, title, { bold: true, size: 11 });
      for (const item of items) {
        dot(paper, 170);
        paper.line(180, item);
      }
    };
    list('Experience', ['2019 - 2022: Cook, The Swan', '2016 - 2019: Waiter, The Salt House']);
    list('Education', ['2014 - 2016: Diploma in Catering, Bristol College']);
    list('Languages', ['English', 'Polish']);
  });
  expect(jobs(resume).map(([title]) => title)).toEqual(['Cook', 'Waiter']);
  expect(levels(resume).map(([name]) => name)).toEqual(['English', 'Polish']);
});

it('takes labels that come back for the fields of a form', async () => {
  const resume = await named((paper) => {
    paper.skip(14);
    paper.line(50, 'Scholing', { bold: true, size: 13 });
    for (const [period, study, school] of [
      ['2013 - 2015', 'Master Wiskunde', 'Universiteit Leiden'],
      ['2009 - 2013', 'Bachelor Wiskunde', 'Universiteit Utrecht'],
    ] as const) {
      paper.skip(6);
      for (const [label, value] of [
        ['Periode', period],
        ['Opleiding', study],
        ['School', school],
      ] as const) {
        paper.put(50, label, { color: grey });
        paper.line(150, value);
      }
    }
  });
  expect(studies(resume)).toEqual([
    ['Master Wiskunde', 'Universiteit Leiden', '2015'],
    ['Bachelor Wiskunde', 'Universiteit Utrecht', '2013'],
  ]);
});

it('reads a name over two lines beside contacts', async () => {
  const resume = await read((paper) => {
    paper.put(200, 'w.brouwer@mail.example | 06-12345678 | Amersfoort |', { size: 9 });
    paper.skip(4);
    paper.put(50, 'Willemijn', { size: 24, bold: true });
    paper.put(420, 'in/willemijnbrouwer', { size: 9 });
    paper.skip(30);
    paper.line(50, 'Brouwer', { size: 24, bold: true });
    heading(paper, 'Opleiding');
    paper.line(50, 'Havo, Het Baken College, 2014 - 2018');
  });
  expect(called(resume)).toEqual(['Willemijn', 'Brouwer']);
});

it('joins title and period where both run over their line', async () => {
  const resume = await named((paper) => {
    heading(paper, 'Experience');
    paper.put(50, 'Healthcare Assistant, Oakwood Medical');
    paper.line(300, 'Mar 2020 –', { align: 'right' });
    paper.put(50, 'Practice');
    paper.line(300, 'Aug 2022', { align: 'right' });
    paper.line(60, '• Kept records of the patients in order');
    paper.put(50, 'Staff Nurse, Hollybank Nursing Home');
    paper.line(300, 'Jul 2018', { align: 'right' });
    paper.line(300, '–', { align: 'right' });
    paper.line(300, 'Nov 2019', { align: 'right' });
    paper.line(60, '• Trained those who were new');
  });
  expect(jobs(resume)).toEqual([
    ['Healthcare Assistant', 'Oakwood Medical Practice', '2020-03', '2022-08'],
    ['Staff Nurse', 'Hollybank Nursing Home', '2018-07', '2019-11'],
  ]);
});

it('reads the rows of a drawn table whose headings stand in their middle', async () => {
  const resume = await named((paper) => {
    const from = paper.y;
    let top = from;
    const cells = (title: string, lines: readonly string[]) => {
      const height = lines.length * 14 + 12;
      line(paper, 40, top, 80, 0.7);
      line(paper, 120, top, 420, 0.7);
      line(paper, 120, top, 0.7, height);
      paper.y = top + height / 2 + 3;
      paper.put(46, title, { bold: true });
      paper.y = top + 16;
      for (const text of lines) paper.line(128, text);
      top += height;
    };
    cells('Experience', ['Cook, The Swan, 2019 - 2022', '• Ran the pass', 'Waiter, The Salt House, 2016 - 2019', '• Served tables']);
    cells('Education', ['Diploma in Catering', 'Bristol College', '2014 - 2016']);
    cells('Skills', ['Pastry', 'Sauces', 'Stock keeping', 'Menus']);
    line(paper, 40, top, 80, 0.7);
    line(paper, 120, top, 420, 0.7);
  });
  expect(jobs(resume).map(([title, company]) => [title, company])).toEqual([
    ['Cook', 'The Swan'],
    ['Waiter', 'The Salt House'],
  ]);
  expect(studies(resume)).toEqual([['Diploma in Catering', 'Bristol College', '2016']]);
  expect(skills(resume)).toEqual(['Pastry', 'Sauces', 'Stock keeping', 'Menus']);
});

it('does not dial the number of a house', async () => {
  const resume = await named((paper) => {
    paper.line(50, 'nadia@example.org  +44 7700 900123 12 Mill Lane, Leeds LS1 4AB');
    heading(paper, 'Education');
    paper.line(50, 'Diploma in Catering, Bristol College, 2014 - 2016');
  });
  expect(resume.basics.phone?.value).toBe('+447700900123');
});

it('parts a study nobody has listed from its school', async () => {
  const resume = await named((paper) => {
    heading(paper, 'Education');
    paper.line(50, 'City & Guilds Motor Vehicle Maintenance at Bradford College', { bold: true });
    paper.line(50, '2014 - 2016');
  });
  expect(studies(resume)).toEqual([['City & Guilds Motor Vehicle Maintenance', 'Bradford College', '2016']]);
});

it('ends two columns where a section over the full width begins', async () => {
  const resume = await named((paper) => {
    paper.skip(14);
    paper.put(50, 'Skills', { bold: true, size: 13 });
    paper.line(310, 'Languages', { bold: true, size: 13 });
    paper.skip(6);
    row(paper, [
      [50, 'Pastry'],
      [310, 'English (native)'],
    ]);
    row(paper, [
      [50, 'Sauces'],
      [310, 'Polish (fluent)'],
    ]);
    heading(paper, 'Employment');
    for (const [title, company, period] of [
      ['Cook', 'The Swan', '2019 - 2022'],
      ['Waiter', 'The Salt House', '2016 - 2019'],
    ] as const) {
      paper.line(50, `${company}, ${period}`, { bold: true });
      paper.line(50, title);
      paper.line(50, 'Ran the pass of a kitchen with eighty seats, ordered what was needed and wrote the menus.');
      paper.skip(6);
    }
  });
  expect(jobs(resume)).toEqual([
    ['Cook', 'The Swan', '2019', '2022'],
    ['Waiter', 'The Salt House', '2016', '2019'],
  ]);
  expect(skills(resume)).toEqual(['Pastry', 'Sauces']);
  expect(levels(resume).map(([name]) => name)).toEqual(['English', 'Polish']);
});
