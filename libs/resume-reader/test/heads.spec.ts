import { readPdf } from '@tandem/pdf-text/read';
import { readResume } from '../src/read';
import { black, grey, Paper } from './paper';
import { heading, named, row, section } from './sketch';
import { levels, skills } from './told';

// How people put themselves: name, address, levels of languages.
jest.setTimeout(60_000);

describe('a level of a language', () => {
  it.each([
    ['Mother tongue(s): Romanian', [['Romanian', 'native_or_bilingual']]],
    [
      'Nederlands en een beetje Engels',
      [
        ['Nederlands', null],
        ['Engels', 'elementary'],
      ],
    ],
    [
      'Native Dutch, fluent English, basic German',
      [
        ['Dutch', 'native_or_bilingual'],
        ['English', 'full_professional'],
        ['German', 'elementary'],
      ],
    ],
    [
      'Vloeiend: Engels, Duits',
      [
        ['Engels', 'full_professional'],
        ['Duits', 'full_professional'],
      ],
    ],
    ['Niederländisch: gute Kenntnisse', [['Niederländisch', 'professional_working']]],
    ['Fluent in Polish', [['Polish', 'full_professional']]],
    [
      'Frans: matig; Twi: moedertaal',
      [
        ['Frans', 'elementary'],
        ['Twi', 'native_or_bilingual'],
      ],
    ],
    ['English (near-native)', [['English', 'full_professional']]],
  ])('may stand before it: %s', async (line, expected) => {
    expect(levels(await section('Languages', line))).toEqual(expected);
  });

  it('is read from dots of close lines, beside bullets of another column', async () => {
    const resume = await named((paper) => {
      heading(paper, 'Languages');
      [5, 4, 2].forEach((filled, i) => {
        [0, 1, 2, 3, 4].forEach((dot) => paper.area(150 + 8 * dot, paper.y - 6, 6, 6, dot < filled ? black : grey));
        paper.area(330, paper.y - 4, 3, 3, black);
        paper.line(50, ['Dutch', 'English', 'Spanish'][i] ?? '');
      });
    });
    expect(levels(resume)).toEqual([
      ['Dutch', 'native_or_bilingual'],
      ['English', 'full_professional'],
      ['Spanish', 'limited_working'],
    ]);
  });
});

it('takes neither a number nor a level for the name of a skill', async () => {
  expect(skills(await section('Programma’s', 'Pharmacom, Word'))).toEqual(['Pharmacom', 'Word']);
  const resume = await section('Skills', 'Excel (expert), Filing, Kept the records of a practice of some 4,000 patients');
  expect(skills(resume)).toEqual(['Excel', 'Filing']);
});

describe('the head of a paper', () => {
  const headOf = async (...lines: string[]) => {
    const paper = await Paper.a4();
    paper.y = 60;
    lines.forEach((line, i) => paper.line(50, line, { bold: i === 0, size: i === 0 ? 16 : 10 }));
    return readResume(await readPdf(await paper.save())).basics;
  };

  it.each([
    'Hoi, ik ben Bram Koster',
    'CV Bram Koster – vrachtwagenchauffeur',
    'My name is Bram Koster',
    'CV Monteur – Bram Koster',
    'Bram Koster, lorry driver',
  ])('names its owner: %s', async (line) => {
    expect(await headOf(line, 'bram@example.org')).toMatchObject({ firstName: { value: 'Bram' }, lastName: { value: 'Koster' } });
  });

  it.each([
    ['Esdoornstraat 8, 9717 KT Groningen – geboren 12-06-1971', 'Groningen', 'Esdoornstraat 8, 9717 KT Groningen'],
    ['Dublin 8, Ireland', 'Dublin', 'Dublin 8, Ireland'],
    [
      'Geboren te Sittard op 5 juli 1979. Wonende: Meerweg 88, 6222 AJ Maastricht. GSM 06 20304051',
      'Maastricht',
      'Meerweg 88, 6222 AJ Maastricht',
    ],
    ['22 Park Terrace, Dundee DD4 6QR. 07700 900 909. callum@example.org', 'Dundee', '22 Park Terrace, Dundee DD4 6QR'],
    ['amara@example.org / 06 4242 4343 / Breda / www.example.org', 'Breda', 'Breda'],
    ['14 Glebe Park, Galway H91 X2Y3', 'Galway', '14 Glebe Park, Galway H91 X2Y3'],
    ['Software developer, Zwolle', 'Zwolle', 'Zwolle'],
    ['Leeds, UK in/amaranwosu', 'Leeds', 'Leeds, UK'],
  ])('says where they live: %s', async (line, city, address) => {
    expect(await headOf('Amara Nwosu', line)).toMatchObject({ city: { value: city }, address: { value: address } });
  });

  it('may have a last name in capitals, and an age behind a phone number that is not Dutch', async () => {
    const basics = await headOf(
      'Camille LEFÈVRE',
      'Assistante de direction avec une longue expérience dans le commerce',
      '59000 Lille – 06 12 98 76 54 – camille@example.org – 34 ans',
    );
    expect(basics).toMatchObject({ lastName: { value: 'Lefèvre' }, phone: { value: '06 12 98 76 54' } });
  });

  it('may have street and town behind labels of their own', async () => {
    const paper = await Paper.a4();
    paper.y = 60;
    for (const [label, value] of [
      ['Naam', 'Rieke van der Woude'],
      ['Adres', 'Lindelaan 14'],
      ['Postcode / woonplaats', '8921 KD Leeuwarden'],
    ] as const)
      row(paper, [
        [50, label],
        [200, value],
      ]);
    const { basics } = readResume(await readPdf(await paper.save()));
    expect(basics).toMatchObject({ city: { value: 'Leeuwarden' }, address: { value: 'Lindelaan 14, 8921 KD Leeuwarden' } });
  });
});
