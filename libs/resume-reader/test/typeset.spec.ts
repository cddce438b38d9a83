import { Paper } from './paper';
import { heading, read } from './sketch';
import { called, jobs, studies } from './told';

// Habits of resumes that a typesetting program or a template of a designer made.
jest.setTimeout(60_000);

describe('a sidebar in which groups look like its headings', () => {
  const bold = { bold: true, size: 10 };
  const resume = () =>
    read((paper) => {
      const group = (title: string, ...texts: string[]) => {
        paper.line(40, title, bold);
        texts.forEach((text) => paper.line(40, text, { size: 9 }));
        paper.skip(6);
      };
      const section = (title: string) => {
        paper.line(40, title, bold);
        paper.skip(6);
      };
      paper.y = 90;
      section('Skills');
      group('Ward Systems', 'Advanced', 'ChipSoft, Nedap Ons');
      group('Office', 'Intermediate', 'Excel, Outlook');
      section('Certifications');
      group('Basic Life Support', 'Red Cross', '2023');
      group('Medication Safety', 'Care Academy', '2021');
      section('Languages');
      group('Dutch', 'Native speaker');
      group('English', 'Intermediate');
      section('References');
      paper.line(40, 'Available upon request', bold);
      paper.y = 60;
      paper.line(220, 'Nadia Ferris', { bold: true, size: 22 });
      paper.line(220, 'Nurse who keeps calm');
      paper.line(220, 'Zwolle, Netherlands');
      for (const [title, texts] of [
        ['Summary', ['A nurse with ten years on surgical wards who trains the people', 'that come after her and is seldom in a hurry.']],
        ['Experience', []],
      ] as const) {
        paper.skip(12);
        paper.line(220, title, bold);
        paper.skip(4);
        texts.forEach((text) => paper.line(220, text));
      }
      for (const [title, employer, period] of [
        ['Senior Nurse', 'Isala Hospital', 'January 2019 to Present'],
        ['Nurse', 'Sint Jansdal Hospital', 'June 2014 to December 2018'],
      ] as const) {
        paper.put(230, employer, bold);
        paper.line(550, period, { ...bold, align: 'right' });
        paper.line(230, title);
        paper.line(230, 'Cared for patients after operations and taught pupils of three years.', { size: 9 });
        paper.skip(8);
      }
    });

  it('keeps its groups in their sections', async () => {
    const all = await resume();
    expect(studies(all)).toEqual([
      ['Basic Life Support', 'Red Cross', '2023'],
      ['Medication Safety', 'Care Academy', '2021'],
    ]);
    expect(all.languages.map(({ name }) => name.value)).toEqual(['Dutch', 'English']);
    expect(all.skills.map(({ name }) => name.value)).toEqual(expect.arrayContaining(['ChipSoft', 'Nedap Ons', 'Excel', 'Outlook']));
  });

  it('does not announce the name at the top of the other column', async () => {
    const all = await resume();
    expect(called(all)).toEqual(['Nadia', 'Ferris']);
    expect(jobs(all)).toHaveLength(2);
  });
});

describe('studies', () => {
  it('are found below schools in capitals right under the heading, and with the day they were earned', async () => {
    const all = await read((paper) => {
      paper.line(50, 'Nadia Ferris', { size: 30 });
      heading(paper, 'EDUCATION');
      for (const [school, degree, end] of [
        ['HARBOUR UNIVERSITY', 'MSC IN HYDROLOGY', 'Dec 2014 | Lisse'],
        ['HARBOUR UNIVERSITY', 'BSC IN HYDROLOGY', 'May 2012 | Lisse'],
        ['SAINT ANNE FOR GIRLS', null, 'Grad. May 2008 | Nuth, Netherlands'],
      ] as const) {
        paper.line(50, school, { bold: true, size: 11.5 });
        if (degree) paper.line(50, degree, { bold: true, size: 10.5 });
        paper.line(50, end, { size: 9.5 });
        paper.skip(9);
      }
      heading(paper, 'SKILLS');
      paper.line(50, 'PROGRAMS', { bold: true, size: 11.5 });
      paper.line(50, 'QGIS, Excel, Python');
      heading(paper, 'HOBBIES');
      paper.line(50, 'OUTDOORS', { bold: true, size: 11.5 });
      paper.line(50, 'Rowing and chess');
    });
    expect(studies(all)).toEqual([
      ['MSC IN HYDROLOGY', 'HARBOUR UNIVERSITY', '2014-12'],
      ['BSC IN HYDROLOGY', 'HARBOUR UNIVERSITY', '2012-05'],
      [null, 'SAINT ANNE FOR GIRLS', '2008-05'],
    ]);
  });

  const margin = (paper: Paper) => {
    paper.line(297, 'Nadia Ferris', { bold: true, size: 24, align: 'centre' });
    paper.skip(10);
    const rows: [label: string, x: number, text: string, end?: string][] = [
      ['EDUCATION', 137, 'First Harbour University, Lisse'],
      ['', 141, '• PhD in Hydrology', 'Dec 2009 – Jul 2014'],
      ['', 153, '• Thesis: what the tide takes with it'],
      ['', 141, '• MBA', 'Nov 2008 – Jun 2009'],
      ['', 141, '• MSc in Hydrology', 'Aug 2006 – Aug 2008'],
      ['', 153, '• With honours'],
      ['', 137, 'Science College, Nuth'],
      ['', 141, '• BSc in Geography', 'May 2002 – May 2005'],
      ['RESEARCH', 137, 'Institute for Tides'],
      ['EXPERIENCE', 141, '• Research Assistant', 'May 2004 – May 2005'],
      ['', 153, '• Measured salt in three rivers'],
      ['AWARDS', 141, '• Chess, first prize', 'Mar 2003'],
      ['LANGUAGES', 141, '• Dutch: native language'],
      ['', 141, '• English: fluent'],
    ];
    for (const [label, x, text, end] of rows) {
      if (label && label !== 'EXPERIENCE') paper.skip(8);
      if (label) paper.put(50, label, { bold: true });
      if (end) paper.put(550, end, { align: 'right' });
      paper.line(x, text, { bold: x === 137 });
    }
  };

  it('stand beside their heading in the margin, with lists and lists in lists', async () => {
    const all = await read(margin);
    expect(called(all)).toEqual(['Nadia', 'Ferris']);
    expect(jobs(all)).toEqual([['Research Assistant', 'Institute for Tides', '2004-05', '2005-05']]);
    expect(all.languages.map(({ name }) => name.value)).toEqual(['Dutch', 'English']);
  });

  it('of one school have its name above the first of them only', async () => {
    expect(studies(await read(margin))).toEqual([
      ['PhD in Hydrology', 'First Harbour University', '2014-07'],
      ['MBA', 'First Harbour University', '2009-06'],
      ['MSc in Hydrology', 'First Harbour University', '2008-08'],
      ['BSc in Geography', 'Science College', '2005-05'],
    ]);
  });

  it('may be the first thing said of the time at a school', async () => {
    const all = await read((paper) => {
      paper.line(50, 'Nadia Ferris', { size: 20 });
      heading(paper, 'Education');
      paper.put(550, '2003 – 2007', { align: 'right' });
      paper.line(50, 'Harbour University', { size: 12 });
      paper.line(60, '• B.A. summa cum laude, Economics');
      paper.line(60, '• Rowing, and a year abroad');
    });
    expect(studies(all)).toEqual([['B.A. summa cum laude, Economics', 'Harbour University', '2007']]);
  });
});

describe('heads of jobs that are too long for their line', () => {
  it('go on in the next with their period, or with the rest of a word', async () => {
    const all = await read((paper) => {
      paper.line(50, 'Nadia Ferris', { size: 20 });
      heading(paper, 'Experience');
      const job = (...head: string[]) => {
        head.forEach((line) => paper.line(50, line, { bold: true, size: 12 }));
        paper.line(60, '• Kept the pumps of three polders running, through two winters with storm and one without any at all.');
        paper.skip(8);
      };
      job('Senior Director of Infrastructure and Everything Under Water | Northern Tide Solu-', 'tions | 2021 – Present');
      job('Director of Sluices, Locks and Organisational Development | Meridian Waters | 2017', '– 2021');
      job('Hydrologist | Polder Works | 2011 – 2017');
    });
    expect(jobs(all)).toEqual([
      ['Senior Director of Infrastructure and Everything Under Water', 'Northern Tide Solutions', '2021', 'now'],
      ['Director of Sluices, Locks and Organisational Development', 'Meridian Waters', '2017', '2021'],
      ['Hydrologist', 'Polder Works', '2011', '2017'],
    ]);
  });
});

describe('what is no entry', () => {
  it('is a sentence among the jobs, or the address of a list', async () => {
    const all = await read((paper) => {
      paper.line(50, 'Nadia Ferris', { size: 20 });
      heading(paper, 'Werkervaring');
      paper.put(550, '2016 – heden', { align: 'right' });
      paper.line(50, 'Polder Works', { bold: true });
      paper.line(50, 'Adviseur');
      paper.line(60, '• Hield de pompen van drie polders aan de gang.');
      heading(paper, 'Current work');
      paper.line(50, 'Seeking a senior role in the care of polders and dikes and pumps at home or near Zwolle');
      heading(paper, 'Certificaten');
      paper.line(50, 'Certificaten: https://example.org/nadia/certificaten');
      paper.line(50, 'Publicaties: https://example.org/nadia/publicaties');
    });
    expect(jobs(all)).toEqual([['Adviseur', 'Polder Works', '2016', 'now']]);
    expect(studies(all)).toEqual([]);
  });
});

describe('a table of facts at the top', () => {
  it('ends where a line begins left of its labels; the jobs below have no heading that can be read', async () => {
    const all = await read((paper) => {
      paper.line(297, 'Nadia Ferris', { size: 26, align: 'centre' });
      paper.skip(12);
      for (const [label, text] of [
        ['Fields:', 'Software development, consulting, education'],
        ['Tools:', 'Git, Excel, QGIS, Python'],
        ['Activities:', 'Rowing, chess, painting'],
      ] as const) {
        paper.put(140, label, { italic: true });
        paper.line(230, text);
      }
      paper.skip(20);
      for (const [title, place, period] of [
        ['Software Engineer for the systems of a school', 'Harbour University', '2016 – now'],
        ['IT Consultant', 'Tide Works GmbH', '2014 – 2016'],
        ['Student Assistant', 'Polder Works', '2010 – 2011'],
      ] as const) {
        paper.put(540, period, { align: 'right' });
        paper.line(40, title, { bold: true });
        paper.line(40, place, { italic: true });
        paper.line(50, 'Built what others then used for years and nobody had asked for');
        paper.skip(6);
      }
    });
    expect(jobs(all).map(([, company]) => company)).toEqual(['Harbour University', 'Tide Works GmbH', 'Polder Works']);
  });
});

describe('names and towns', () => {
  it.each([
    ['JULIANNE K. STERLING-ROSS, CBAP, AAC', 'Julianne', 'Sterling-Ross'],
    ['MEREDITH L. SINCLAIR, SPHR, GPHR', 'Meredith', 'Sinclair'],
  ])('have letters of professional bodies behind %s', async (printed, first, last) => {
    const all = await read((paper) => {
      paper.line(297, printed, { bold: true, size: 20, align: 'centre' });
      paper.line(297, 'Senior Business Architect', { align: 'centre' });
      heading(paper, 'Summary');
      paper.line(50, 'Twenty years of work in firms that grew faster than their ways of working did.');
    });
    expect(called(all)).toEqual([first, last]);
  });

  it('stand beside a Dutch postcode in small letters', async () => {
    const all = await read((paper) => {
      paper.line(50, 'Nadia Ferris', { size: 24 });
      paper.line(50, 'Molenplein 84  ·  3022 ld  ·  Rotterdam  ·  Nederland', { size: 9 });
      heading(paper, 'Profiel');
      paper.line(50, 'Ik werk graag in een klein team en blijf rustig wanneer het druk is.');
    });
    expect(all.basics.city?.value).toBe('Rotterdam');
  });
});

describe('a town', () => {
  const town = async (...head: string[]) => {
    const { basics } = await read((paper) => {
      paper.line(50, 'Nadia Ferris', { size: 24 });
      head.forEach((line) => paper.line(50, line, { size: 9 }));
      paper.link('https://www.linkedin.com/in/nadia-ferris');
      heading(paper, 'Profiel');
      paper.line(50, 'Ik werk graag in een klein team en blijf rustig wanneer het druk is.');
    });
    return basics.city?.value ?? null;
  };

  it('is not what somebody is called on a site that the paper links to', async () => {
    expect(await town('nadia-ferris | nadia@example.org')).toBeNull();
  });

  it('is not the university', async () => {
    expect(await town('Harbour University, Zwolle, Nederland')).toBe('Zwolle');
  });
});

describe('what stands beside an employer', () => {
  const job = (...head: string[]) =>
    read((paper) => {
      paper.line(50, 'Nadia Ferris', { size: 20 });
      heading(paper, 'Werkervaring');
      head.forEach((line, i) => paper.line(50, line, { bold: i === 0, size: i === 0 ? 11 : 10 }));
      paper.line(60, '• Hield de pompen van drie polders aan de gang.');
    });

  it('says that it was a client', async () => {
    expect(jobs(await job('Frontend developer', 'jan 2023 – dec 2024', 'Klant: Waterschap Vecht'))).toEqual([
      ['Frontend developer', 'Waterschap Vecht', '2023-01', '2024-12'],
    ]);
  });

  it('is a place behind a semicolon', async () => {
    expect(jobs(await job('Senior Engineer', 'Polder Works; Zwolle   2012 – heden'))).toEqual([
      ['Senior Engineer', 'Polder Works', '2012', 'now'],
    ]);
  });

  it('says since when, within a remark in brackets', async () => {
    expect(jobs(await job('Polder Works', 'Adviser (until Sep 2016) & Guest Lecturer   Sep 2012 – heden'))).toEqual([
      ['Adviser', 'Polder Works', '2012-09', 'now'],
    ]);
  });
});
