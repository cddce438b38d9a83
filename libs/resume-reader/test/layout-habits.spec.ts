import { blue, grey, type Paper } from './paper';
import { heading, named, read, row, section } from './sketch';
import { jobs, levels, skills, studies } from './told';

// Habits of common templates, each on an invented paper of its own.
jest.setTimeout(60_000);

const small = { size: 8, italic: true, color: grey };

describe('a period', () => {
  const closed = (paper: Paper, title: string, employer: string, told: string, period: string) => {
    paper.line(50, title, { bold: true });
    paper.line(50, employer);
    if (told) paper.line(50, told);
    paper.line(50, period, small);
    paper.skip(12);
  };

  it('may close its entry, below what was done', async () => {
    const resume = await named((paper) => {
      heading(paper, 'Experience');
      closed(paper, 'Beekeeper', 'Heather Hives, Kendal', 'Looked after ninety colonies on the fells.', 'Apr 2019 – present');
      closed(paper, 'Orchard Hand', 'Lyth Valley Damsons, Kendal', '', 'Mar 2015 – Oct 2018');
      closed(paper, 'Ferry Deckhand', 'Windermere Steamers', 'Tied up the boats and sold the tickets.', 'May 2012 – Sep 2014');
    });
    expect(jobs(resume)).toEqual([
      ['Beekeeper', 'Heather Hives', '2019-04', 'now'],
      ['Orchard Hand', 'Lyth Valley Damsons', '2015-03', '2018-10'],
      ['Ferry Deckhand', 'Windermere Steamers', '2012-05', '2014-09'],
    ]);
    expect(resume.experiences[0]?.description?.value).toBe('Looked after ninety colonies on the fells.');
  });

  it('stands beside the town, above title and employer', async () => {
    const resume = await named((paper) => {
      heading(paper, 'Werkervaring');
      for (const [when, what] of [
        ['01/04/2019 – heden – Zwolle', 'IMKER – HEIDEHONING'],
        ['01/03/2015 – 31/10/2018 – Oldebroek', 'BOOMVERZORGER – DE KROON'],
      ] as const) {
        paper.line(50, when, small);
        paper.line(50, what, { bold: true });
        paper.line(60, '• Alles gedaan wat er te doen viel');
        paper.skip(8);
      }
    });
    expect(jobs(resume)).toEqual([
      ['IMKER', 'HEIDEHONING', '2019-04', 'now'],
      ['BOOMVERZORGER', 'DE KROON', '2015-03', '2018-10'],
    ]);
    expect(resume.experiences.map(({ place }) => place?.value)).toEqual(['Zwolle', 'Oldebroek']);
  });

  it('ends a line that names a long study', async () => {
    const resume = await section(
      'Education',
      'BSc Marine Biology, Plymouth University, Plymouth, 2012',
      'A Levels in Biology, Chemistry and Geography, Tavistock College, Tavistock, 2009',
    );
    expect(studies(resume).map(([, , end]) => end)).toEqual(['2012', '2009']);
  });
});

describe('employer and title', () => {
  it('are parted by a stroke where all entries have one', async () => {
    const resume = await named((paper) => {
      heading(paper, 'Experience');
      for (const [what, when] of [
        ['Heather Hives / Beekeeper', 'Apr 2019 — present, Ambleside'],
        ['Lyth Valley Damsons / Gardener', 'Mar 2015 — Oct 2018, Kendal'],
      ] as const) {
        paper.line(50, what, { bold: true });
        paper.line(50, when, small);
        paper.line(50, 'Did all there was to do, in every season of the year and in all weathers.');
        paper.skip(8);
      }
    });
    expect(jobs(resume).map(([title, company]) => [title, company])).toEqual([
      ['Beekeeper', 'Heather Hives'],
      ['Gardener', 'Lyth Valley Damsons'],
    ]);
  });

  it('and a stroke says "or" where one entry has it', async () => {
    const resume = await section('Werkervaring', 'Kok / bezorger, Snackbar De Hoek, 2019 - 2021', 'Bakker, Bakkerij Hemel, 2015 - 2018');
    expect(jobs(resume)[0]?.[0]).toBe('Kok / bezorger');
  });

  it('are unlisted words on lines that keep one order', async () => {
    const resume = await section(
      'Werkervaring',
      'Verpleegkundige, Zorggroep De Linde, 2018 - heden',
      'Badjuf, De Blauwe Golf, 2014 - 2018',
      'Kassamedewerker, De Kroon, 2011 - 2014',
    );
    expect(jobs(resume)[1]).toEqual(['Badjuf', 'De Blauwe Golf', '2014', '2018']);
  });

  it('are told by "bij", whatever words they are, and the line ends with its town', async () => {
    const resume = await named((paper) => {
      heading(paper, 'Werkervaring');
      for (const [when, what, told] of [
        ['2014 – 2018', 'Bewegingsagoog bij Revalidatie Oost te Lutjegast', 'Groepslessen gegeven aan mensen na een beroerte'],
        ['2011 – 2014', 'Badjuf bij De Blauwe Golf te Schuilenburg', 'Zwemles gegeven aan kinderen van vijf tot negen'],
      ] as const) {
        paper.put(50, when);
        paper.line(150, what);
        paper.line(150, told);
      }
    });
    expect(jobs(resume)).toEqual([
      ['Bewegingsagoog', 'Revalidatie Oost', '2014', '2018'],
      ['Badjuf', 'De Blauwe Golf', '2011', '2014'],
    ]);
  });

  it('are followed by where a school is, and that it was finished', async () => {
    const resume = await section('Education', 'BSc Nursing, University of Leeds in Leeds (graduated), 2009 - 2012');
    expect(studies(resume)).toEqual([['BSc Nursing', 'University of Leeds', '2012']]);
  });
});

describe('headings in the margin', () => {
  const entries = (paper: Paper, title: string, ...all: (readonly [string, string])[]) => {
    all.forEach(([when, what], i) => {
      paper.put(160, when, { size: 8, color: grey });
      paper.skip(9);
      if (i === 0) paper.put(50, title, { bold: true });
      paper.skip(3);
      paper.put(160, what, { bold: true });
      paper.skip(13);
      paper.line(160, 'Did all there was to do, in every season and in all weathers.');
      paper.skip(10);
    });
    paper.skip(12);
  };

  it('stand a little below the first line of their text', async () => {
    const resume = await named((paper) => {
      paper.skip(20);
      entries(paper, 'Experience', ['2019 – present', 'Heather Hives, Beekeeper'], ['2015 – 2018', 'Lyth Damsons, Gardener']);
      entries(paper, 'Education', ['2012 – 2015', 'Plymouth University, BSc Marine Biology']);
      entries(paper, 'Certificates', ['2016', 'Chainsaw, Lantra']);
    });
    expect(jobs(resume)).toEqual([
      ['Beekeeper', 'Heather Hives', '2019', 'now'],
      ['Gardener', 'Lyth Damsons', '2015', '2018'],
    ]);
    expect(studies(resume)[0]).toEqual(['BSc Marine Biology', 'Plymouth University', '2015']);
  });
});

it('reads studies side by side whose periods are not on one line', async () => {
  const resume = await named((paper) => {
    heading(paper, 'Education');
    row(paper, [[50, 'Bachelor of Science in'], [300, 'A Levels']], true); // prettier-ignore
    paper.put(50, 'Marine Biology', { bold: true });
    paper.line(300, 'Tavistock College');
    paper.put(50, 'Plymouth University');
    paper.line(300, '09/2007 – 06/2009', small);
    paper.line(50, '09/2009 – 06/2012', small);
  });
  expect(studies(resume).map(([, , end]) => end)).toEqual(['2012-06', '2009-06']);
});

it('reads a form whose labels run over two lines beside their text', async () => {
  const resume = await named((paper) => {
    heading(paper, 'Werkervaring');
    for (const [when, what, where] of [
      ['04/2019 – heden', 'Imker', 'Heidehoning, Zwolle'],
      ['03/2015 – 10/2018', 'Boomverzorger', 'De Kroon, Ede'],
    ] as const) {
      row(paper, [[50, 'Data'], [220, when]]); // prettier-ignore
      row(paper, [[50, 'Beroep of functie'], [220, what]]); // prettier-ignore
      paper.put(50, 'Voornaamste werkzaamheden en');
      paper.line(220, 'Negentig volken verzorgd');
      paper.put(50, 'verantwoordelijkheden');
      paper.line(220, 'De honing geslingerd en verkocht');
      row(paper, [[50, 'Naam en soort van de werkgever'], [220, where]]); // prettier-ignore
    }
  });
  expect(jobs(resume)).toEqual([
    ['Imker', 'Heidehoning', '2019-04', 'now'],
    ['Boomverzorger', 'De Kroon', '2015-03', '2018-10'],
  ]);
});

it('reads on below a label for as long as its list goes on', async () => {
  const resume = await named((paper) => {
    heading(paper, 'Additional information');
    paper.put(50, 'Sports');
    paper.line(150, 'Rowing, chess');
    row(paper, [[50, 'Languages'], [150, 'English (native), Scottish Gaelic (basic)']]); // prettier-ignore
    paper.put(50, 'Skills');
    paper.line(150, 'Grafting, Pruning, Wax working, Honey extraction, Hive building,');
    paper.line(150, 'Storytelling, Piano');
    paper.skip(6);
  });
  expect(skills(resume)).toEqual(['Grafting', 'Pruning', 'Wax working', 'Honey extraction', 'Hive building', 'Storytelling', 'Piano']);
  expect(levels(resume).map(([name]) => name)).toEqual(['English', 'Scottish Gaelic']);
});

it('takes no sentence for skills', async () => {
  const resume = await section('Skills', 'Grafting, Pruning', 'The busier it gets, the quieter the voice.');
  expect(skills(resume)).toEqual(['Grafting', 'Pruning']);
});

it('knows a street by its number before a town', async () => {
  const resume = await read((paper) => {
    paper.line(50, 'Nadia Ferris', { size: 20, bold: true, color: blue });
    paper.line(50, '62 Heather Gardens, Kendal');
    heading(paper, 'Skills');
    paper.line(50, 'Grafting, Pruning');
  });
  expect(resume.basics.city?.value).toBe('Kendal');
});

it('takes signs before employer and period for no bullets', async () => {
  const resume = await named((paper) => {
    heading(paper, 'Experience');
    for (const [title, employer, period] of [
      ['Beekeeper', 'Heather Hives', '04/2019 – present'],
      ['Gardener', 'Lyth Valley Damsons', '03/2015 – 10/2018'],
    ] as const) {
      paper.line(50, title, { bold: true });
      paper.area(50, paper.y - 6, 5, 5, grey);
      paper.put(60, employer, small);
      paper.area(190, paper.y - 6, 5, 5, grey);
      paper.line(200, period, small);
      paper.area(50, paper.y - 6, 3, 3, grey);
      paper.line(60, 'Did all there was to do, in every season of the year');
      paper.skip(8);
    }
  });
  expect(jobs(resume)).toEqual([
    ['Beekeeper', 'Heather Hives', '2019-04', 'now'],
    ['Gardener', 'Lyth Valley Damsons', '2015-03', '2018-10'],
  ]);
  expect(resume.experiences[0]?.description?.value).toContain('Did all');
});

describe('thirds of a page', () => {
  const column = (paper: Paper, x: number, y: number, ...parts: (readonly [string, ...string[]])[]) => {
    paper.y = y;
    for (const [title, ...lines] of parts) {
      paper.line(x, title, { bold: true, size: 13 });
      paper.skip(4);
      lines.forEach((line) => paper.line(x, line, /^[A-Z][a-z]+( [A-Z][a-z]+)?$/.test(line) ? { bold: true, size: 9 } : { size: 9 }));
      paper.skip(12);
    }
  };

  it('are read one after the other', async () => {
    const resume = await named((paper) => {
      const y = paper.y + 30;
      column(paper, 40, y, ['Contact', 'nadia@example.org', 'Kendal'], ['Languages', 'English', 'French'], ['Interests', 'Rowing']);
      column(paper, 215, y, [
        'Experience',
        ...['Beekeeper', 'Heather Hives', '2019 - present', '• Ninety colonies on the fells', '• Honey for three shops'],
        ...['Gardener', 'Lyth Damsons', '2015 - 2018', '• Pruning from November on'],
      ]);
      column(
        paper,
        400,
        y,
        ['Education', 'BSc Biology', 'Plymouth University', '2012 - 2015'],
        ['Skills', 'Grafting', 'Pruning', 'Welding'],
      );
    });
    expect(jobs(resume)).toEqual([
      ['Beekeeper', 'Heather Hives', '2019', 'now'],
      ['Gardener', 'Lyth Damsons', '2015', '2018'],
    ]);
    expect(studies(resume)).toEqual([['BSc Biology', 'Plymouth University', '2015']]);
    expect(skills(resume)).toEqual(['Grafting', 'Pruning', 'Welding']);
    expect(levels(resume).map(([name]) => name)).toEqual(['English', 'French']);
  });

  it('may stand below text over the whole width', async () => {
    const resume = await named((paper) => {
      heading(paper, 'Experience');
      paper.line(50, 'Beekeeper, Heather Hives, 2019 - present');
      paper.line(50, '• Looked after ninety colonies on the fells, and sold their honey in three shops of the town and on the market');
      paper.skip(14);
      const y = paper.y;
      column(paper, 50, y, ['Skills', 'Grafting', 'Pruning', 'Welding']);
      column(paper, 220, y, ['Languages', 'English – native', 'French – basic']);
      column(paper, 400, y, ['Interests', 'Rowing', 'Chess', 'Bread']);
    });
    expect(skills(resume)).toEqual(['Grafting', 'Pruning', 'Welding']);
    expect(levels(resume).map(([name]) => name)).toEqual(['English', 'French']);
  });
});

it('parts two lists below headings on one line, above entries over the whole width', async () => {
  const resume = await named((paper) => {
    paper.skip(20);
    paper.put(50, 'Skills', { bold: true, size: 13 });
    paper.line(320, 'Languages', { bold: true, size: 13 });
    paper.skip(6);
    const y = paper.y;
    for (const [skill, level] of [
      ['Grafting', 'Expert'],
      ['Pruning', 'Good'],
      ['Hive building', 'Basic'],
      ['Honey extraction', 'Good'],
    ] as const) {
      paper.put(50, skill);
      paper.line(272, level, { align: 'right' });
    }
    const end = paper.y;
    paper.y = y + 4;
    for (const [language, level] of [
      ['English', 'native'],
      ['French', 'basic'],
    ] as const) {
      paper.put(325, language);
      paper.put(540, level, { align: 'right' });
      paper.skip(18);
    }
    paper.y = end;
    heading(paper, 'Experience');
    for (const [what, told] of [
      ['Beekeeper, Heather Hives, 2019 - present', 'Looked after ninety colonies on the fells, and sold their honey in three shops'],
      ['Gardener, Lyth Damsons, 2015 - 2018', 'Pruning'],
    ] as const) {
      paper.line(50, what);
      paper.line(50, told);
      paper.skip(6);
    }
  });
  expect(skills(resume)).toEqual(['Grafting', 'Pruning', 'Hive building', 'Honey extraction']);
  expect(levels(resume).map(([name]) => name)).toEqual(['English', 'French']);
  expect(jobs(resume).map(([title]) => title)).toEqual(['Beekeeper', 'Gardener']);
});

it('takes words that say nothing, in lines of three parts, for title, employer and town', async () => {
  const resume = await section(
    'Werkervaring',
    'Badjuf, De Blauwe Golf, Schuilenburg, 2014 - 2018',
    'Rietdekker, Klaver en Zn, Lutjegast, 2011 - 2014',
  );
  expect(jobs(resume)).toEqual([
    ['Badjuf', 'De Blauwe Golf', '2014', '2018'],
    ['Rietdekker', 'Klaver en Zn', '2011', '2014'],
  ]);
  expect(resume.experiences.map(({ place }) => place?.value)).toEqual(['Schuilenburg', 'Lutjegast']);
});

it('takes a dotted line down the margin for no bullets', async () => {
  const resume = await named((paper) => {
    heading(paper, 'Experience');
    for (let y = paper.y - 6; y < paper.y + 120; y += 2) paper.area(52, y, 1, 1, grey);
    for (const [when, what] of [
      ['OCTOBER 2019 – PRESENT', 'Beekeeper, Heather Hives'],
      ['APRIL 2016 – SEPTEMBER 2019', 'Gardener, Lyth Damsons'],
    ] as const) {
      paper.line(64, when, { size: 8 });
      paper.line(64, what, { bold: true });
      paper.line(64, 'Did all there was to do, in every season of the year and in all weathers.');
      paper.skip(8);
    }
  });
  expect(jobs(resume)).toEqual([
    ['Beekeeper', 'Heather Hives', '2019-10', 'now'],
    ['Gardener', 'Lyth Damsons', '2016-04', '2019-09'],
  ]);
});

it('reads the title behind its label below an employer without one', async () => {
  const resume = await named((paper) => {
    heading(paper, 'Loopbaan');
    for (const [when, who, what] of [
      ['2014 – 2018', 'De Blauwe Golf', 'Badjuf'],
      ['2011 – 2014', 'Klaver en Zn', 'Rietdekker'],
    ] as const) {
      paper.put(50, when);
      paper.line(150, who, { bold: true });
      paper.line(150, `Functie: ${what}`);
      paper.line(150, 'Taken: alles wat er te doen viel, in elk seizoen');
      paper.skip(6);
    }
  });
  expect(jobs(resume).map(([title, company]) => [title, company])).toEqual([
    ['Badjuf', 'De Blauwe Golf'],
    ['Rietdekker', 'Klaver en Zn'],
  ]);
});
