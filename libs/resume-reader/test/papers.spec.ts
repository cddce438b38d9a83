import { heading, named, section } from './sketch';
import { skills, toldStudies } from './told';

// Licences to drive, certificates: how people put them.
jest.setTimeout(60_000);

describe('a licence to drive', () => {
  it.each([
    ['Rijbewijs', ['B, C, CE'], ['Rijbewijs B', 'Rijbewijs C', 'Rijbewijs CE']],
    ['Overig', ['Rijbewijs: B en BE'], ['Rijbewijs B', 'Rijbewijs BE']],
    ['Overig', ['In bezit van B-rijbewijs en eigen auto'], ['Rijbewijs B']],
    ['Rijbewijs: B', ['Vrij van maandag tot en met vrijdag'], ['Rijbewijs B']],
    ['Skills', ['Driving licence: full UK, category B and BE'], ['Driving licence B', 'Driving licence BE']],
    ['Driving licence', ['Category B, forklift'], ['Driving licence B']],
    ['Personal details', ["Full UK driver's licence: yes"], ['Driving licence']],
    ['Overig', ['Rijbewijs: nee'], []],
    ['Certificaten', ['Rijbewijs B, C; Code 95'], ['Rijbewijs B', 'Rijbewijs C']],
  ])('is a skill, below %s: %j', async (title, lines, expected) => {
    const resume = await section(title, ...lines);
    expect(skills(resume)).toEqual(expected);
    expect(toldStudies(resume).flat().join(' ')).not.toMatch(/Rijbewijs/);
  });

  it('is nobody’s own when it was part of a job, and is not said twice', async () => {
    const resume = await named((paper) => {
      heading(paper, 'Werkervaring');
      paper.line(50, 'Rijinstructeur, Rijschool Noord, 2019 – heden');
      paper.line(50, '• Lessen voor rijbewijs A en D');
      heading(paper, 'Vaardigheden');
      paper.line(50, 'Plannen, Rijbewijs B');
      heading(paper, 'Rijbewijs');
      paper.line(50, 'B');
    });
    expect(skills(resume)).toEqual(['Plannen', 'Rijbewijs B']);
  });
});

describe('certificates', () => {
  it('hold until a day, which is not when they were earned', async () => {
    const resume = await section('Certificates', 'First Aid at Work (expires 03/2027)', 'Manual Handling', 'Food Safety Level 3, 2021');
    expect(toldStudies(resume)).toEqual([
      ['First Aid at Work', null, null, 'Expires 03/2027'],
      ['Manual Handling', null, null, null],
      ['Food Safety Level 3', null, '2021', null],
    ]);
  });

  it('may stand on one line', async () => {
    const resume = await section('Certificaten', 'VCA Basis, 2021; ADR (tank; stukgoed), geldig tot 2027; BHV');
    expect(toldStudies(resume)).toEqual([
      ['VCA Basis', null, '2021', null],
      ['ADR (tank; stukgoed)', null, null, 'Geldig tot 2027'],
      ['BHV', null, null, null],
    ]);
  });

  it('may have bullets, with and without years', async () => {
    const resume = await section(
      'Certificates',
      '• Moving and Handling (2023)',
      '• Basic Life Support, expires Nov 2025',
      '• Enhanced DBS',
    );
    expect(toldStudies(resume)).toEqual([
      ['Moving and Handling', null, '2023', null],
      ['Basic Life Support', null, null, 'Expires Nov 2025'],
      ['Enhanced DBS', null, null, null],
    ]);
  });

  it('may stand between dots, each with its year; what names no diploma is a name all the same', async () => {
    const resume = await section('Certificaten', 'Microsoft AZ-204 (2022) · PSM I (2020) · ISTQB Foundation (2016)');
    expect(toldStudies(resume)).toEqual([
      ['Microsoft AZ-204', null, '2022', null],
      ['PSM I', null, '2020', null],
      ['ISTQB Foundation', null, '2016', null],
    ]);
  });

  it('may stand between commas', async () => {
    const resume = await section('Certificaten', 'VCA (2024), F-gassen (geldig t/m 2026), rijbewijs B-E');
    expect(toldStudies(resume)).toEqual([
      ['VCA', null, '2024', null],
      ['F-gassen', null, null, 'Geldig t/m 2026'],
    ]);
    expect(skills(resume)).toEqual(['Rijbewijs BE']);
  });

  it('may be called a foundation without being one', async () => {
    const resume = await section('Certificaten', 'MCSA Windows Server 2016', 'ITIL v3 Foundation', 'Azure Administrator (2023)');
    expect(toldStudies(resume).map(([title, school, end]) => [title, school, end])).toEqual([
      ['MCSA Windows Server', null, '2016'],
      ['ITIL v3 Foundation', null, null],
      ['Azure Administrator', null, '2023'],
    ]);
  });

  it('may be a table with columns for number and expiry', async () => {
    const resume = await named((paper) => {
      heading(paper, 'Certificates');
      const put = (name: string, number: string, until: string, bold = false) => {
        paper.put(50, name, { bold });
        paper.put(300, number, { bold });
        paper.put(545, until, { bold, align: 'right' });
        paper.skip(16);
      };
      put('Certificate', 'Number', 'Valid until', true);
      put('VCA VOL', '33092811', '01-03-2030');
      put('Working at heights', '123', '2027');
    });
    expect(toldStudies(resume)).toEqual([
      ['VCA VOL', null, null, 'Valid until: 01-03-2030'],
      ['Working at heights', null, null, 'Valid until: 2027'],
    ]);
    expect(resume.educations.map(({ educationType }) => educationType.value)).toEqual(['CERTIFICATE', 'CERTIFICATE']);
  });
});

describe('papers below the heading everybody uses', () => {
  it.each(["Diploma's", 'Diploma’s', 'DIPLOMA’S:'])('%s', async (title) => {
    const resume = await section(title, 'Heftruckcertificaat (geldig tot 2027), VCA basis');
    expect(toldStudies(resume).map(([name]) => name)).toEqual(['Heftruckcertificaat', 'VCA basis']);
  });
  it('the year of the first is not that of all', async () => {
    const resume = await section('Cursussen', 'BHV (2024), EHBO, Excel gevorderd');
    expect(toldStudies(resume).map(([name]) => name)).toEqual(['BHV', 'EHBO', 'Excel gevorderd']);
  });
  it('a school is in a town of a country, and no study is called after it', async () => {
    const resume = await section('Opleiding', '2004 – 2007  Technische school, Lublin (Polen)');
    expect([resume.educations[0]?.title, resume.educations[0]?.institution?.value]).toEqual([null, 'Technische school']);
  });
  it('a version of what is known is known', async () => {
    const resume = await section('Skills', 'Java 17, Spring Boot 3.2');
    expect(resume.skills.map(({ name, type }) => [name.value, type])).toEqual([
      ['Java 17', 'PROGRAMMING'],
      ['Spring Boot 3.2', 'TOOLS_AND_FRAMEWORKS'],
    ]);
  });
});
