import { readPdf } from '@tandem/pdf-text/read';
import { readResume } from '../src/read';
import type { ReadResume } from '../src/result';
import { grey, Paper } from './paper';
import { named } from './sketch';
import { skills } from './told';

// What a section holds is told by its contents and its look where its heading is in no list.
jest.setTimeout(60_000);

const finished = (draw: (paper: Paper) => void) =>
  named(
    (paper) => {
      paper.line(50, 'Molenweg 3, 8011 AB Zwolle');
      draw(paper);
    },
    { bold: false },
  );
type Ink = Parameters<Paper['line']>[2];
const heading = (paper: Paper, text: string, ink: Ink = { bold: true }) => {
  paper.skip(12);
  paper.line(50, text, ink);
  paper.skip(4);
};
const lines = (paper: Paper, ...texts: string[]) => texts.forEach((text) => paper.line(50, text));
const jobs = ({ experiences }: ReadResume) => experiences.map(({ title, company }) => [title?.value ?? null, company?.value ?? null]);
const studies = ({ educations }: ReadResume) =>
  educations.map(({ title, institution }) => [title?.value ?? null, institution?.value ?? null]);

const work = (paper: Paper) => lines(paper, '2019 - heden: Kok, Herberg De Zwaan', '2014 - 2019: Afwasser, Brasserie Noord');
const school = (paper: Paper) => lines(paper, '2012 - 2014: Mbo Kok, Deltion College');

describe('headings of unknown words', () => {
  it('are found by the look of those that are known, and named by what stands below', async () => {
    const resume = await finished((paper) => {
      heading(paper, 'Waar ik de kost mee verdien');
      work(paper);
      heading(paper, 'Opleidingen');
      school(paper);
      heading(paper, 'Waar men mij voor belt');
      lines(paper, 'Menuplanning', 'Inkoop', 'HACCP');
      heading(paper, 'Talen');
      lines(paper, 'Nederlands, Duits');
    });
    expect(jobs(resume)).toEqual([
      ['Kok', 'Herberg De Zwaan'],
      ['Afwasser', 'Brasserie Noord'],
    ]);
    expect(studies(resume)).toEqual([['Mbo Kok', 'Deltion College']]);
    expect(skills(resume)).toEqual(['Menuplanning', 'Inkoop', 'HACCP']);
  });

  it('are found by their own look where not one is known', async () => {
    const resume = await finished((paper) => {
      const ink = { size: 12, color: grey };
      heading(paper, 'Mijn werk tot nu toe', ink);
      work(paper);
      heading(paper, 'Scholen waar ik zat', ink);
      school(paper);
      heading(paper, 'Wat ik spreek', ink);
      lines(paper, 'Nederlands: moedertaal', 'Duits: redelijk');
    });
    expect(jobs(resume)).toHaveLength(2);
    expect(studies(resume)).toEqual([['Mbo Kok', 'Deltion College']]);
    expect(resume.languages.map(({ name }) => name.value)).toEqual(['Nederlands', 'Duits']);
  });

  it('do not make skills of what somebody does for fun', async () => {
    const resume = await finished((paper) => {
      heading(paper, 'Werkervaring');
      work(paper);
      heading(paper, 'Opleidingen');
      school(paper);
      heading(paper, 'Als de zon schijnt');
      lines(paper, 'Wandelen, vissen, tuinieren, koken');
    });
    expect(skills(resume)).toEqual([]);
  });

  it('leave an employer in bold where he stands: with his jobs', async () => {
    const resume = await finished((paper) => {
      heading(paper, 'Werkervaring');
      paper.line(50, 'Het Zwanenhuis', { bold: true });
      lines(paper, 'Kok, 2019 - heden');
      paper.skip(10);
      paper.line(50, 'Brasserie Noord', { bold: true });
      lines(paper, 'Afwasser, 2014 - 2019');
      heading(paper, 'Opleidingen');
      school(paper);
    });
    expect(jobs(resume)).toEqual([
      ['Kok', 'Het Zwanenhuis'],
      ['Afwasser', 'Brasserie Noord'],
    ]);
  });
});

describe('entries without a heading of their own', () => {
  it('are kept: a paper that has no headings at all has its jobs and studies', async () => {
    const resume = await finished((paper) => {
      paper.skip(12);
      work(paper);
      paper.skip(12);
      school(paper);
    });
    expect(jobs(resume)).toEqual([
      ['Kok', 'Herberg De Zwaan'],
      ['Afwasser', 'Brasserie Noord'],
    ]);
    expect(studies(resume)).toEqual([['Mbo Kok', 'Deltion College']]);
  });

  it('are parted: studies below the jobs, under one heading for both', async () => {
    const resume = await finished((paper) => {
      heading(paper, 'Werkervaring');
      work(paper);
      school(paper);
    });
    expect(jobs(resume)).toHaveLength(2);
    expect(studies(resume)).toEqual([['Mbo Kok', 'Deltion College']]);
  });
});

describe('what the entries of a section have in common', () => {
  it('says that the line below is what was done, when one entry has no such line', async () => {
    const resume = await finished((paper) => {
      heading(paper, 'Werkervaring');
      lines(paper, '2019 - heden: Timmerman, Bouwbedrijf Ekel', 'Nieuwbouw en renovatie');
      lines(paper, '2014 - 2019: Leerling timmerman, Bouwbedrijf Kuip');
    });
    expect(jobs(resume)).toEqual([
      ['Timmerman', 'Bouwbedrijf Ekel'],
      ['Leerling timmerman', 'Bouwbedrijf Kuip'],
    ]);
  });

  it('says that two dates below each other are one period, the later one on top', async () => {
    const resume = await finished((paper) => {
      heading(paper, 'Work experience');
      for (const [title, company, end, start] of [
        ['Product Manager', 'Tidewater Ltd', 'ongoing', '06.2020'],
        ['Product Owner', 'Lantern Ltd', '05.2020', '01.2018'],
      ] as const) {
        paper.put(50, title, { bold: true });
        paper.line(545, end, { align: 'right' });
        paper.put(50, company);
        paper.line(545, start, { align: 'right' });
        paper.skip(8);
      }
    });
    expect(jobs(resume)).toEqual([
      ['Product Manager', 'Tidewater Ltd'],
      ['Product Owner', 'Lantern Ltd'],
    ]);
    expect(resume.experiences[1]).toMatchObject({ startDate: { value: '2018-01' }, endDate: { value: '2020-05' } });
  });

  it('says that what stands farther in than all periods is description', async () => {
    const resume = await finished((paper) => {
      heading(paper, 'Work experience');
      for (const [company, title, period] of [
        ['Tidewater Group', 'Summer Analyst', 'June 2023 - August 2023'],
        ['Lantern Bank', 'Trainee', 'June 2022 - August 2022'],
      ] as const) {
        paper.line(50, company, { bold: true });
        paper.put(50, title, { italic: true });
        paper.line(545, period, { align: 'right' });
        paper.line(76, 'Joining the desk');
        paper.skip(8);
      }
    });
    expect(jobs(resume)).toEqual([
      ['Summer Analyst', 'Tidewater Group'],
      ['Trainee', 'Lantern Bank'],
    ]);
  });
});

it('parts a name that only its look parts', async () => {
  const paper = await Paper.a4();
  paper.y = 60;
  paper.put(50, 'nadia', { size: 24 });
  paper.put(50 + 24 * 2.668, 'ferris', { size: 24, bold: true });
  paper.skip(40);
  paper.line(50, 'Molenweg 3, 8011 AB Zwolle');
  heading(paper, 'Werkervaring');
  work(paper);
  const { basics } = readResume(await readPdf(await paper.save()), { today: '2026-01-15' });
  expect([basics.firstName?.value, basics.lastName?.value]).toEqual(['Nadia', 'Ferris']);
});
