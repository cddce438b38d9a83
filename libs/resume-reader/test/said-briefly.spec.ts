import { heading, named, read, section } from './sketch';
import { jobs, toldStudies } from './told';

// What people leave out because anybody would understand it.
jest.setTimeout(60_000);

describe('what was done within a study', () => {
  it.each([
    ['between studies', ['HBO Bedrijfskunde, Hogeschool Utrecht', '2014 - 2018', 'Minor Ondernemerschap', 'MBO 4 Administratie, ROC Midden Nederland', '2010 - 2014'], 'Minor Ondernemerschap'],
    ['below a line that says it all', ['2014 - 2018  Bachelor Bedrijfskunde, Hogeschool Utrecht', 'Minor: Ondernemerschap', '2009 - 2014  Havo, Het Baken College'], 'Minor: Ondernemerschap'],
    ['right above a study told in fewer lines', ['Bachelor Bedrijfskunde', 'Hogeschool Utrecht', '2014 - 2018', 'Minor Ondernemerschap', 'Havo, Het Baken College', '2009 - 2014'], 'Minor Ondernemerschap'],
    ['below a study of unknown name', ['Commerciële Economie, 2014 - 2018', 'Minor Sportmarketing', 'Hogeschool Utrecht', 'Havo, 2009 - 2014', 'Het Baken College'], 'Minor Sportmarketing'],
  ])('is told with it, and takes neither title nor place of it: %s', async (_, lines, told) => {
    const [first, second] = toldStudies(await section('Opleiding', ...lines));
    expect(first?.[0]).not.toMatch(/minor/i);
    expect(first?.slice(1)).toEqual(['Hogeschool Utrecht', '2018', told]);
    expect(second?.[3]).toBeNull();
  }); // prettier-ignore

  it('may stand between its name and its school', async () => {
    const resume = await named((paper) => {
      heading(paper, 'Education');
      paper.line(50, 'BSc Applied Mathematics', { bold: true });
      paper.line(50, 'Minor in Finance');
      paper.line(50, 'University of Twente, 2014 - 2018');
    });
    expect(toldStudies(resume)).toEqual([['BSc Applied Mathematics', 'University of Twente', '2018', 'Minor in Finance']]);
  });

  it('is a study of its own where it has all that one has', async () => {
    const resume = await section(
      'Education',
      'Minor Data Science, University of Twente, 2017',
      'BSc Mathematics, University of Delft, 2018',
    );
    expect(toldStudies(resume).map(([title]) => title)).toEqual(['Minor Data Science', 'BSc Mathematics']);
  });
});

describe('the end of a certificate', () => {
  it('is not when it was earned, however short it is said', async () => {
    const resume = await section(
      'Certificaten', 'VCA Basis exp. 04/2027', 'BHV (exp. 2026)', 'Heftruck, verval: 05/2028', 'NEN 3140 t/m 2027', 'HACCP 2021 - exp. 2026', 'EHBO 2022',
    ); // prettier-ignore
    expect(toldStudies(resume)).toEqual([
      ['VCA Basis', null, null, 'Exp. 04/2027'],
      ['BHV', null, null, 'Exp. 2026'],
      ['Heftruck', null, null, 'Verval: 05/2028'],
      ['NEN 3140', null, null, 'T/m 2027'],
      ['HACCP', null, '2021', null],
      ['EHBO', null, '2022', null],
    ]);
  });

  it('of a study is when it is expected', async () => {
    const [study] = toldStudies(await section('Education', 'BSc Mathematics, University of Delft, exp. 06/2027'));
    expect(study?.[2]).toBe('2027-06');
  });
});

describe('an employer that is "the same"', () => {
  it.each(['Idem', 'idem', 'Zelfde werkgever', 'Same as above'])('is that of the job above: %s', async (word) => {
    const resume = await section('Werkervaring', 'Kok, Restaurant De Linde, 2015 - 2018', `Souschef, ${word}, 2018 - 2020`, `Chef-kok, ${word}, 2020 - heden`);
    expect(jobs(resume).map(([, company]) => company)).toEqual(['Restaurant De Linde', 'Restaurant De Linde', 'Restaurant De Linde']);
  }); // prettier-ignore

  it('is that of the job below where nothing stands above', async () => {
    const resume = await section('Werkervaring', 'Chef-kok, Idem, 2020 - heden', 'Kok, Restaurant De Linde, 2015 - 2018');
    expect(jobs(resume)[0]?.[1]).toBe('Restaurant De Linde');
  });
});

describe('a period over two lines, in words', () => {
  it.each([
    ['beside title and employer', [['2017', 'Kok'], ['tot nu', 'Restaurant De Linde']]],
    ['its beginning alone', [['2017', ''], ['tot nu', 'Kok bij Restaurant De Linde']]],
    ['its end alone', [['2017', 'Kok bij Restaurant De Linde'], ['tot nu', '']]],
  ])('is one: %s', async (_, lines) => {
    const resume = await named((paper) => {
      heading(paper, 'Werkervaring');
      for (const [date = '', text = ''] of lines) {
        if (text) paper.put(150, text);
        paper.line(50, date);
      }
      paper.line(150, '• Koken en bakken');
      paper.skip(8);
      paper.put(50, '2012');
      paper.line(150, 'Souschef');
      paper.put(50, 'tot 2017');
      paper.line(150, 'Bistro Zes');
    });
    expect(jobs(resume)).toEqual([
      ['Kok', 'Restaurant De Linde', '2017', 'now'],
      ['Souschef', 'Bistro Zes', '2012', '2017'],
    ]);
  }); // prettier-ignore
});

describe('a telephone number without its country', () => {
  const phone = async (...lines: string[]) =>
    (
      await read((paper) => {
        paper.line(50, 'Nadia Ferris', { size: 20, bold: true });
        lines.forEach((line) => paper.line(50, line));
        heading(paper, 'Profiel');
        paper.line(50, 'Ik werk graag met mensen en ben op zoek naar een baan.');
      })
    ).basics.phone?.value;

  it.each([
    ['0470 12 34 56', '9000 Gent', '+32470123456'],
    ['Tel: 02 555 12 34', '1000 Brussel, België', '+3225551234'],
    ['09 223 45 67', 'Veldstraat 1, 9000 Gent', '+3292234567'],
    ['GSM 0470/02.34.56', '', '+32470023456'],
    ['0475 12 34 56', '6041 AB Roermond', '+31475123456'],
    ['0475 12 34 56', 'Woonplaats: Antwerpen', '+32475123456'],
    ['0475 12 34 56', 'Woonplaats: Mechelen', '+32475123456'],
    ['0475 12 34 56', 'Bachelor Verpleegkunde, Hogeschool Gent', '+32475123456'],
    ['GSM: 0475 12 34 56', '', '+32475123456'],
    ['0475 12 34 56', '', '+31475123456'],
    ['06 12345678', 'Bachelor Verpleegkunde, Hogeschool Gent', '+31612345678'],
    ['0475-123456', 'Roermond', '+31475123456'],
    ['(+32) 470123456 (Mobiel)', '', '+32470123456'],
    ['06 12345678', '3511 AB Utrecht', '+31612345678'],
  ])('has the one where somebody lives: %s, %s', async (number, place, expected) => {
    expect(await phone(number, place)).toBe(expected);
  });
});

describe('an address in lines with labels', () => {
  it.each([
    [['Straat: Kerkstraat 12', 'Postcode: 3511 AB', 'Woonplaats: Utrecht'], 'Kerkstraat 12, 3511 AB Utrecht', 'Utrecht'],
    [['Straat + nr: Lange Nieuwstraat 5a', 'Plaats: Utrecht'], 'Lange Nieuwstraat 5a, Utrecht', 'Utrecht'],
    [['Street: 12 High Street', 'City: Leeds', 'Postcode: LS1 4AB'], '12 High Street, Leeds LS1 4AB', 'Leeds'],
  ])('is one: %j', async (lines, address, city) => {
    const { basics } = await section('Personalia', ...lines);
    expect([basics.address?.value, basics.city?.value]).toEqual([address, city]);
  });
});

describe('skills put together with "and"', () => {
  it.each([
    ['Excel en Word', ['Excel', 'Word']],
    ['Forklift and reach truck', ['Forklift', 'reach truck']],
    ['Python, Excel and Word', ['Python', 'Excel', 'Word']],
    ['Research and Development', ['Research and Development']],
    ['Experience with research and development', ['research and development']],
    ['Health and Safety, Food and Beverage', ['Health and Safety', 'Food and Beverage']],
    ['Search and Rescue', ['Search and Rescue']],
    ['Sales & Marketing', ['Sales & Marketing']],
    ['Werving en selectie', ['Werving en selectie']],
  ])('are two where both are skills and the whole is none: %s', async (line, expected) => {
    const resume = await section('Skills', line);
    expect(resume.skills.map(({ name }) => name.value)).toEqual(expected);
  });
});
