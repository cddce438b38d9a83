import { heading, named, read, row, section } from './sketch';
import { called, jobs, levels, skills, studies } from './told';

// What parts columns, cells and words, and what people write beside them: invented papers, each showing one rule.
jest.setTimeout(60_000);

it('the jobs of one column go on at the top of the next, without their heading', async () => {
  const resume = await named((paper) => {
    const [top, x] = [paper.y, 320];
    const entry = (left: number, title: string, firm: string, period: string) => {
      paper.line(left, title, { bold: true });
      paper.line(left, firm);
      paper.line(left, period);
      paper.skip(4);
    };
    heading(paper, 'Profile');
    paper.line(50, 'Claims handler who reads the small print.');
    heading(paper, 'Experience');
    entry(50, 'Claims Handler', 'Northgate Mutual', 'May 2015 – present');
    paper.line(50, 'Answered for motor claims of the north.');
    paper.y = top + 33;
    entry(x, 'Call Handler', 'Marlow Mutual', 'Jan 2010 – Apr 2015');
    heading(paper, 'Education', x);
    entry(x, 'Diploma in Insurance', 'Harbour College', '2006 – 2010');
    heading(paper, 'Skills', x);
    paper.line(x, 'Negotiating, Records');
  });
  expect(jobs(resume)).toEqual([
    ['Claims Handler', 'Northgate Mutual', '2015-05', 'now'],
    ['Call Handler', 'Marlow Mutual', '2010-01', '2015-04'],
  ]);
});

it('columns whose headings look alike are columns, though half of the words are unknown', async () => {
  const resume = await named((paper) => {
    const left = [['REACH ME', 1], ['nadia@example.org', 0], ['Antwerp', 0], ['SPEAKS', 1], ['French', 0], ['Dutch (B2)', 0], ['GOOD WITH', 1], ['Budgets', 0], ['Suppliers', 0], ['Guest lists', 0]] as const; // prettier-ignore
    const right = [['ABOUT', 1], ['I make sure that nobody notices what went wrong.', 0], ['EMPLOYMENT', 1], ['Hostess | Ousefleet Hall | Feb 2020 until now', 0], ['Waitress | Marlow Arms | Sept 2017 until Jan 2020', 0], ['STUDIES', 1], ['Bachelor in Tourism | Harbour College | 2014 until 2017', 0]] as const; // prettier-ignore
    const top = paper.y;
    for (const [x, lines] of [[50, left], [200, right]] as const) {
      paper.y = top;
      for (const [text, isHeading] of lines) {
        if (isHeading) paper.skip(6);
        paper.line(x, text, { bold: isHeading === 1 });
      }
    } // prettier-ignore
  });
  expect(jobs(resume)).toEqual([
    ['Hostess', 'Ousefleet Hall', '2020-02', 'now'],
    ['Waitress', 'Marlow Arms', '2017-09', '2020-01'],
  ]);
  expect(skills(resume)).toEqual(['Budgets', 'Suppliers', 'Guest lists']);
  expect(resume.basics.city?.value).toBe('Antwerp');
});

it('a table is cut where the names of its columns stand, however close its texts are', async () => {
  const resume = await named((paper) => {
    heading(paper, 'Experience');
    row(paper, [[50, 'Employer'], [170, 'Job'], [260, 'Start'], [304, 'End']], true); // prettier-ignore
    row(paper, [[50, 'Ousefleet Hotel'], [170, 'Room attendant'], [260, '07/2022'], [304, 'present']]); // prettier-ignore
    row(paper, [[50, 'Marlow Stores'], [170, 'Order picker'], [260, '11/2020'], [304, '06/2022']]); // prettier-ignore
    row(paper, [[50, 'Mill Kitchen'], [170, 'Cook'], [260, '01/2013'], [304, '08/2019']]); // prettier-ignore
    heading(paper, 'Skills');
    paper.line(50, 'Baking, Planning');
  });
  expect(jobs(resume).map(([, , from, to]) => [from, to])).toEqual([['2022-07', 'now'], ['2020-11', '2022-06'], ['2013-01', '2019-08']]); // prettier-ignore
});

it('years one below the other all down a margin are periods by twos', async () => {
  const resume = await named((paper) => {
    heading(paper, 'Experience');
    for (const [from, to, title, school] of [
      ['2021', 'now', 'Teacher of Dutch', 'Harbour Lyceum'],
      ['2016', '2021', 'Teacher of Dutch', 'Marlow Lyceum'],
      ['2015', '2016', 'Trainee teacher', 'Ousefleet Lyceum'],
    ] as const) {
      paper.put(50, from);
      paper.put(110, title, { bold: true });
      paper.skip(14);
      paper.put(50, to);
      paper.put(110, school);
      paper.skip(14);
    }
  });
  expect(jobs(resume)).toEqual([
    ['Teacher of Dutch', 'Harbour Lyceum', '2021', 'now'],
    ['Teacher of Dutch', 'Marlow Lyceum', '2016', '2021'],
    ['Trainee teacher', 'Ousefleet Lyceum', '2015', '2016'],
  ]);
});

it('an open period at the right takes nothing from the one below it', async () => {
  const resume = await named((paper) => {
    heading(paper, 'Experience');
    for (const [text, period] of [
      ['Barrister, Marlow Chambers', '2015–'],
      ['Pupil Barrister, Ousefleet Row', '2014–15'],
    ] as const) {
      paper.put(50, text);
      paper.put(540, period, { align: 'right' });
      paper.skip(14);
    }
  });
  expect(jobs(resume)).toEqual([
    ['Barrister', 'Marlow Chambers', '2015', 'now'],
    ['Pupil Barrister', 'Ousefleet Row', '2014', '2015'],
  ]);
});

it('the title stands where the employer does, below it, and words apart are two values', async () => {
  const typed = await named((paper) => {
    heading(paper, 'Experience');
    row(paper, [[50, 'April 2009 – now'], [180, 'Kaptein Dairies']]); // prettier-ignore
    paper.line(180, 'Farm manager');
    paper.line(180, 'In charge of all 140 cows of the farm');
    row(paper, [[50, 'Sept 1999 – March 2009'], [180, 'Groot & Sons']]); // prettier-ignore
    paper.line(180, 'Tractor driver');
  });
  expect(jobs(typed).map(([title, firm]) => [title, firm])).toEqual([['Farm manager', 'Kaptein Dairies'], ['Tractor driver', 'Groot & Sons']]); // prettier-ignore
  const spaced = await named((paper) => {
    heading(paper, 'Experience');
    row(paper, [[50, 'Nov 2019 – Present'], [148, 'Marlow Water'], [220, 'Programme Manager']]); // prettier-ignore
    row(paper, [[50, 'Feb 2014 – Oct 2019'], [153, 'Ousefleet Lines'], [231, 'Project Manager']]); // prettier-ignore
  });
  expect(jobs(spaced).map(([title, firm]) => [title, firm])).toEqual([['Programme Manager', 'Marlow Water'], ['Project Manager', 'Ousefleet Lines']]); // prettier-ignore
});

it('headings may be typed with signs, and two of them be one', async () => {
  const resume = await read((paper) => {
    paper.line(50, '# Signe Lindqvist', { size: 14, bold: true });
    for (const [title, ...lines] of [
      ['## Work', 'Systems Administrator :: Region Marlow :: 2015-01 -> 2020-09'],
      ['## Computer', 'Terraform, Prometheus'],
      ['## Languages and IT', 'Languages: Swedish, Maori', 'IT: Ansible'],
    ] as const) {
      heading(paper, title);
      lines.forEach((line) => paper.line(50, line));
    }
  });
  expect(called(resume)).toEqual(['Signe', 'Lindqvist']);
  expect(jobs(resume)).toEqual([['Systems Administrator', 'Region Marlow', '2015-01', '2020-09']]);
  expect(skills(resume)).toEqual(['Terraform', 'Prometheus', 'Ansible']);
  expect(levels(resume).map(([name]) => name)).toEqual(['Swedish', 'Maori']);
});

it.each([
  ['Wonend te Vlaardingen. Telefoon 010 434 55 66', 'Vlaardingen'],
  ['Ik woon in Purmerend en ben te bereiken op 06 13 57 91 13.', 'Purmerend'],
  ['Email nadia@example.org Phone 01273 555 012 Town Brighton', 'Brighton'],
  ['Product designer in Berlin · nadia@example.org', 'Berlin'],
  ['P.O. Box 1234, Dubai, United Arab Emirates · nadia@example.org', 'Dubai'],
  ['Uden | 06 87 65 43 21 | Rijbewijs B, BE', 'Uden'],
])('the town of "%s"', async (line, town) => {
  const resume = await named((paper) => {
    paper.line(50, line);
    heading(paper, 'Skills');
    paper.line(50, 'Welding');
  });
  expect(resume.basics.city?.value).toBe(town);
});

it.each([
  ['Anne-Sophie Vanden Broeck', 'Anne-Sophie', 'Vanden Broeck'],
  ['Padraig Ó Conaill', 'Padraig', 'Ó Conaill'],
])('%s has a surname of two words', async (name, first, last) => {
  const resume = await read((paper) => paper.line(50, name, { size: 20, bold: true }));
  expect(called(resume)).toEqual([first, last]);
});

it('an employer is neither the agency, nor the hours, nor the town behind it', async () => {
  const resume = await section(
    'Werkervaring',
    'Heftruckchauffeur, Marlow Distributie, via Tempo Krachten, 2021 – heden',
    'Orderpicker, Ousefleet Opslag, via Handen Vrij, 2018 – 2021',
  );
  expect(jobs(resume).map(([, firm]) => firm)).toEqual(['Marlow Distributie', 'Ousefleet Opslag']);
  const placed = await named((paper) => {
    heading(paper, 'Experience');
    for (const [title, firm, period] of [
      ['Chassis Engineer', 'Marlotti, Turin', '2022 – now'],
      ['Design Engineer', 'Ousefina, Cambiano', '2019 – 2021'],
      ['Trainee', 'Harbour Motors, Bologna', '2018 – 2019'],
      ['Field Nurse', 'Oxfield, Uganda', '2016 – 2017'],
    ] as const) {
      paper.line(50, title, { bold: true });
      paper.line(50, firm, { italic: true });
      paper.line(50, period);
    }
  });
  expect(jobs(placed).map(([, firm]) => firm)).toEqual(['Marlotti', 'Ousefina', 'Harbour Motors', 'Oxfield']);
});

it('studies are told in sentences, by the kind of school, and with what they are worth here', async () => {
  const told = await section('Opleiding', 'Van 1994 tot 1998 deed ik de mavo op het Marlow College.');
  expect(studies(told)).toEqual([['Mavo', 'Marlow College', '1998']]);
  const kinds = await section('Opleiding', '1976 – 1980: Huishoudschool, De Spreng', '1980 – 1982: Basisvakdiploma Naaien, SVN');
  expect(studies(kinds)).toEqual([['Huishoudschool', 'De Spreng', '1980'], ['Basisvakdiploma Naaien', 'SVN', '1982']]); // prettier-ignore
  const abroad = await section('Opleiding', '2011 – 2015: Bachelor Accountancy, University of Hanoi (gewaardeerd als hbo-bachelor)');
  expect(studies(abroad)).toEqual([['Bachelor Accountancy', 'University of Hanoi', '2015']]);
});

it('every licence of a line counts, and each line below the heading for them', async () => {
  const line = await section('Overig', 'Rijbewijs BE, rijbewijs T');
  expect(skills(line)).toEqual(['Rijbewijs BE', 'Rijbewijs T']);
  const below = await section('Rijbewijzen', 'B, sinds 2010', 'D, sinds 2016');
  expect(skills(below)).toEqual(['Rijbewijs B', 'Rijbewijs D']);
});

it('skills are parted by a plus, and an apostrophe begins no word', async () => {
  const resume = await section('Skills', 'Premiere + After Effects', '• nieuwe collega’s inwerken');
  expect(skills(resume)).toEqual(['Premiere', 'After Effects', 'nieuwe collega’s inwerken']);
});
