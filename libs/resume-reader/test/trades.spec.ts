import { readPdf } from '@tandem/pdf-text/read';
import { readResume } from '../src/read';
import { Paper } from './paper';
import { heading, named, section } from './sketch';
import { jobs, levels, skills, toldStudies } from './told';

// What people in the trades put where.
jest.setTimeout(60_000);

describe('what people in the trades put where', () => {
  it('reads a period torn over two lines of a narrow column, the post before the school, and what was done behind it', async () => {
    const resume = await named((paper) => {
      heading(paper, 'Werk');
      paper.put(50, 'aug 2015');
      paper.put(99, 'Groepsleerkracht groep 3/4, basisschool De Parel, Nijmegen.');
      paper.skip(11);
      paper.put(50, '– nu');
      paper.put(99, 'Combinatiegroep en contact met ouders.');
      paper.skip(14);
      paper.put(50, '2011 –');
      paper.skip(5);
      paper.put(99, 'Invalleerkracht, basisschool Het Anker');
      paper.skip(6);
      paper.put(50, '2015');
      paper.skip(14);
    });
    expect(jobs(resume)).toEqual([
      ['Groepsleerkracht groep 3/4', 'basisschool De Parel', '2015-08', 'now'],
      ['Invalleerkracht', 'basisschool Het Anker', '2011', '2015'],
    ]);
    expect(resume.experiences[0]?.description?.value).toBe('Combinatiegroep en contact met ouders.');
  });

  it('tells an employer from what was done there, in small letters behind the comma', async () => {
    const resume = await section(
      'Ervaring',
      'Van 2012 tot nu: vrachtwagenchauffeur (CE) bij Peel Transport, distributie en internationaal Duitsland',
      'Van 2005 tot 2012: bezorger bij PostNet',
    );
    expect(jobs(resume)).toEqual([
      ['vrachtwagenchauffeur (CE)', 'Peel Transport', '2012', 'now'],
      ['bezorger', 'PostNet', '2005', '2012'],
    ]);
    expect(resume.experiences[0]?.description?.value).toBe('Distributie en internationaal Duitsland');
  });

  it('finds languages behind a label below the diplomas, and takes them for no diploma', async () => {
    const resume = await section('Diploma’s', 'LTS metaal, 1997 - 2001', 'Talen: Nederlands, Duits goed, Engels matig');
    expect(levels(resume)).toEqual([
      ['Nederlands', null],
      ['Duits', 'professional_working'],
      ['Engels', 'elementary'],
    ]);
    expect(toldStudies(resume)).toEqual([['LTS metaal', null, '2001', null]]);
  });

  it('takes a line of papers among the diplomas apart, and gives none the years of the next', async () => {
    const resume = await section(
      'Opleiding',
      'Rijbewijs B, C, CE; code 95 geldig tot 2028; ADR; digitale bestuurderskaart',
      'LTS metaal, 1997 - 2001',
    );
    expect(skills(resume)).toEqual(['Rijbewijs B', 'Rijbewijs C', 'Rijbewijs CE']);
    expect(toldStudies(resume).map(([title, , end]) => [title, end])).toEqual([
      ['LTS metaal', '2001'],
      ['code 95', null],
      ['ADR', null],
      ['digitale bestuurderskaart', null],
    ]);
  });

  it('reads a level from signs that stand close behind the language', async () => {
    const paper = await Paper.a4();
    paper.y = 60;
    paper.line(50, 'Nadia Ferris', { bold: true, size: 20 });
    heading(paper, 'Talen');
    // The font of the test has no stars, which stand in for its signs.
    ['Nederlands *****', 'Engels ***°°'].forEach((line) => paper.line(50, line));
    const drawn = await readPdf(await paper.save());
    const starred = (text: string) => text.replaceAll('*', '★').replaceAll('°', '☆');
    const pages = drawn.pages.map((page) => ({ ...page, items: page.items.map((item) => ({ ...item, text: starred(item.text) })) }));
    expect(levels(readResume({ ...drawn, pages }))).toEqual([
      ['Nederlands', 'native_or_bilingual'],
      ['Engels', 'professional_working'],
    ]);
  });

  it('finds the town in a line with what somebody is and his address', async () => {
    const paper = await Paper.a4();
    paper.y = 60;
    paper.line(50, 'Sander Koster', { bold: true, size: 16 });
    paper.line(50, 'Logistiek planner / supply chain, Eindhoven, sander@koster.example, 0655501246');
    expect((await readResume(await readPdf(await paper.save()))).basics.city?.value).toBe('Eindhoven');
  });

  it.each([
    [['BIG registered (no. 19012345601)'], 'BIG registration'],
    [['BIG', 'registered (no. 19012345601)'], 'BIG registration'],
    [['BIG-geregistreerd, 19012345601'], 'BIG-registratie'],
    [['SKJ-registratie 110012345'], 'SKJ-registratie'],
  ])('keeps the register somebody is in, beside the name: %j', async (lines, expected) => {
    const resume = await named((paper) => {
      lines.forEach((line, i) => paper.line(50, i === 0 ? `nadia@ferris.example | ${line}` : line));
      heading(paper, 'Summary');
      paper.line(50, 'I like a big registered office, and to be useful.');
    });
    expect(skills(resume)).toEqual([expected]);
  });

  it('begins no summary with where somebody lives', async () => {
    const resume = await named((paper) => {
      paper.line(50, 'Adres: Kerkstraat 12, 5911 AA Venlo. Telefoon: 06 555 01 244. Geboren op 3 maart 1979. Email:');
      paper.line(50, 'nadia@ferris.example');
      heading(paper, 'Ervaring');
      paper.line(50, '2005 - 2012 Bezorger, PostNet');
    });
    expect(resume.summary).toBeNull();
  });
});
