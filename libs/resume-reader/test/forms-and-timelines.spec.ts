import { grey } from './paper';
import { heading, named, read, row, section } from './sketch';
import { called, jobs, levels, skills, studies } from './told';

// Forms with numbers, time lines, headings on their side, columns of two labels: invented papers, each showing one rule.
jest.setTimeout(60_000);

it('periods left of a line down the page belong to the entries right of it', async () => {
  const resume = await named((paper) => {
    const top = paper.y;
    heading(paper, 'Work');
    for (const [period, head, told] of [
      ['2020 – now', 'Stylist — Veritas', 'Guidelines for 120 shops, photo shoots twice a year.'],
      ['2016 – 2020', 'Window Dresser — Inno', 'Weekly windows of the shop in town.'],
      ['2012 – 2016', 'Shop Assistant — Kruimel', 'The counter and the windows.'],
      ['2011 – 2012', 'Intern — Weekend', 'Props for photo shoots.'],
    ] as const) {
      paper.put(110, period, { align: 'right', color: grey });
      paper.line(140, head);
      paper.line(140, told);
      paper.skip(8);
    }
    paper.area(125, top + 20, 1.5, paper.y - top - 20, grey);
    heading(paper, 'Skills');
    paper.line(50, 'Styling, Budgets');
  });
  expect(jobs(resume)).toEqual([
    ['Stylist', 'Veritas', '2020', 'now'],
    ['Window Dresser', 'Inno', '2016', '2020'],
    ['Shop Assistant', 'Kruimel', '2012', '2016'],
    ['Intern', 'Weekend', '2011', '2012'],
  ]);
});

it('a heading on its side stands above the line it is level with, and beside two known ones a third is one', async () => {
  const resume = await read((paper) => {
    paper.line(80, 'Nadia Ferris', { size: 20, bold: true });
    paper.line(80, 'Cook');
    const blocks = [
      [
        'WORK',
        31.7,
        [['Cook, The Swan | 05/2022 – now'], ['Ran the pass of forty covers.'], ['Commis, The Salt House | 02/2018 – 04/2022']],
      ],
      ['SCHOOL', 42.8, [['Mbo Kok, Harbour College | 2014 – 2018']]],
      ['OFF DUTY', 50, [['Helper at a soup kitchen since 2019, treasurer of the chess club.']]],
    ] as const;
    for (const [title, length, lines] of blocks) {
      const top = paper.y - 8;
      for (const [text] of lines) paper.line(80, text);
      const end = paper.y;
      paper.y = top + length;
      paper.upwards(50, title);
      paper.y = end + 50;
    }
  });
  expect(called(resume)).toEqual(['Nadia', 'Ferris']);
  expect(jobs(resume).slice(0, 2)).toEqual([
    ['Cook', 'The Swan', '2022-05', 'now'],
    ['Commis', 'The Salt House', '2018-02', '2022-04'],
  ]);
  expect(studies(resume)).toEqual([['Mbo Kok', 'Harbour College', '2018']]);
});

it('the parts of a form are counted, and “other” follows', async () => {
  const resume = await named((paper) => {
    paper.line(50, '1. Beroepservaring (laatste eerst)');
    paper.line(50, '10/2020 – heden: Winkelbediende, Kruimel');
    paper.skip(14);
    paper.line(50, '2. Opleiding');
    paper.line(50, '2003 – 2009: TSO Handel, Atlas College');
    paper.skip(14);
    paper.line(50, '3. Talen');
    paper.line(50, 'Nederlands: zeer goed');
    paper.line(50, 'Turks: moedertaal');
  });
  expect(jobs(resume)).toEqual([['Winkelbediende', 'Kruimel', '2020-10', 'now']]);
  expect(studies(resume)).toEqual([['TSO Handel', 'Atlas College', '2009']]);
  expect(levels(resume).map(([name]) => name)).toEqual(['Nederlands', 'Turks']);
});

it('projects for clients are jobs', async () => {
  const resume = await section('Projecten (zzp, via Ferris Data)', '02.2025-heden: Data-engineer @ Spoorweg', '04.2023-01.2025: Analytics engineer @ Zorgpolis'); // prettier-ignore
  expect(jobs(resume)).toEqual([
    ['Data-engineer', 'Spoorweg', '2025-02', 'now'],
    ['Analytics engineer', 'Zorgpolis', '2023-04', '2025-01'],
  ]);
});

it('a surname may stand before the names, one of which one is called by', async () => {
  const resume = await read((paper) => {
    heading(paper, 'Personalia');
    row(paper, [[50, 'Naam'], [160, ': Bouazza, Mohamed Amin (Mo)']]); // prettier-ignore
    row(paper, [[50, 'Woonplaats'], [160, ': 1064 HC Amsterdam']]); // prettier-ignore
    row(paper, [[50, 'Telefoon'], [160, ': 06-15 88 20 43']]); // prettier-ignore
    heading(paper, 'Talen');
    paper.line(50, 'Nederlands, Arabisch');
  });
  expect(called(resume)).toEqual(['Mo', 'Bouazza']);
});

it('who sent somebody to an employer is not part of its name, with the word for it too', async () => {
  const resume = await section('Werkervaring', '2012 – 2017: Chauffeur, Distributie Noord (via uitzendbureau Tempo)');
  expect(jobs(resume).map(([, firm]) => firm)).toEqual(['Distributie Noord']);
});

it('a line that has come to the town says no more of the employer', async () => {
  const resume = await named((paper) => {
    heading(paper, 'Loopbaan');
    for (const [period, title, firm, told] of [
      ['2011 – heden', 'Zaakvoerder', 'Schrijnwerkerij Vandekerckhove bv, Roeselare', 'Twaalf medewerkers, ramen op maat'],
      ['2003 – 2011', 'Werfleider', 'Bouwbedrijf Furnibo, Veurne', null],
    ] as const) {
      row(paper, [[230, period], [330, title]]); // prettier-ignore
      paper.line(330, firm);
      if (told) paper.line(330, told);
    }
  });
  expect(jobs(resume).map(([, firm]) => firm)).toEqual(['Schrijnwerkerij Vandekerckhove bv', 'Bouwbedrijf Furnibo']);
});

it('below a position without an employer stands the town of another, and the employer is the one above', async () => {
  const resume = await named((paper) => {
    heading(paper, 'Ervaring');
    const entry = (firm: string | null, title: string, period: string, town: string) => {
      if (firm) paper.line(50, firm, { bold: true });
      paper.line(50, title);
      paper.line(50, period);
      paper.line(50, town, { color: grey });
      paper.skip(8);
    };
    entry('Waterschap Rijn', 'Senior HR-adviseur', 'februari 2023 - heden', 'Doetinchem');
    entry(null, 'HR-adviseur', 'september 2020 - januari 2023', 'Doetinchem');
    entry('Deventer Ziekenhuis', 'P&O-adviseur', 'mei 2012 - augustus 2020', 'Deventer');
  });
  expect(jobs(resume).map(([title, firm]) => [title, firm])).toEqual([
    ['Senior HR-adviseur', 'Waterschap Rijn'],
    ['HR-adviseur', 'Waterschap Rijn'],
    ['P&O-adviseur', 'Deventer Ziekenhuis'],
  ]);
});

it('the school may stand apart at the right of every study, and the year of a study beside its name', async () => {
  const resume = await named((paper) => {
    heading(paper, 'Opleiding');
    row(paper, [[50, '2009 – 2012'], [130, 'Bachelor Office Management, Medical Assistant'], [460, 'UCLL Hasselt']]); // prettier-ignore
    row(paper, [[50, '2003 – 2009'], [130, 'TSO Secretariaat'], [460, 'Atlas College']]); // prettier-ignore
    heading(paper, 'Vaardigheden');
    paper.line(50, 'Word, Outlook');
  });
  expect(studies(resume).map(([title, school]) => [title, school])).toEqual([
    ['Bachelor Office Management, Medical Assistant', 'UCLL Hasselt'],
    ['TSO Secretariaat', 'Atlas College'],
  ]);
  const pupil = await section('Onderwijs', '1992 – 1998: BSO Hout, 7e jaar, VTI Roeselare');
  expect(studies(pupil)).toEqual([['BSO Hout, 7e jaar', 'VTI Roeselare', '1998']]);
});

it('skills behind two columns of labels, the second close before its values', async () => {
  const resume = await named((paper) => {
    heading(paper, 'Computer skills');
    for (const [label, list, second, values] of [
      ['modelling', 'FEFLOW, MODFLOW', 'GIS', 'ArcGIS, QGIS'],
      ['code', 'Python, R', 'writing', 'LaTeX'],
      ['office', 'Excel', 'notes', 'Obsidian'],
    ] as const) {
      paper.put(125, label, { align: 'right' });
      paper.put(135, list);
      paper.put(360, second, { align: 'right' });
      paper.put(368, values);
      paper.skip(16);
    }
    heading(paper, 'Interests');
    paper.line(50, 'Long tours, short lunches');
  });
  expect(skills(resume)).toEqual(['FEFLOW', 'MODFLOW', 'ArcGIS', 'QGIS', 'Python', 'R', 'LaTeX', 'Excel', 'Obsidian']);
});
