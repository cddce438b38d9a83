import { heading, named, read, row, section } from './sketch';
import { called, jobs, studies } from './told';

// What programs that set type do to a page, and what stands beside or below entries there: invented papers, each showing one rule.
jest.setTimeout(60_000);

it('a name in small capitals that are set apart is whole, its hyphen too', async () => {
  const resume = await read((paper) => {
    paper.put(50, 'N', { size: 21 });
    paper.put(69, 'ADIA', { size: 15, tracking: 3 });
    paper.put(133, 'F', { size: 21 });
    paper.put(149, 'ERRIS', { size: 15, tracking: 3 });
    paper.put(211, '-H', { size: 21, tracking: 3 });
    paper.put(239, 'OLT', { size: 15, tracking: 3 });
    paper.skip(20);
    paper.line(50, 'nadia@example.org');
    heading(paper, 'Skills');
    paper.line(50, 'Planning, Budgets');
  });
  expect(called(resume)).toEqual(['Nadia', 'Ferris-Holt']);
});

it('where periods stand in the margin, a sentence beside them that says since when is part of what was done', async () => {
  const resume = await named((paper) => {
    heading(paper, 'Experience');
    for (const [period, head, told] of [
      ['Sept 2018 to present', 'Teacher of Irish, Harbour College', 'Year head since 2022; runs the debating team.'],
      ['Sept 2014 to Aug 2018', 'Teacher of History, Marlow College', 'Exam classes at both levels.'],
    ] as const) {
      row(paper, [[50, period], [180, head]]); // prettier-ignore
      paper.line(180, told);
    }
  });
  expect(jobs(resume)).toEqual([
    ['Teacher of Irish', 'Harbour College', '2018-09', 'now'],
    ['Teacher of History', 'Marlow College', '2014-09', '2018-08'],
  ]);
});

it('two words that end a sentence below title and employer were done there', async () => {
  const resume = await named((paper) => {
    heading(paper, 'Ervaring');
    for (const [period, title, firm, told] of [
      ['juni 2021 – heden', 'Gezinsbegeleider', 'Stichting De Brug', 'Bezoekt gezinnen thuis en werkt samen met hun school.'],
      ['mei 2016 – mei 2021', 'Pedagogisch medewerker', 'Zonnewijzer', 'Verticale groep.'],
    ] as const) {
      row(paper, [[50, period], [180, title]]); // prettier-ignore
      paper.line(180, firm, { italic: true });
      paper.line(180, told);
      paper.skip(4);
    }
  });
  expect(jobs(resume).map(([title, firm]) => [title, firm])).toEqual([
    ['Gezinsbegeleider', 'Stichting De Brug'],
    ['Pedagogisch medewerker', 'Zonnewijzer'],
  ]);
});

it('what is told below an employer stays there, however near the next title with its period stands', async () => {
  const resume = await named((paper) => {
    heading(paper, 'Berufserfahrung');
    for (const [title, period, firm, told] of [
      ['Praxisanleiterin', '04.2021 – heute', 'Haus Sonnenhang', 'Begleitung von zwölf Auszubildenden im Jahr'],
      ['Altenpflegerin', '10.2014 – 03.2021', 'Seniorenhilfe', 'Wohnbereich für Menschen mit Demenz'],
    ] as const) {
      paper.put(540, period, { align: 'right' });
      paper.line(50, title, { bold: true });
      paper.line(50, firm);
      paper.line(50, told);
    }
  });
  expect(jobs(resume).map(([title, firm]) => [title, firm])).toEqual([
    ['Praxisanleiterin', 'Haus Sonnenhang'],
    ['Altenpflegerin', 'Seniorenhilfe'],
  ]);
});

it('an employer and its town say not as what somebody worked, and a title may be long and in small letters', async () => {
  const resume = await named((paper) => {
    heading(paper, 'Ervaring');
    for (const [firm, title, period] of [
      ['Basisschool De Regenboog, Drachten', 'Groepsleerkracht', 'aug. 2015 – heden'],
      ['Kruimel, Drachten', 'Caissière en later teamleider kassa', '2008 – 2013'],
    ] as const) {
      paper.put(540, period, { align: 'right' });
      paper.line(50, firm, { bold: true });
      paper.line(50, title);
      paper.skip(4);
    }
  });
  expect(jobs(resume).map(([title, firm]) => [title, firm])).toEqual([
    ['Groepsleerkracht', 'Basisschool De Regenboog'],
    ['Caissière en later teamleider kassa', 'Kruimel'],
  ]);
});

it('a school of a trade before its subject names the study', async () => {
  const resume = await named((paper) => {
    heading(paper, 'Ervaring');
    row(paper, [[50, '2001 - nu'], [130, 'Loodgieter, Installatiebedrijf Van Rooij']]); // prettier-ignore
    heading(paper, 'Opleiding');
    for (const [period, study, school] of [
      ['1996 - 1999', 'Primaire opleiding loodgieter', 'Intechnium'],
      ['1992 - 1996', 'LTS, installatietechniek', 'Elzendaal Boxmeer'],
    ] as const) {
      row(paper, [[50, period], [130, study]]); // prettier-ignore
      paper.line(130, school, { italic: true });
    }
  });
  expect(studies(resume).map(([title, school]) => [title, school])).toEqual([
    ['Primaire opleiding loodgieter', 'Intechnium'],
    ['LTS, installatietechniek', 'Elzendaal Boxmeer'],
  ]);
});

it('the month in the head of a page is no town', async () => {
  const resume = await read((paper) => {
    paper.line(540, 'Cv Nadia Ferris – november 2026', { size: 8, align: 'right' });
    paper.line(300, 'Nadia Ferris', { size: 20, align: 'centre' });
    paper.line(300, 'Gouda | 06 43 55 01 87 | nadia@example.org', { align: 'centre' });
    heading(paper, 'Talen');
    paper.line(50, 'Nederlands, Engels');
  });
  expect(resume.basics.city?.value).toBe('Gouda');
});

it('a site of one’s own tells which names are the surname', async () => {
  const resume = await read((paper) => {
    paper.line(50, 'Beatriz Moura Teles', { size: 20, bold: true });
    paper.line(50, 'bia@mourateles.example');
    heading(paper, 'Skills');
    paper.line(50, 'Planning, Budgets');
  });
  expect(called(resume)).toEqual(['Beatriz', 'Moura Teles']);
});

it('papers of a trade on one line are parted by dashes, and by commas where one holds for some years', async () => {
  const welder = await section('Certificaten', 'VCA Vol (geldig tot 06-2028) – NIL niveau 4 – heftruckcertificaat');
  expect(studies(welder).map(([title]) => title)).toEqual(['VCA Vol', 'NIL niveau 4', 'heftruckcertificaat']);
  const driver = await section('Licences', 'Tail lift, Driver CPC (to 2029), ADR, HIAB');
  expect(studies(driver).map(([title]) => title)).toEqual(['Tail lift', 'Driver CPC', 'ADR', 'HIAB']);
});
