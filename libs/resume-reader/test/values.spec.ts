import { PdfError, readPdf } from '@tandem/pdf-text/read';
import { readResume } from '../src/read';
import type { ReadResume } from '../src/result';
import { classic } from './files';
import { layouts } from './layouts';
import { Paper } from './paper';
import { people } from './people';

// Reading many lines takes its time on a busy machine.
jest.setTimeout(60_000);

const read = async (bytes: Uint8Array): Promise<ReadResume> => readResume(await readPdf(bytes), { today: '2026-01-15' });

async function written(lines: readonly string[]): Promise<ReadResume> {
  const paper = await Paper.a4();
  paper.y = 60;
  for (const text of lines) {
    const isHeading = text.startsWith('# ');
    if (isHeading) paper.skip(10);
    paper.line(50, text.replace(/^# /, ''), isHeading ? { bold: true, size: 13 } : {});
  }
  return read(await paper.save());
}

describe('a value', () => {
  it('carries how sure it is and the place where it stood', async () => {
    const { basics } = await read(await classic());
    expect(basics.email).toMatchObject({ value: 'rosalind.pemberton@example.org', source: { page: 1 } });
    expect(basics.email!.confidence).toBeGreaterThan(0.9);
    const { box } = basics.email!.source!;
    expect(box.y).toBeGreaterThan(80);
    expect(box.y + box.height).toBeLessThan(130);
    expect(box.x).toBeGreaterThan(0);
  });

  it('is null when the document does not say it', async () => {
    const resume = await written(['Nadia Ferris', 'nadia@example.org', '# Skills', 'Welding, Drawing']);
    expect(resume.basics).toMatchObject({ phone: null, linkedinUrl: null, city: null, address: null, birthDate: null });
    expect(resume).toMatchObject({ summary: null, experiences: [], educations: [], languages: [] });
  });

  it('is the same every time', async () => {
    const document = await readPdf(await classic());
    expect(readResume(document)).toEqual(readResume(document));
  });
});

describe('a job', () => {
  it('that goes on has a found end without a value; one without a printed end has none', async () => {
    const { experiences } = await written([
      'Nadia Ferris',
      '# Work Experience',
      'Welder, Forge Ltd, 2019 - present',
      'Apprentice, Anvil Ltd, 2017',
    ]);
    expect(experiences.map(({ endDate }) => endDate && endDate.value)).toEqual([null, null]);
    expect(experiences[0]!.endDate).not.toBeNull();
    expect(experiences[1]).toMatchObject({ startDate: { value: '2017' }, endDate: null });
  });

  it('keeps the bullets of its description as a list', async () => {
    const { experiences } = await read(await layouts.sidebarLeft(people[0]!));
    expect(experiences[0]!.description?.value).toBe(
      '- Built the forecast that cut waste by a fifth.\n- Trained twelve planners in Power BI.',
    );
  });
});

describe('skills', () => {
  it('have a type, and the years of the jobs that mention them', async () => {
    const { skills } = await read(await classic());
    expect(skills.find(({ name }) => name.value === 'SQL')).toMatchObject({ type: 'DATABASES', yearsOfExperience: null });
    expect(skills.find(({ name }) => name.value === 'Power BI')?.yearsOfExperience).toBe(5);
  });

  it('have whole years: three and three quarters are three, a few months one', async () => {
    const { skills } = await written([
      'Nadia Ferris',
      '# Experience',
      'Developer, Forge Ltd, January 2018 - September 2021',
      '- Databases in PostgreSQL',
      'Developer, Anvil Ltd, October 2021 - December 2021',
      '- Sends messages through Kafka',
      '# Skills',
      'PostgreSQL, Kafka',
    ]);
    expect(skills.map(({ name, yearsOfExperience }) => [name.value, yearsOfExperience])).toEqual([
      ['PostgreSQL', 3],
      ['Kafka', 1],
    ]);
  });

  it('have the years that are printed beside them', async () => {
    const { skills } = await written(['Nadia Ferris', '# Skills', 'Python (5 years), Welding']);
    expect(skills.map(({ name, yearsOfExperience }) => [name.value, yearsOfExperience])).toEqual([
      ['Python', 5],
      ['Welding', null],
    ]);
  });
});

it('tells the Dutch kinds of education apart', async () => {
  const { educations } = await written([
    'Joep Verhulst',
    '# Opleidingen',
    'WO Master Rechten, Universiteit Leiden, 2014 - 2016',
    'HBO Rechten, Hogeschool Utrecht, 2010 - 2014',
    'MBO Juridisch medewerker, ROC Mondriaan, 2007 - 2010',
    'HAVO, Wolfert College, 2002 - 2007',
  ]);
  expect(educations.map(({ educationType }) => educationType.value)).toEqual([
    'MASTER_WO',
    'BACHELOR_HBO',
    'BACHELOR_MBO',
    'HIGH_SCHOOL_HAVO',
  ]);
});

it('reads levels of languages in words and by the European framework', async () => {
  const { languages } = await written(['Nadia Ferris', '# Languages', 'Dutch (native), German C1, French (basic), Polish']);
  expect(languages.map(({ name, level }) => [name.value, level])).toEqual([
    ['Dutch', 'native_or_bilingual'],
    ['German', 'full_professional'],
    ['French', 'elementary'],
    ['Polish', null],
  ]);
});

it('reads a birth date and a Dutch phone number in international form', async () => {
  const { basics } = await written([
    'Joep Verhulst',
    'Geboortedatum: 14-03-1988',
    'Telefoon: 06 12 34 56 78',
    '# Werkervaring',
    'Jurist, Gemeente Delft, 2016 - heden',
  ]);
  expect(basics).toMatchObject({ birthDate: { value: '1988-03-14' }, phone: { value: '+31612345678' } });
});

it('reads or refuses, but never crashes on, damaged resumes', async () => {
  const whole = await classic();
  let state = 7;
  const random = () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32;
  let readable = 0;
  for (let i = 0; i < 100; i++) {
    const bytes = Buffer.from(whole);
    for (let change = 0; change < 2; change++) bytes[Math.floor(random() * bytes.length)] = Math.floor(random() * 256);
    await read(bytes).then(
      () => readable++,
      (error: unknown) => expect(error).toBeInstanceOf(PdfError),
    );
  }
  expect(readable).toBeGreaterThan(0);
});

describe('a profile saved as PDF', () => {
  it.each([
    ['Amersfoort, Utrecht, Netherlands', 'Amersfoort'],
    ['Stadskanaal, Groningen, Nederland', 'Stadskanaal'],
    ['Mortsel, Antwerp, Belgium', 'Mortsel'],
    ['Kreuzberg, Berlin, Germany', 'Berlin'],
    ['Utrecht, Utrecht, Netherlands', 'Utrecht'],
    ['Utrecht, Netherlands', 'Utrecht'],
  ])('has the town of %s', async (place, town) => {
    const { basics } = await written([
      'Nadia Ferris',
      'Welder at Forge Ltd',
      place,
      'nadia@example.org',
      '# Experience',
      'Welder, Forge Ltd, 2019 - present',
    ]);
    expect(basics.city?.value).toBe(town);
  });

  it('gives a skill the years of the jobs that call it by another name', async () => {
    const { skills } = await written([
      'Nadia Ferris',
      '# Experience',
      'Developer, Forge Ltd, January 2022 - present',
      '- Sends messages through Kafka',
      '# Skills',
      'Apache Kafka, PostgreSQL',
    ]);
    expect(skills.map(({ name, yearsOfExperience }) => [name.value, yearsOfExperience])).toEqual([
      ['Apache Kafka', 4],
      ['PostgreSQL', null],
    ]);
  });
});
