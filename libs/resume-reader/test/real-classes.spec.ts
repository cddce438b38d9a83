import { blue } from './paper';
import { heading, named, read, row, section } from './sketch';
import { called, jobs, levels, skills, studies } from './told';

// What classes of LaTeX and Europass do: invented papers, each showing one rule.
jest.setTimeout(60_000);

it('a month in the margin stands above the years that belong to it', async () => {
  const resume = await named((paper) => {
    heading(paper, 'Experience');
    for (const [month, years, head, told] of [
      ['Mar', '2019–Present', 'Forensic Accountant, Harbour Police', 'Traces funds; affidavits and filings.'],
      ['Jan', '2014–Feb 2019', 'Senior Associate, Marlow Auditors', 'Fraud investigations for insurers.'],
      ['Sep', '2011–Dec 2013', 'Associate, Ousefleet Auditors', 'Audits of schools and of farms.'],
    ] as const) {
      paper.put(120, month, { align: 'right' });
      paper.line(140, head);
      paper.put(120, years, { align: 'right' });
      paper.line(140, told);
      paper.skip(6);
    }
    heading(paper, 'Languages');
    paper.line(50, 'English, French');
  });
  expect(jobs(resume).map(([title, , from, to]) => [title, from, to])).toEqual([
    ['Forensic Accountant', '2019-03', 'now'],
    ['Senior Associate', '2014-01', '2019-02'],
    ['Associate', '2011-09', '2013-12'],
  ]);
});

it('the address may stand in a letterhead below the text, with a postcode of Canada', async () => {
  const resume = await named((paper) => {
    heading(paper, 'Hobbies');
    paper.line(50, 'Choir');
    paper.y = 740;
    paper.line(300, '88 Queen Street – K1P 5E7 Ottawa – Canada', { align: 'centre' });
    paper.line(300, '+1 (613) 555 0182 • nadia@example.org', { align: 'centre' });
  });
  expect(resume.basics.city?.value).toBe('Ottawa');
});

it('first and last name may be of two colours', async () => {
  const resume = await read((paper) => {
    paper.line(50, 'Wouter', { size: 24 });
    paper.line(50, 'ten Brinke', { size: 24, color: blue });
    paper.line(50, 'Geo-information specialist');
    heading(paper, 'Skills');
    paper.line(50, 'Maps, Budgets');
  });
  expect(called(resume)).toEqual(['Wouter', 'ten Brinke']);
});

it('the older Europass form asks for both names under one label, over two lines', async () => {
  const resume = await read((paper) => {
    heading(paper, 'Persoonsgegevens');
    paper.put(160, 'Achternaam (-namen) /', { align: 'right' });
    paper.line(180, 'Ferris, Nadia');
    paper.line(160, 'Voornaam (-namen)', { align: 'right' });
    for (const [label, value] of [
      ['Adres', 'Diestsestraat 12, 3000 Leuven (België)'],
      ['Telefoon', '+32 485 55 01 77'],
      ['Nationaliteit', 'Belgische'],
      ['Geslacht', 'V'],
    ] as const) {
      paper.skip(3);
      paper.put(160, label, { align: 'right' });
      paper.line(180, value);
    }
    heading(paper, 'Talen');
    paper.line(50, 'Nederlands, Frans');
  });
  expect(called(resume)).toEqual(['Nadia', 'Ferris']);
});

it('a diploma of a form that is parted at the end of its line is whole', async () => {
  const resume = await named((paper) => {
    heading(paper, 'Opleiding');
    for (const [label, ...values] of [
      ['Periode', '2010 – 2013'],
      ['Naam van het diploma', 'Bachelor Biomedische Laboratoriumtech-', 'nologie'],
      ['Naam van de instelling', 'Hogeschool Haven'],
      ['Periode', '2004 – 2010'],
      ['Naam van het diploma', 'TSO Chemie'],
      ['Naam van de instelling', 'Atlas College'],
    ] as const) {
      paper.put(190, label, { align: 'right' });
      for (const value of values) paper.line(200, value);
    }
    heading(paper, 'Talen');
    paper.line(50, 'Nederlands, Frans');
  });
  expect(studies(resume)).toEqual([
    ['Bachelor Biomedische Laboratoriumtechnologie', 'Hogeschool Haven', '2013'],
    ['TSO Chemie', 'Atlas College', '2010'],
  ]);
});

it('a town and the code of its country are where a job was', async () => {
  const resume = await named((paper) => {
    heading(paper, 'Experience');
    for (const [title, place, period, firm] of [
      ['GIS Analyst', 'Nairobi, KE', '2009–2016', 'Geowerk'],
      ['Junior Researcher', 'Enschede, NL', '2007–2009', 'ITC'],
    ] as const) {
      paper.put(540, place, { align: 'right' });
      paper.line(150, title, { bold: true });
      paper.put(50, period);
      paper.line(150, firm, { italic: true });
      paper.skip(6);
    }
  });
  expect(jobs(resume).map(([title, firm]) => [title, firm])).toEqual([['GIS Analyst', 'Geowerk'], ['Junior Researcher', 'ITC']]); // prettier-ignore
});

it('a level of qualifications is no school, and one word with a full stop no part of an employer', async () => {
  const resume = await section('Education', '2006 – 2008: Certificate in Carpentry, Harbour College, NFQ 6');
  expect(studies(resume)).toEqual([['Certificate in Carpentry', 'Harbour College', '2008']]);
  const banker = await section('Work', '2009 – 2015: Credit Analyst at Polderbank. Greenhouses.');
  expect(jobs(banker).map(([title, firm]) => [title, firm])).toEqual([['Credit Analyst', 'Polderbank']]);
});

it('the ends of a period may stand in two columns', async () => {
  const resume = await named((paper) => {
    heading(paper, 'Ervaring');
    for (const [from, to, head] of [
      ['Van 01/2018', 'tot heden', 'Procesoperator B, Tankhaven'],
      ['Van 06/2013', 'tot 12/2017', 'Procesoperator A, Overslag Noord'],
    ] as const)
      row(paper, [[50, from], [125, to], [200, head]]); // prettier-ignore
  });
  expect(jobs(resume)).toEqual([
    ['Procesoperator B', 'Tankhaven', '2018-01', 'now'],
    ['Procesoperator A', 'Overslag Noord', '2013-06', '2017-12'],
  ]);
});

it('what every page says above a wide margin is of the paper, and skills overleaf have labels', async () => {
  const resume = await named((paper) => {
    heading(paper, 'Vaardigheden');
    paper.line(50, 'Plannen, Excel');
    paper.y = 752;
    paper.line(213, 'Pagina 1 - Curriculum vitae van');
    paper.turn(60);
    paper.put(200, 'Andere talen', { align: 'right' });
    paper.line(220, 'Engels (C1), Frans (B1)');
    paper.put(200, 'Technische vaardigheden', { align: 'right' });
    paper.line(220, 'PCR, HPLC');
    paper.y = 752;
    paper.line(213, 'Pagina 2 - Curriculum vitae van');
  });
  expect(skills(resume)).toEqual(['Plannen', 'Excel', 'PCR', 'HPLC']);
  expect(levels(resume).map(([name]) => name)).toEqual(['Engels', 'Frans']);
});
