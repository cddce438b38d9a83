import { heading, named, row } from './sketch';
import { jobs, levels, skills, toldStudies } from './told';

// Tables and forms, and what people put in them.
jest.setTimeout(60_000);

it('reads a table whose column has the title with what was done, and a table of schools below it', async () => {
  const resume = await named((paper) => {
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
  expect(toldStudies(resume)).toEqual([['MBO 2 Chauffeur', 'ROC Zuid', '2010', null]]);
});

it('reads a table with a column for each end of a period, below a form with two values on a line', async () => {
  const resume = await named((paper) => {
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
  const resume = await named((paper) => {
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
  const resume = await named((paper) => {
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
  const resume = await named((paper) => {
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
