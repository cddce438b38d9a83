import { readPdf } from '@tandem/pdf-text/read';
import { readResume } from '../src/read';
import { sectionHeading } from '../src/vocabulary/headings';
import { Paper } from './paper';

// A profile as LinkedIn saves it, drawn with invented contents: its sizes and distances are those of the real ones.
jest.setTimeout(60_000);

interface Position {
  title: string[];
  period: string;
  place?: string;
  text?: string[];
}
interface Profile {
  location: string;
  headline?: string[];
  employers: { name: string; total?: string; positions: Position[] }[];
  schools: { name: string; degree: string[] }[];
  certificates: string[][];
}

const saved = async ({ location, headline, employers, schools, certificates }: Profile) => {
  const paper = await Paper.a4();
  paper.author('LinkedIn');
  const at = (x: number, size: number, text: string, distance: number) => {
    paper.skip(distance + size * 0.8);
    paper.put(x, text, { size });
    paper.skip(size * 0.2);
  };
  paper.y = 40;
  at(22, 13, 'Contact', 0);
  at(22, 10.5, 'nadia@example.org', 8);
  at(22, 11, 'www.linkedin.com/in/nadia-ferris', 8);
  at(22, 11, '(LinkedIn)', 2);
  at(22, 13, 'Top Skills', 20);
  for (const skill of ['Hydrology', 'QGIS', 'Teaching']) at(22, 10.5, skill, 7);
  at(22, 13, 'Languages', 20);
  for (const language of ['Dutch (Native or Bilingual)', 'English (Full Professional)']) at(22, 10.5, language, 7);
  at(22, 13, 'Certifications', 20);
  for (const certificate of certificates) certificate.forEach((line, i) => at(22, 10.5, line, i ? 2 : 7));
  paper.y = 40;
  at(224, 26, 'Nadia Ferris', 0);
  for (const line of headline ?? ['Hydrologist, teacher and rower']) at(224, 12, line, 6);
  at(224, 12, location, 6);
  at(224, 15.75, 'Experience', 24);
  for (const { name, total, positions } of employers) {
    at(224, 12, name, 26);
    if (total) at(224, 10.5, total, 5.7);
    for (const { title, period, place, text = [] } of positions) {
      title.forEach((line, i) => at(224, 11.5, line, i ? 4 : total ? 10 : 4.5));
      at(224, 10.5, period, 3.8);
      if (place) at(224, 10.5, place, 4.2);
      text.forEach((line, i) => at(224, 10.5, line, i ? 7.5 : 10.9));
    }
  }
  at(224, 15.75, 'Education', 24);
  for (const { name, degree } of schools) {
    at(224, 12, name, 21.7);
    degree.forEach((line, i) => at(224, 10.5, line, i ? 7.5 : 6.8));
  }
  return readResume(await readPdf(await paper.save()), { today: '2026-01-15' });
};

const profile: Profile = {
  location: 'Zwolle, Overijssel, Netherlands',
  employers: [
    {
      name: 'Costa Rica',
      total: '4 years 2 months',
      positions: [
        { title: ['Lead Hydrologist'], period: 'March 2022 - Present (3 years 10 months)', place: 'Zwolle, Overijssel, Netherlands' },
        {
          title: ['Product Manager, Control and', 'monitoring system'],
          period: 'November 2021 - March 2022 (5 months)',
          text: ['Kept the pumps of three polders running', 'through two winters.'],
        },
      ],
    },
    {
      name: 'Clinko',
      positions: [{ title: ['Youth Company'], period: 'August 2020 - June 2021 (11 months)', place: 'Nuth, Netherlands' }],
    },
  ],
  schools: [
    { name: 'Harbour University', degree: ['Master of Science - MSc, Hydrology and Tides · (September', '2018 - June 2020)'] },
    { name: 'Marine School', degree: ['Bachelor, Corps of Marines - Electronics · (2014 - 2018)'] },
    { name: 'Saint Anne', degree: ['General Studies'] },
    { name: 'School of Business', degree: ['· (2013)'] },
  ],
  certificates: [['Early Adopter of Tidal Power', 'Machines'], ['Basic Life Support'], ['Applications of Salt for', 'Maintenance']],
};

describe('a profile saved by LinkedIn', () => {
  it.each([
    ['Belangrijkste vaardigheden', 'skills'],
    ['Top-Kenntnisse', 'skills'],
    ['Principales compétences', 'skills'],
    ['Aptitudes principales', 'skills'],
    ['Competenze principali', 'skills'],
    ['Samenvatting', 'summary'],
    ['Extracto', 'summary'],
    ['Riepilogo', 'summary'],
  ])('has the heading %s', (text, kind) => expect(sectionHeading(text)).toBe(kind));

  it('has every position at its employer, whatever their names look like', async () => {
    const { experiences } = await saved(profile);
    expect(
      experiences.map(({ title, company, place, startDate, endDate }) => [
        title?.value,
        company?.value,
        place?.value ?? null,
        startDate?.value,
        endDate?.value ?? 'now',
      ]),
    ).toEqual([
      ['Lead Hydrologist', 'Costa Rica', 'Zwolle, Overijssel, Netherlands', '2022-03', 'now'],
      ['Product Manager, Control and monitoring system', 'Costa Rica', null, '2021-11', '2022-03'],
      ['Youth Company', 'Clinko', 'Nuth, Netherlands', '2020-08', '2021-06'],
    ]);
    expect(experiences[1]?.description?.value).toContain('through two winters');
  });

  it('has its schools above its degrees, with and without a period', async () => {
    const { educations } = await saved({ ...profile, certificates: [] });
    expect(
      educations.map(({ title, institution, startDate, endDate }) => [
        title?.value ?? null,
        institution?.value,
        startDate?.value ?? null,
        endDate?.value ?? null,
      ]),
    ).toEqual([
      ['Master of Science - MSc, Hydrology and Tides', 'Harbour University', '2018-09', '2020-06'],
      ['Bachelor, Corps of Marines - Electronics', 'Marine School', '2014', '2018'],
      ['General Studies', 'Saint Anne', null, null],
      [null, 'School of Business', null, '2013'],
    ]);
  });

  it('has certificates over two lines', async () => {
    const { educations } = await saved({ ...profile, schools: [] });
    expect(educations.map(({ title, institution }) => title?.value ?? institution?.value)).toEqual([
      'Early Adopter of Tidal Power Machines',
      'Basic Life Support',
      'Applications of Salt for Maintenance',
    ]);
  });

  it.each([
    ['Zwolle, Overijssel, Netherlands', 'Zwolle'],
    ['Melbourne, Victoria, Australia', 'Melbourne'],
    ['Jerusalem District, Israel', null],
    ['Greater Zwolle Area', null],
    ['Brasil', null],
  ])('says of “%s” that the town is %s', async (location, town) => {
    const { basics } = await saved({ ...profile, location, headline: ['Hydrologist, teacher', 'complementary, and rower'] });
    expect(basics.city?.value ?? null).toBe(town);
    expect([basics.firstName?.value, basics.lastName?.value]).toEqual(['Nadia', 'Ferris']);
  });
});
