import { readPdf } from '@tandem/pdf-text/read';
import { readResume } from '../src/read';
import type { ReadResume } from '../src/result';
import { black, grey, Paper } from './paper';
import { heading, named } from './sketch';

// Habits of widely used web themes for resumes.
jest.setTimeout(60_000);

const written = (...lines: string[]) =>
  named((paper) => {
    for (const text of lines) {
      if (text.startsWith('# ')) heading(paper, text.slice(2));
      else paper.line(50, text);
    }
  });

describe('a study', () => {
  it('keeps its degree and its subject together where each has a line', async () => {
    const { educations } = await named((paper) => {
      heading(paper, 'Education');
      paper.put(50, 'University of Malta', { bold: true });
      paper.line(545, '2012 - 2015', { align: 'right' });
      paper.line(50, 'BSc');
      paper.line(50, 'Marine Cartography', { italic: true });
    });
    expect(educations[0]).toMatchObject({ title: { value: 'BSc, Marine Cartography' }, institution: { value: 'University of Malta' } });
  });

  it('reads as one phrase where the degree is followed by a word for its subject', async () => {
    const { educations } = await named((paper) => {
      heading(paper, 'Education');
      paper.line(50, 'University of Malta', { bold: true });
      paper.put(50, 'BSc in');
      paper.line(81, 'Computer Science', { bold: true });
      paper.line(50, '2012 - 2015');
    });
    expect(educations[0]).toMatchObject({ title: { value: 'BSc in Computer Science' } });
  });

  it('has both its years where they stand one below the other', async () => {
    const { educations } = await written('# Education', '2012', '2015', 'University of Malta', 'BSc', 'Marine Cartography');
    expect(educations).toMatchObject([{ startDate: { value: '2012' }, endDate: { value: '2015' } }]);
  });

  it('is parted from its school at the word between them', async () => {
    const { educations } = await written('# Education', 'MSc Glaciology at Fjordane College  2012 - 2015');
    expect(educations[0]).toMatchObject({ title: { value: 'MSc Glaciology' }, institution: { value: 'Fjordane College' } });
  });
});

it('parts an unlisted title from the employer behind it by their looks', async () => {
  const { experiences } = await named((paper) => {
    heading(paper, 'Work Experience');
    paper.put(50, 'Lijnvoorbereidster', { bold: true });
    paper.put(148, 'at Kempen Karton');
    paper.line(545, '2018 - 2021', { align: 'right' });
  });
  expect(experiences[0]).toMatchObject({ title: { value: 'Lijnvoorbereidster' }, company: { value: 'Kempen Karton' } });
});

describe('a town', () => {
  it.each([
    ['Bristol, Bedminster BS1 4QA GB', 'Bristol'],
    ['Eindhoven Noord-Brabant 5611 CK NL', 'Eindhoven'],
    ['Malmö, Skåne, SE', 'Malmö'],
  ])('is told from its region in %s', async (address, city) => {
    const { basics } = await written(address, 'nadia@ferris.example', '# Skills', 'Welding, Drawing');
    expect(basics.city?.value).toBe(city);
  });

  it('is found below a heading that could announce a summary, which there is none of', async () => {
    const { basics, summary } = await written('# About', 'Utrecht, NL', 'nadia@ferris.example', '+31 6 12345678', '# Skills', 'Welding, Drawing'); // prettier-ignore
    expect([basics.city?.value, summary]).toEqual(['Utrecht', null]);
  });
});

it('reads an address that goes on in the next line in the middle of a word', async () => {
  const { basics } = await written('nadia@longferr', 'is.example', '# Skills', 'Welding, Drawing');
  expect(basics.email?.value).toBe('nadia@longferris.example');
});

it('reads languages that stand in the head without a heading', async () => {
  const { languages } = await written('nadia@ferris.example', 'Dutch, English', '# Skills', 'Welding, Drawing');
  expect(languages.map(({ name }) => name.value)).toEqual(['Dutch', 'English']);
});

describe('skills in groups', () => {
  it('are read below headings of their own with a level under each', async () => {
    const { skills } = await written('# Experience', 'Welder, Forge Ltd, 2019 - 2021', '# Languages', 'Expert', 'Rust, Zig', '# Metalwork', 'Advanced', 'Brazing, Casting'); // prettier-ignore
    expect(skills.map(({ name }) => name.value)).toEqual(['Rust', 'Zig', 'Brazing', 'Casting']);
  });
});

describe('a typeset resume', () => {
  it('reads a title as one phrase where its abbreviation is set a little smaller', async () => {
    const { experiences } = await named((paper) => {
      heading(paper, 'Experience');
      paper.line(50, 'Mossveld Software', { bold: true });
      paper.put(50, 'IT', { bold: true, size: 9 });
      paper.put(61, '& Strategy Consultant', { bold: true, size: 10 });
      paper.line(545, 'Jan 2010 - Aug 2011', { align: 'right' });
    });
    expect(experiences).toMatchObject([{ title: { value: 'IT & Strategy Consultant' }, company: { value: 'Mossveld Software' } }]);
  });

  it('keeps town and state out of a title', async () => {
    const { experiences } = await named((paper) => {
      heading(paper, 'Experience');
      paper.put(50, 'June 2005 - Aug 2007');
      paper.put(180, 'Tallgrass Foods', { bold: true });
      paper.line(275, ', Quality Inspector, Omaha, NE');
    });
    expect(experiences).toMatchObject([
      { title: { value: 'Quality Inspector' }, company: { value: 'Tallgrass Foods' }, place: { value: 'Omaha, NE' } },
    ]);
  });

  it('has an end that is still expected', async () => {
    const { experiences } = await written('# Experience', 'Glaciologist, Fjordane College', 'Mar. 2016 - Exp. June. 2017');
    expect(experiences).toMatchObject([{ startDate: { value: '2016-03' }, endDate: { value: '2017-06' } }]);
  });

  it('has its name beside a date of birth', async () => {
    const paper = await Paper.a4();
    paper.y = 60;
    paper.line(50, 'Nadia Ferris June 12, 1982', { bold: true, size: 14 });
    paper.line(50, 'nadia@ferris.example');
    paper.skip(20);
    paper.line(50, 'Experience', { bold: true, size: 12 });
    paper.line(50, 'Welder, Tallgrass Foods  2010 - 2012');
    const { basics } = await readResume(await readPdf(await paper.save()), { today: '2026-01-15' });
    expect(basics).toMatchObject({ firstName: { value: 'Nadia' }, lastName: { value: 'Ferris' } });
  });
});

describe('the level of a language', () => {
  const levelsOf = ({ languages }: ReadResume) => languages.map(({ name, level }) => [name.value, level]);
  const languages = (draw: (paper: Paper, filled: number) => void) =>
    named((paper) => {
      heading(paper, 'Languages');
      for (const [name, filled] of [['Dutch', 5], ['English', 4], ['German', 1]] as const) {
        paper.put(50, name);
        draw(paper, filled);
        paper.skip(24);
      }
    }); // prettier-ignore
  const fiveFourOne = [
    ['Dutch', 'native_or_bilingual'],
    ['English', 'full_professional'],
    ['German', 'elementary'],
  ];

  it('is read from signs in two colours', async () => {
    const read = await languages((paper, filled) => {
      paper.put(120, '•'.repeat(filled));
      paper.put(120 + 3.5 * filled, '•'.repeat(5 - filled), { color: grey });
    });
    expect(levelsOf(read)).toEqual(fiveFourOne);
  });

  it('is read from drawn dots', async () => {
    const read = await languages((paper, filled) => {
      for (let dot = 0; dot < 5; dot++) paper.area(120 + 12 * dot, paper.y - 8, 8, 8, dot < filled ? black : grey);
    });
    expect(levelsOf(read)).toEqual(fiveFourOne);
  });

  it.each([
    ['beside', 120, -6],
    ['below', 50, 5],
  ])('is read from a bar %s it', async (_, x, down) => {
    const read = await languages((paper, filled) => {
      paper.area(x, paper.y + down, 100, 4, grey);
      paper.area(x, paper.y + down, 20 * filled, 4, black);
    });
    expect(levelsOf(read)).toEqual(fiveFourOne);
  });

  it('is not guessed from dots that all look alike', async () => {
    const { languages: read } = await named((paper) => {
      heading(paper, 'Languages');
      for (const name of ['Dutch', 'English']) {
        paper.put(50, name);
        paper.line(120, '•••••');
      }
    });
    expect(read.map(({ level }) => level)).toEqual([null, null]);
  });

  it('is found where languages go on in a second line of the skills', async () => {
    const read = await written(
      '# Skills',
      'Natural languages: Dutch (mother tongue), English (full professional proficiency), German (limited working profi-',
      'ciency), French (elementary proficiency)',
    );
    expect(read.skills).toEqual([]);
    expect(levelsOf(read)).toEqual([
      ['Dutch', 'native_or_bilingual'],
      ['English', 'full_professional'],
      ['German', 'limited_working'],
      ['French', 'elementary'],
    ]);
  });
});
