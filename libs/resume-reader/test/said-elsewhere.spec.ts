import { heading, named, read, row, section } from './sketch';
import { findDates } from '../src/text/dates';
import { called, jobs, levels, studies } from './told';

// Papers that put otherwise what the other tests have, invented: each example shows one rule.
jest.setTimeout(60_000);

describe('a name', () => {
  it.each([
    ['Oluwaseun "Seun" Adeyemi MSc CEng', ['Seun', 'Adeyemi']],
    ["Hans in 't Veld", ['Hans', "in 't Veld"]],
    ['P.J. (Pieter-Jan) van Heemstra tot Walta', ['Pieter-Jan', 'van Heemstra tot Walta']],
    ['Joke Bakker - Visser', ['Joke', 'Bakker-Visser']],
    ['Name / Naam: Sofia da Silva', ['Sofia', 'da Silva']],
    ['MARGARET "PEGGY" DONNELLAN', ['Peggy', 'Donnellan']],
    ['Naam: Roos van Loon Geboren: 04-02-2001 Woonplaats: Enschede', ['Roos', 'van Loon']],
  ])('%s', async (name, expected) => {
    const resume = await read((paper) => {
      paper.line(50, name, { size: 20, bold: true });
      paper.line(50, 'Dorpsstraat 1, 6221 AA Maastricht');
      heading(paper, 'Opleiding');
      paper.line(50, 'Havo, Het Baken College, 2014 - 2018');
    });
    expect(called(resume)).toEqual(expected);
  });
});

it.each([
  ['Dorpsweg 15 te 7691 CD Bergentheim', 'Bergentheim'],
  ['Garibaldi 12, 40124, Bologna, Italy', 'Bologna'],
])('lives at %s', async (address, city) => {
  const resume = await read((paper) => {
    paper.line(50, 'Jonas Peeters', { size: 20, bold: true });
    paper.line(50, address);
    heading(paper, 'Opleiding');
    paper.line(50, 'Havo, Het Baken College, 2014 - 2018');
  });
  expect(resume.basics.city?.value).toBe(city);
});

describe('a job', () => {
  it.each([
    ['van 1 februari 2019 tot op heden', '2019-02', 'now'],
    ['May 2019 to the present', '2019-05', 'now'],
  ])('lasted %s', async (period, from, to) => {
    const resume = await section('Werkervaring', `Office manager, Notariskantoor Peters, ${period}`);
    expect(jobs(resume)).toEqual([['Office manager', 'Notariskantoor Peters', from, to]]);
  });

  it('stands in a table of when, where and what', async () => {
    const resume = await named((paper) => {
      heading(paper, 'Werk');
      row(paper, [
        [50, 'Wanneer'],
        [200, 'Waar'],
        [400, 'Wat'],
      ]);
      row(paper, [
        [50, 'aug 2020 - nu'],
        [200, 'Kinderopvang Bibelebons'],
        [400, 'Pedagogisch medewerker'],
      ]);
      row(paper, [
        [50, 'jan 2018 - jul 2020'],
        [200, 'Kinderdagverblijf Ukkepuk'],
        [400, 'Groepshulp'],
      ]);
    });
    expect(jobs(resume)).toEqual([
      ['Pedagogisch medewerker', 'Kinderopvang Bibelebons', '2020-08', 'now'],
      ['Groepshulp', 'Kinderdagverblijf Ukkepuk', '2018-01', '2020-07'],
    ]);
  });

  it('was held at the one name above it, and a sentence below it is no employer', async () => {
    const resume = await named((paper) => {
      heading(paper, 'Experience');
      paper.line(50, 'Bloemenbureau Oase (2017 – now)', { bold: true });
      paper.line(70, 'Head of Marketing, Jan 2022 – now', { bold: true });
      paper.line(70, 'Leads a team of five.');
      paper.line(70, 'Content Marketer, Apr 2019 – Dec 2021', { bold: true });
      paper.line(70, 'Wrote the newsletter.');
    });
    expect(jobs(resume)).toEqual([
      ['Head of Marketing', 'Bloemenbureau Oase', '2022-01', 'now'],
      ['Content Marketer', 'Bloemenbureau Oase', '2019-04', '2021-12'],
    ]);
  });

  it('is none where a diploma was got at a school, whatever stands over it', async () => {
    const resume = await section(
      'Werkervaring',
      'Kraamverzorgende, Kraamzorg Achterhoek, 2013 - heden',
      'Docent mbo, Graafschap College, 2012 - 2013',
      'Kraamverzorgende niveau 3, Graafschap College, 2010 - 2012',
    );
    expect(jobs(resume).map(([title]) => title)).toEqual(['Kraamverzorgende', 'Docent mbo']);
    expect(studies(resume)).toEqual([['Kraamverzorgende niveau 3', 'Graafschap College', '2012']]);
  });

  it('is none where somebody says that he has none', async () => {
    const resume = await section('Experience', 'I have no paid work yet, but I help at a food bank.');
    expect(resume.experiences).toEqual([]);
  });
});

it('is a study that is called after its trade', async () => {
  const resume = await section('Opleiding', 'Doktersassistent (mbo 4), Regio College, 2010 - 2011');
  expect(studies(resume).map(([title, school]) => [title, school])).toEqual([['Doktersassistent (mbo 4)', 'Regio College']]);
});

it('has a period with an arrow both ways', () => {
  expect(findDates('2017 ↔ 2021')).toMatchObject([{ kind: 'range', start: '2017', end: '2021' }]);
});

it('speaks what stands below "I speak"', async () => {
  const resume = await section('I SPEAK', 'isiXhosa (mother tongue), English (fluent)');
  expect(levels(resume).map(([name]) => name)).toEqual(['isiXhosa', 'English']);
});
