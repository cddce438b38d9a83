import { heading, named, read, section } from './sketch';
import { called, jobs, skills, studies } from './told';

// What a form says on one line, what stands in brackets, and items that wrap, each on an invented paper of its own.
jest.setTimeout(60_000);

it('a heading is known whose capitals are set apart', async () => {
  const resume = await named((paper) => {
    heading(paper, 'W O R K EXPERIENCE');
    paper.line(50, 'Cook, Ousefleet Hotel, 2018 – 2023');
    heading(paper, 'S KILLS');
    paper.line(50, 'Rope splicing, Knots');
  });
  expect(jobs(resume)).toEqual([['Cook', 'Ousefleet Hotel', '2018', '2023']]);
  expect(skills(resume)).toEqual(['Rope splicing', 'Knots']);
});

it('items of a list in columns are whole where they go on below', async () => {
  const resume = await named((paper) => {
    heading(paper, 'Skills');
    for (const [left, right, gap] of [['Customer', 'Crowd', 12], ['service', 'management', 17], ['Timetables', 'Radio', 12]] as const) {
      paper.put(50, left);
      paper.put(120, right);
      paper.skip(gap);
    } // prettier-ignore
    paper.put(120, 'procedures');
    paper.skip(5);
    paper.line(50, 'Steering');
    heading(paper, 'Experience');
    paper.line(50, 'Wharfinger, Ousefleet Wharf, 2018 – 2023');
  });
  expect(skills(resume)).toEqual(['Customer service', 'Timetables', 'Steering', 'Crowd management', 'Radio procedures']);
});

it('a year within what was done does not part periods from their entries', async () => {
  const resume = await named((paper) => {
    heading(paper, 'Experience');
    for (const [employer, place, title, period] of [
      ['Ousefleet Wharf', 'Halifax', 'Wharfinger', 'Dec 2020 – Feb 2025'],
      ['Albion Quay', 'Grimsby', 'Tallyman', 'Mar 2017 – Oct 2020'],
      ['Gas Light Company', 'Stroud', 'Lamplighter', 'May 2012 – Jan 2017'],
    ] as const) {
      paper.put(50, employer, { bold: true });
      paper.put(440, place, { bold: true });
      paper.skip(14);
      paper.put(50, title, { italic: true });
      paper.put(440, period, { italic: true });
      paper.skip(14);
      paper.line(60, '• Worked a crane of 1911');
    }
  });
  expect(jobs(resume)).toEqual([
    ['Wharfinger', 'Ousefleet Wharf', '2020-12', '2025-02'],
    ['Tallyman', 'Albion Quay', '2017-03', '2020-10'],
    ['Lamplighter', 'Gas Light Company', '2012-05', '2017-01'],
  ]);
});

it('a form has both ends of a period on one line, and below the title what was done', async () => {
  const resume = await named((paper) => {
    heading(paper, 'Werkervaring');
    for (const [from, to, employer, title] of [
      ['03/2019', 'heden', 'Rokerij Zuiderzee, Kampen', 'Palingroker'],
      ['09/2014', '02/2019', 'Vishandel Koelewijn, Zwolle', 'Visventer'],
    ] as const) {
      paper.line(50, `Van: ${from}   Tot: ${to}`);
      paper.line(50, `Werkgever: ${employer}`);
      paper.line(50, `Functie: ${title}`);
      paper.line(50, 'Alles gedaan wat er te doen viel. Op tijd begonnen en de boel schoon achtergelaten.');
      paper.skip(10);
    }
  });
  expect(jobs(resume)).toEqual([
    ['Palingroker', 'Rokerij Zuiderzee', '2019-03', 'now'],
    ['Visventer', 'Vishandel Koelewijn', '2014-09', '2019-02'],
  ]);
  expect(resume.experiences[0]?.description?.value).toContain('Alles gedaan');
});

it('rows of studies with periods of their own are not joined, however full the first column is', async () => {
  const resume = await named((paper) => {
    heading(paper, 'Opleiding');
    for (const [title, school, period] of [
      ['Mbo Touwslager niveau 4', 'ROC Zuiderzee', '2002 – 2005'],
      ['Ankerbrevet', 'Wijnacademie', '2000 – 2002'],
      ['Vmbo Vis', 'Hubertus', '1996 – 2000'],
    ] as const) {
      paper.put(50, title, { bold: true });
      paper.put(190, school);
      paper.line(300, period);
    }
  });
  expect(studies(resume).map(([title, , end]) => [title, end])).toEqual([
    ['Mbo Touwslager niveau 4', '2005'],
    ['Ankerbrevet', '2002'],
    ['Vmbo Vis', '2000'],
  ]);
});

it('a school stands in brackets behind a diploma', async () => {
  const resume = await section(
    'Education',
    '2011 – 2014: Diploma in Ropework (Humber Training College)',
    '2007 – 2009: Leaving Certificate (Scoil Mhuire Kanturk)',
    '2003 – 2006: BA History (First Class Honours), Hull University',
  );
  expect(studies(resume).map(([title, school]) => [title, school])).toEqual([
    ['Diploma in Ropework', 'Humber Training College'],
    ['Leaving Certificate', 'Scoil Mhuire Kanturk'],
    ['BA History (First Class Honours)', 'Hull University'],
  ]);
});

it('how well a skill is known is no part of its name', async () => {
  const resume = await section('Vaardigheden', 'Touwsplitsen (+++), Knopen (++), Peilen (+)');
  expect(skills(resume)).toEqual(['Touwsplitsen', 'Knopen', 'Peilen']);
});

it('a year of one job stands behind a colon, among periods', async () => {
  const resume = await section(
    'Work experience',
    'Ousefleet Wharf (Halifax) – Wharfinger: 2020-2024',
    'Albion Quay (Grimsby) – Tally Clerk: 2019',
    'Gas Light Company (Stroud) – Lamplighter: 2012-2018',
  );
  expect(jobs(resume).map(([, , start]) => start)).toEqual(['2020', '2019', '2012']);
});

it.each(['Profile of Nadia Ferris', 'Profiel Nadia Ferris'])('a name stands behind what the paper is: %s', async (title) => {
  const resume = await read((paper) => {
    paper.line(50, title, { bold: true, size: 20 });
    paper.line(50, 'nadia.ferris@example.org');
    heading(paper, 'Summary');
    paper.line(50, 'Somebody who likes to be early and does not mind the rain.');
  });
  expect(called(resume)).toEqual(['Nadia', 'Ferris']);
});
