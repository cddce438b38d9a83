import { readPdf } from '@tandem/pdf-text/read';
import { type Flow, readingOrder } from '../src/layout/reading-order';
import { findSections } from '../src/sections/find-sections';
import { Paper } from './paper';
import { heading, named, read, row, section } from './sketch';
import { called, jobs, studies } from './told';

// Papers of people of other trades than the other tests have, invented: each example shows one rule.
jest.setTimeout(60_000);

describe('a name', () => {
  it.each([
    ['VAN DEN BERG, JEROEN', ['Jeroen', 'van den Berg']],
    ['Siobhán Ní Bhriain', ['Siobhán', 'Ní Bhriain']],
    ['Anne-Marie van der Meer-de Vries', ['Anne-Marie', 'van der Meer-de Vries']],
  ])('%s', async (name, expected) => {
    const resume = await read((paper) => {
      paper.line(50, name, { size: 20, bold: true });
      paper.line(50, 'Dorpsstraat 1, 6221 AA Maastricht');
      heading(paper, 'Opleiding');
      paper.line(50, 'Havo, Het Baken College, 2014 - 2018');
    });
    expect(called(resume)).toEqual(expected);
  });

  it('goes on in the next line behind its particle', async () => {
    const resume = await read((paper) => {
      paper.line(50, "Pieter-Jan van 't", { size: 20, bold: true });
      paper.line(50, 'Hoff', { size: 20, bold: true });
      heading(paper, 'Opleiding');
      paper.line(50, 'Havo, Het Baken College, 2014 - 2018');
    });
    expect(called(resume)).toEqual(['Pieter-Jan', "van 't Hoff"]);
  });
});

describe('a job', () => {
  it('is told on in the sentences behind its employer and his town', async () => {
    const resume = await section(
      'Werk',
      'Van 2011 tot nu: bedrijfsleider bij Fruitbedrijf Remijn in Kapelle. Ik leid zes mensen.',
      'Van 2003 tot 2011: teeltmedewerker bij Proeftuin Zeeland in Goes.',
    );
    expect(jobs(resume)).toEqual([
      ['bedrijfsleider', 'Fruitbedrijf Remijn', '2011', 'now'],
      ['teeltmedewerker', 'Proeftuin Zeeland', '2003', '2011'],
    ]);
    expect(resume.experiences[0]?.place?.value).toBe('Kapelle');
    expect(resume.experiences[0]?.description?.value).toContain('Ik leid zes mensen');
  });

  it('was held at the employer above, whose name says nothing', async () => {
    const resume = await named((paper) => {
      heading(paper, 'Loopbaan');
      paper.line(50, 'ASML, Veldhoven, 2012 – heden', { bold: true });
      paper.line(50, 'Teamleider assemblage, jan 2020 – heden');
      paper.line(50, 'Monteur, feb 2012 – dec 2019');
    });
    expect(jobs(resume)).toEqual([
      ['Teamleider assemblage', 'ASML', '2020-01', 'now'],
      ['Monteur', 'ASML', '2012-02', '2019-12'],
    ]);
  });

  it('was done for a client, or for a family', async () => {
    const resume = await section(
      'Werkervaring',
      'Copywriter voor Waterschap Vechtstromen (2020 – 2022)',
      'Oppas bij familie Van Dam (2018 – 2020)',
    );
    expect(jobs(resume)).toEqual([
      ['Copywriter', 'Waterschap Vechtstromen', '2020', '2022'],
      ['Oppas', 'familie Van Dam', '2018', '2020'],
    ]);
  });

  it('ends in the year below its month, in a narrow column', async () => {
    const resume = await named((paper) => {
      heading(paper, 'Werkervaring');
      row(paper, [
        [50, '1 april 2008 – heden'],
        [200, 'Monteur bij Kaemingk Kunststoffen'],
      ]);
      paper.skip(6);
      row(paper, [
        [50, '1 sept. 1997 – 31 maart'],
        [200, 'Bankwerker bij Machinefabriek Tolkamp'],
      ]);
      paper.skip(-4);
      paper.line(50, '2008');
    });
    expect(jobs(resume)[1]).toEqual(['Bankwerker', 'Machinefabriek Tolkamp', '1997-09', '2008-03']);
  });

  it('is named before its employer, whatever a year abroad among the others says', async () => {
    const resume = await section(
      'Ervaring',
      '2022-heden Technisch specialist, Van Oord, Rotterdam',
      'Onderhoud aan turbines op zee',
      '2021-2022 Wereldreis',
      '2009-2021 Sergeant-monteur, Koninklijke Marine, Den Helder',
      'Onderhoud van dieselmotoren',
    );
    expect(jobs(resume)).toContainEqual(['Sergeant-monteur', 'Koninklijke Marine', '2009', '2021']);
  });

  it('has its quarter of a town and its province apart', async () => {
    const resume = await section(
      'Werkervaring',
      'Vakkenvuller bij Albert Heijn, Almere Buiten (2020 – 2022)',
      'Leerkracht, Basisschool De Zon, West-Vlaanderen (2018 – 2020)',
    );
    expect(jobs(resume).map(([, company]) => company)).toEqual(['Albert Heijn', 'Basisschool De Zon']);
  });
});

it('no town is a study, where a school stands before it', async () => {
  const resume = await named((paper) => {
    heading(paper, 'School');
    row(paper, [[50, 'Middelbare landbouwschool']], true);
    paper.line(50, 'Boxtel, 1990 tot 1994');
  });
  expect(studies(resume)[0]?.[0]).not.toBe('Boxtel');
});

it('languages in a column of their own are a part, however little their heading looks like the others', async () => {
  const flow = async (draw: (paper: Paper) => void): Promise<Flow[]> => {
    const paper = await Paper.a4();
    paper.y = 60;
    draw(paper);
    return readingOrder(await readPdf(await paper.save()));
  };
  const main = await flow((paper) => {
    for (const [title, line] of [
      ['Experience', 'Event Manager, World Forum, 2020 – 2022'],
      ['Education', 'BA Event Management, Breda University, 2014 – 2018'],
      ['Skills & Languages', 'Budgeting'],
    ] as const) {
      heading(paper, title);
      paper.line(50, line);
    }
  });
  const beside = await flow((paper) => {
    paper.line(300, 'Languages', { bold: true });
    ['Arabic (native)', 'English (fluent)'].forEach((line) => paper.line(300, line));
  });
  const last = findSections([...main, ...beside]).at(-1);
  expect([last?.kind, last?.lines.length]).toEqual(['languages', 2]);
});
