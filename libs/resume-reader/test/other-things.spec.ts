import { findPhones, nearness } from '../src/basics/phone';
import { heading, named, read, section } from './sketch';
import { called, jobs, levels, skills, studies } from './told';

// What people put below "Other", beside their name and beside those who speak for them.
jest.setTimeout(60_000);

describe('what stands below “Other”', () => {
  it('is a certificate where it names a course, and a register where it names one', async () => {
    const resume = await section(
      'Overig',
      'BIG-registratienummer: 49012345630 (geldig tot 2028)',
      'Cursus Palliatieve zorg, 2019',
      'Cursussen: Excel, Photoshop',
      'BHV (herhaling jaarlijks)',
      'Rijbewijs C, code 95',
      'Hobby’s: training geven aan de jeugd',
    );
    expect(studies(resume)).toEqual([
      ['Cursus Palliatieve zorg', null, '2019'],
      ['Excel', null, null],
      ['Photoshop', null, null],
      ['BHV (herhaling jaarlijks)', null, null],
    ]);
    expect(skills(resume)).toEqual(['BIG-registratie', 'Code 95', 'Rijbewijs C']);
  });

  it('is no certificate below a heading that says what it is', async () => {
    const resume = await section('Hobby’s', 'Training geven aan de jeugd', 'Cursus aquarelleren');
    expect(studies(resume)).toEqual([]);
  });

  it('may be languages without a label', async () => {
    expect(levels(await section('Other', 'First Aid at Work – 2024', 'Welsh speaker (fluent), English'))).toEqual([
      ['Welsh', 'full_professional'],
      ['English', null],
    ]);
  });
});

describe('qualifications in bullets', () => {
  it('are one each, with and without a year', async () => {
    const resume = await section('Key qualifications', '• NVQ Level 3 Electrotechnical', '• AM2', '• Inspection & Testing – 2016');
    expect(studies(resume)).toEqual([
      ['NVQ Level 3 Electrotechnical', null, null],
      ['AM2', null, null],
      ['Inspection & Testing', null, '2016'],
    ]);
  });
});

describe('a study', () => {
  it('has honours beside it that name no school, and a licence no number', async () => {
    const resume = await named((paper) => {
      heading(paper, 'Education');
      paper.line(50, 'University of Malta', { bold: true });
      paper.put(50, 'Master of Accounting Science');
      paper.line(545, 'May 2016', { align: 'right' });
      paper.put(50, 'B.S. in Accountancy, ');
      paper.put(150, 'magna cum laude', { italic: true });
      paper.line(545, 'May 2015', { align: 'right' });
      heading(paper, 'Licenses');
      paper.line(50, 'Certified Public Accountant, State of Illinois, License #065.055555 (active through 9/2027)');
      paper.line(50, 'Certified Internal Auditor, IIA, 2022');
    });
    expect(studies(resume)).toEqual([
      ['Master of Accounting Science', 'University of Malta', '2016-05'],
      ['B.S. in Accountancy', 'University of Malta', '2015-05'],
      ['Certified Public Accountant', 'State of Illinois', null],
      ['Certified Internal Auditor', 'IIA', '2022'],
    ]);
  });
});

describe('who is their own boss', () => {
  it('is so by title, the business is the employer', async () => {
    const resume = await section('Work history', 'Self-employed, Pugh Electrical  2019 – Present', 'Electrician, Dawn Ltd  2012 – 2019');
    expect(jobs(resume)).toEqual([
      ['Self-employed', 'Pugh Electrical', '2019', 'now'],
      ['Electrician', 'Dawn Ltd', '2012', '2019'],
    ]);
  });
});

describe('those who speak for somebody', () => {
  it.each(['Referees', 'Wie kan over mij vertellen?'])('have an address and a telephone of their own, below %s', async (title) => {
    const { basics, summary } = await named((paper) => {
      heading(paper, 'Werkervaring');
      paper.line(50, '2019 – heden Kok, Herberg De Zwaan');
      heading(paper, 'Opleiding');
      paper.line(50, '2012 – 2014 Mbo Kok, Deltion College');
      heading(paper, title);
      paper.line(50, 'Bas Verhulst, chef-kok van Herberg De Zwaan, 06-55501999, bas@herberg.example');
    });
    expect([basics.email, basics.phone, summary]).toEqual([null, null, null]);
  });
});

describe('the head of a paper', () => {
  it('has one’s own telephone before that of home or work', async () => {
    const { basics } = await read((paper) => {
      paper.line(50, 'Nadia Ferris', { bold: true, size: 20 });
      paper.line(50, '0570-555 011 (thuis) / 06-55501410');
      heading(paper, 'Profiel');
      paper.line(50, 'Ik werk graag in een klein team, leer snel, en blijf rustig wanneer het druk is.');
    });
    expect(basics.phone?.value).toBe('+31655501410');
  });

  it('has every telephone of a line told apart', () => {
    const text = '(312) 555-0110 work | (630) 555-0173 cell';
    const phones = findPhones(text);
    expect(phones.map((phone) => [phone.text, nearness(text, phone)])).toEqual([
      ['(312) 555-0110', -1],
      ['(630) 555-0173', 1],
    ]);
  });

  it('is no summary, however long its line is', async () => {
    const { summary } = await named((paper) => {
      paper.line(50, 'Molenstraat 44, 7411 PT Deventer en door de week in Zwolle te vinden | 06-55501410 (privé) / 0570-555 011 |');
      paper.line(50, 'nadia@ferris.example');
      heading(paper, 'Talen');
      paper.line(50, 'Nederlands');
    });
    expect(summary).toBeNull();
  });

  it('may have the two names on two lines, one in bold, beside a town and a day of birth with headings of their own', async () => {
    const resume = await read((paper) => {
      paper.line(50, 'Chayenne', { bold: true, size: 24 });
      paper.line(50, 'Smits', { size: 24 });
      heading(paper, 'Contact');
      paper.line(50, 'Bergen op Zoom');
      heading(paper, 'Geboren');
      paper.line(50, '8 augustus 1998');
      heading(paper, 'Talen');
      paper.line(50, 'Nederlands');
    });
    expect(called(resume)).toEqual(['Chayenne', 'Smits']);
    expect(resume.basics.birthDate?.value).toBe('1998-08-08');
  });

  it('may have an age behind the name, and a town that somebody lives in', async () => {
    const resume = await read((paper) => {
      paper.line(50, 'Yara Mensah (17)', { bold: true, size: 20 });
      paper.line(50, 'Woont in Almere, mailt via yara@mensah.example');
    });
    expect([...called(resume), resume.basics.city?.value]).toEqual(['Yara', 'Mensah', 'Almere']);
  });

  it('may have a mobile number behind the one at home, after a comma', async () => {
    const { basics } = await named((paper) => paper.line(50, 'Tel: 0118-555012 (privé), 06-55501023 (mobiel)'));
    expect(basics.phone?.value).toBe('+31655501023');
  });
});

describe('a job', () => {
  it('may have a remark in brackets that is no employer', async () => {
    const resume = await named((paper) => {
      heading(paper, 'Career');
      paper.put(50, 'Paralegal', { bold: true });
      paper.line(105, '(fixed term)');
      paper.line(50, 'Citizens Advice, Cardiff');
      paper.line(50, '2010 – 2012');
    });
    expect(jobs(resume)).toEqual([['Paralegal', 'Citizens Advice', '2010', '2012']]);
  });
});

describe('a level of a language', () => {
  it.each([
    ['Fries en Nederlands: moedertaal', ['native_or_bilingual', 'native_or_bilingual']],
    ['Nederlands, Engels, een beetje Duits', [null, null, 'elementary']],
    ['Engels, goed, Duits, matig', ['professional_working', 'elementary']],
  ])('holds for all before a colon, and stands before its language behind a comma: %s', async (line, expected) => {
    expect(levels(await section('Talen', line)).map(([, level]) => level)).toEqual(expected);
  });
});
