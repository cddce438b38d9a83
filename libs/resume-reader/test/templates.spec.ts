import { townOf } from '../src/basics/address';
import type { ReadResume } from '../src/result';
import { blue, grey, type Ink, Paper } from './paper';
import { heading, read } from './sketch';
import { called, jobs, skills } from './told';

// Habits of templates: what stands where, and in which look.
jest.setTimeout(60_000);

/** Sections that show what the headings of the paper look like. */
const otherSections = (paper: Paper, x: number) => {
  for (const [title, period, employer, work] of [
    ['Experience', '2020 – 2023', 'Tide Works GmbH', 'Software Engineer'],
    ['Education', '2015 – 2018', 'Harbour University', 'Bachelor of Science'],
  ] as const) {
    heading(paper, title, x);
    paper.put(545, period, { align: 'right' });
    paper.line(x, employer, { bold: true });
    paper.line(x, work);
  }
};
const languages = (resume: ReadResume) => resume.languages.map(({ name }) => name.value);
const studies = ({ educations }: ReadResume) => educations.map(({ title, institution }) => [title?.value, institution?.value]);

describe('a period in the margin', () => {
  const title: Ink = { size: 12, color: blue };
  const entry = (paper: Paper, above: string | null, period: string, text: string, ...done: string[]) => {
    if (above) paper.line(160, above, title);
    paper.put(150, period, { align: 'right' });
    paper.line(160, text);
    done.forEach((line) => paper.line(170, line));
    paper.skip(10);
  };

  it('may stand beside the employer, below the title', async () => {
    const resume = await read((paper) => {
      paper.line(60, 'Nadia Ferris', { size: 24 });
      heading(paper, 'Professional Experience', 160);
      entry(paper, 'Principal Software Engineer', '9/2020 - present', 'Tide Works GmbH', 'Technical lead for the pumps of three polders');
      entry(paper, 'Head of Operations', '7/2018 - 2/2020', 'Polder Systems GmbH', 'Architect and project manager for the ground');
      entry(
        paper,
        'Research Assistant in the Department of Computer Integrated Design',
        '1/2014 - 6/2018',
        'Harbour University',
        'Benchmarking of systems for the Airship Group',
      );
    });
    expect(jobs(resume)).toEqual([
      ['Principal Software Engineer', 'Tide Works GmbH', '2020-09', 'now'],
      ['Head of Operations', 'Polder Systems GmbH', '2018-07', '2020-02'],
      ['Research Assistant in the Department of Computer Integrated Design', 'Harbour University', '2014-01', '2018-06'],
    ]);
  });

  it('may do so for some studies only', async () => {
    const resume = await read((paper) => {
      paper.line(60, 'Nadia Ferris', { size: 24 });
      heading(paper, 'University Education', 160);
      entry(paper, 'Master’s Degree in Engineering', '10/2011 - 10/2013', 'Harbour University');
      entry(paper, 'Bachelor’s Degree in Engineering', '10/2007 - 9/2011', 'Tide University');
      entry(paper, null, '8/1997 - 3/2006', 'Meadow Gymnasium, Mainz');
    });
    expect(studies(resume).slice(0, 2)).toEqual([
      ['Master’s Degree in Engineering', 'Harbour University'],
      ['Bachelor’s Degree in Engineering', 'Tide University'],
    ]);
  });

  it('has names of groups above it, which are no employers', async () => {
    const resume = await read((paper) => {
      paper.line(60, 'Nadia Ferris', { size: 24 });
      heading(paper, 'Experience', 160);
      entry(paper, 'Academic Services', '2015 - present', 'Advisor, Harbour University');
      entry(paper, null, '2011 - 2015', 'Advisor, Tide University');
      entry(paper, 'Industry', '2008 - 2011', 'Planner, Polder Works');
    });
    expect(jobs(resume).map(([, company]) => company)).toEqual(['Harbour University', 'Tide University', 'Polder Works']);
  });
});

it('reads the title in the look of the other titles, though town and task are unknown words', async () => {
  const resume = await read((paper) => {
    paper.line(50, 'Nadia Ferris', { size: 24 });
    heading(paper, 'Berufserfahrung');
    for (const [employer, period, title] of [
      ['Tide GmbH - Pasching', '06.2021 - 07.2022', 'Technikerin'],
      ['Polder GmbH - Dietach', '06.2019 - 06.2021', 'Sachbearbeiterin'],
      ['Hafen GmbH - Quellbach', '09.2018 - 05.2019', 'Freiwilliges Jahr'],
    ] as const) {
      paper.put(545, period, { align: 'right', bold: true });
      paper.line(50, employer, { bold: true, size: 11 });
      paper.line(50, title, { color: blue });
      paper.line(60, '• Hielt alles in Gang');
      paper.skip(8);
    }
  });
  expect(jobs(resume).map(([title]) => title)).toEqual(['Technikerin', 'Sachbearbeiterin', 'Freiwilliges Jahr']);
});

describe('headings', () => {
  it('may have a square drawn before them', async () => {
    const resume = await read((paper) => {
      paper.line(60, 'Nadia Ferris', { size: 24 });
      const marked = (text: string) => {
        paper.skip(10);
        paper.area(60, paper.y - 7, 6, 6, blue);
        paper.line(70, text, { bold: true, size: 13, color: blue });
      };
      marked('EXPERIENCE');
      paper.line(60, '2021 – 2023 – Tide Works – Software Engineer', { bold: true });
      paper.line(60, 'Kept the pumps of three polders going by day and by night.');
      marked('EDUCATION');
      paper.line(60, '2015 – 2017 – Computer Engineer – Harbour House', { bold: true });
      paper.line(60, 'Wrote about water that goes where it should not go.');
    });
    expect([jobs(resume).length, resume.educations.length]).toEqual([1, 1]);
  });

  it('are no names, whatever look their letters have', async () => {
    const resume = await read((paper) => {
      paper.line(40, 'Nadia', { size: 22 });
      paper.line(40, 'nadia@example.org');
      for (const [first, rest, text] of [
        ['edu', 'cation', '2015 – 2018  Bachelor of Nursing, Harbour University'],
        ['oth', 'er information', 'Works three days a week and would like to keep it at that for now.'],
      ] as const) {
        paper.skip(14);
        paper.put(40, first, { size: 16, color: blue });
        paper.line(40 + 7.6 * first.length, rest, { size: 16, color: grey });
        paper.line(40, text);
      }
    });
    expect(called(resume)).toEqual(['Nadia', null]);
  });
});

it('finds the name without the day of birth, in the heading of a paper, and where a space was lost', async () => {
  const of = async (...lines: string[]) =>
    called(
      await read((paper) => {
        lines.forEach((line, i) => paper.line(50, line, { size: i === 0 ? 20 : 11 }));
        paper.line(50, 'Harbour Street 3, 1011 Zwolle');
      }),
    );
  expect(await of('Lebenslauf', 'Name: Nadia Ferris (*28.10.1997)')).toEqual(['Nadia', 'Ferris']);
  expect(await of('Nadia Ferris’s Resume')).toEqual(['Nadia', 'Ferris']);
  expect(await of('NadiaRosa Ferris')).toEqual(['Nadia Rosa', 'Ferris']);
  expect(await of('Nadia MacArthur')).toEqual(['Nadia', 'MacArthur']);
});

it('does not take what somebody is called on a site for the town', async () => {
  const resume = await read((paper) => {
    paper.line(297, 'Nadia Ferris', { size: 24, align: 'centre' });
    paper.line(297, 'nadia@example.org | Home: Nadia Ferris', { align: 'centre' });
  });
  expect(resume.basics.city).toBeNull();
});

describe('symbols', () => {
  const described = async (bullet: string) => {
    const resume = await read((paper) => {
      paper.line(50, 'Nadia Ferris', { size: 24 });
      heading(paper, 'Experience');
      for (const [title, employer, period] of [
        ['Software Engineer', 'Tide Works', '2020 – now'],
        ['Planner', 'Polder Works', '2018 – 2020'],
      ] as const) {
        paper.line(50, `${title}, ${employer}`, { bold: true });
        paper.sign(50, '✈');
        paper.line(62, period);
        for (const text of ['Kept the pumps of three polders going by day', 'Taught those who came after how to do so']) {
          paper.sign(50, bullet);
          paper.line(62, text);
        }
        paper.skip(8);
      }
    });
    expect(jobs(resume)).toEqual([
      ['Software Engineer', 'Tide Works', '2020', 'now'],
      ['Planner', 'Polder Works', '2018', '2020'],
    ]);
    return resume.experiences.map(({ description }) => description?.value.split('\n').length);
  };

  it.each(['●', '❖'])('%s before sentences is a bullet, what stands before periods is none', async (bullet) => {
    expect(await described(bullet)).toEqual([2, 2]);
  });
});

it('reads short jobs at home: two months in a row, an employer with its town, a name over two lines', async () => {
  const resume = await read((paper) => {
    paper.line(50, 'Nadia Ferris', { size: 24 });
    heading(paper, 'Berufserfahrung');
    for (const [period, ...lines] of [
      ['August und September 2020', 'Werksstudententätigkeit bei Tide Works GmbH in München'],
      ['Dezember 2016 und Januar 2017', 'Praktikum bei der Polder AG'],
      ['Juni und Juli 2016', 'Sommerjob beim Deutschen Zentrum für', 'Künstliche Wellen'],
    ] as const) {
      paper.put(230, period, { align: 'right' });
      lines.forEach((line) => paper.line(250, line));
      paper.skip(5);
    }
  });
  expect(jobs(resume)).toEqual([
    ['Werksstudententätigkeit', 'Tide Works GmbH', '2020-08', '2020-09'],
    ['Praktikum', 'Polder AG', '2016-12', '2017-01'],
    ['Sommerjob', 'Deutschen Zentrum für Künstliche Wellen', '2016-06', '2016-07'],
  ]);
});

it('takes capitals before the rest of a name for the last name', async () => {
  const of = async (name: string) => called(await read((paper) => paper.line(50, name, { size: 24 })));
  expect(await of('FERRIS Nadia')).toEqual(['Nadia', 'Ferris']);
  expect(await of('NADIA FERRIS')).toEqual(['Nadia', 'Ferris']);
  expect(await of('AJ Ferris')).toEqual(['AJ', 'Ferris']);
});

it('joins a cedilla that is drawn behind its letter', async () => {
  const resume = await read((paper) => paper.line(50, 'Bilge Kılıc¸ oglu'.replaceAll('ı', 'i'), { size: 24 }));
  expect(called(resume)).toEqual(['Bilge', 'Kiliçoglu']);
});

it('does not take a site for the town', () => {
  expect(['Github', 'WhatsApp', 'E-mail'].map(townOf)).toEqual([null, null, null]);
  expect(townOf('Zwolle')).toBe('Zwolle');
});

it('does not dial the postcode', async () => {
  const resume = await read((paper) => {
    paper.line(297, 'Nadia Ferris', { size: 20, align: 'centre' });
    paper.line(297, '281 Harbour St Cambridge, MA 02141 (617) 555-0144', { align: 'centre' });
  });
  expect(resume.basics.phone?.value).toBe('(617) 555-0144');
});

it('follows a column overleaf though its text is wider there', async () => {
  const resume = await read((paper) => {
    const beside = (...texts: string[]) => {
      for (const text of texts) {
        paper.line(30, text);
        paper.skip(7);
      }
    };
    const side = (title: string, ...texts: string[]) => {
      paper.line(30, title, { bold: true, size: 13 });
      beside(...texts);
    };
    const job = (title: string, employer: string, period: string, ...done: string[]) => {
      paper.put(560, period, { align: 'right' });
      paper.line(210, employer, { bold: true });
      paper.line(210, title, { color: blue });
      done.forEach((text) => paper.line(215, `• ${text}`));
      paper.skip(10);
    };
    side('SKILLS', 'Java', 'Python', 'Kotlin', 'PostgreSQL', 'Redis', 'Kafka', 'Docker');
    paper.y = 60;
    paper.line(210, 'Nadia Ferris', { size: 22 });
    heading(paper, 'EXPERIENCE', 210);
    job('Engineer', 'Tide Works GmbH', '2021 – now', 'Kept the pumps of three polders going by day', 'Taught those who came after');
    job('Planner', 'Polder GmbH', '2018 – 2021', 'Planned what others built', 'Counted what it had cost');
    paper.turn(60);
    beside('Linux', 'Git', 'Interfaces, queues', 'Ansible', 'Grafana');
    paper.skip(20);
    side('LANGUAGES', 'German', 'English');
    paper.y = 63;
    job('Assistant', 'Hafen GmbH', '2015 – 2018', 'Looked after the office', 'Kept the books');
    job('Trainee', 'Watt GmbH', '2013 – 2015', 'Learned how pumps are built', 'Built three of them');
  });

  expect(jobs(resume).map(([title]) => title)).toEqual(['Engineer', 'Planner', 'Assistant', 'Trainee']);
  expect(skills(resume)).toContain('Linux');
});

describe('skills', () => {
  it('have tags beside labels in one look; those of languages and pastimes are none', async () => {
    const resume = await read((paper) => {
      paper.line(50, 'Nadia Ferris', { size: 24 });
      otherSections(paper, 50);
      heading(paper, 'Skills & Interests');
      for (const [label, ...tags] of [
        ['Technology', 'Java', 'Angular', 'Docker'],
        ['Languages', 'German (native)', 'English (fluent)'],
        ['Sports', 'Riding the bicycle', 'Judo'],
        ['Interests', 'Politics', 'Motor racing'],
      ]) {
        paper.put(50, label ?? '');
        tags.forEach((tag, i) => paper.put(150 + i * 110, tag));
        paper.skip(15);
      }
    });
    expect(skills(resume)).toEqual(['Java', 'Angular', 'Docker']);
    expect(languages(resume)).toEqual(['German', 'English']);
  });

  it('and languages may stand together below "Additional Qualifications", each below its own heading', async () => {
    const resume = await read((paper) => {
      paper.line(60, 'Nadia Ferris', { size: 24 });
      otherSections(paper, 160);
      heading(paper, 'Additional Qualifications', 160);
      const group = (title: string, ...rows: [string, string][]) => {
        paper.line(160, title, { size: 12, color: blue });
        for (const [label, text] of rows) {
          paper.put(150, label, { align: 'right' });
          paper.line(160, text);
        }
      };
      group('Language Skills', ['German', 'Native speaker'], ['English', 'Fluent']);
      group('Software Skills', ['Expert', 'Python, Fortran'], ['Intermediate', 'Java, Rust']);
    });
    expect(languages(resume)).toEqual(['German', 'English']);
    expect(skills(resume)).toEqual(['Python', 'Fortran', 'Java', 'Rust']);
    expect(resume.educations).toHaveLength(1);
  });

  it('are no languages, however well they are known', async () => {
    const resume = await read((paper) => {
      paper.line(50, 'Nadia Ferris', { size: 24 });
      heading(paper, 'Skills');
      ['• Bash, Java', '• Written and oral fluency in Spanish', '• German (native)'].forEach((text) => paper.line(50, text));
    });
    expect(skills(resume)).toEqual(['Bash', 'Java']);
    expect(languages(resume)).toEqual(['Spanish', 'German']);
  });

  it('are not what projects with a period of their own are about', async () => {
    const resume = await read((paper) => {
      paper.line(50, 'Nadia Ferris', { size: 24 });
      otherSections(paper, 50);
      heading(paper, 'Programming Expertise');
      for (const [project, year] of [
        ['Tide Table @Personal Project', '2023 - 2024'],
        ['Catch The Train @Personal Project', '2019'],
      ] as const) {
        paper.line(50, project, { bold: true });
        paper.line(60, year);
        paper.line(60, '• Development of the following: live departure times, lecture hours');
      }
      heading(paper, 'Skills');
      paper.line(50, 'Java, Angular');
    });
    expect(skills(resume)).toEqual(['Java', 'Angular']);
  });
});

describe('a name with a sign in it', () => {
  const study = async (title: string, school: string) =>
    studies(
      await read((paper) => {
        paper.line(50, 'Nadia Ferris', { size: 24 });
        heading(paper, 'Education');
        paper.put(545, '1997 - 2001', { align: 'right' });
        paper.line(50, school, { bold: true });
        paper.line(50, title);
      }),
    );

  it('is not parted within brackets', async () => {
    expect(await study('BA (Philosophy; Music)', 'Harbour University')).toEqual([['BA (Philosophy; Music)', 'Harbour University']]);
  });

  it('leaves out the score', async () => {
    expect(await study('Bachelor of Computer Science, Score: 3.8', 'Harbour University')).toEqual([
      ['Bachelor of Computer Science', 'Harbour University'],
    ]);
  });

  it('ends with the level of a certificate', async () => {
    const resume = await read((paper) => {
      paper.line(50, 'Nadia Ferris', { size: 24 });
      heading(paper, 'Certificates');
      paper.line(50, 'AWS Certified Developer - Associate', { bold: true });
      paper.put(545, 'Mar 2021', { align: 'right' });
      paper.line(50, 'Amazon Web Services');
    });
    expect(studies(resume)).toEqual([['AWS Certified Developer - Associate', 'Amazon Web Services']]);
  });
});
