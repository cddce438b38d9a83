import { readPdf } from '@tandem/pdf-text/read';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import type { ReadVacancy } from '../src/result';
import { readVacancyPdf } from '../src/read';

/** A line of text: where it begins, how far from the top, what it says and its size, in points. */
type Written = readonly [x: number, top: number, text: string, size?: number];

const read = async (lines: readonly Written[]): Promise<ReadVacancy> => {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const page = pdf.addPage([595, 842]);
  for (const [x, top, text, size = 11] of lines) page.drawText(text, { x, y: 842 - top, size, font });
  return readVacancyPdf(await readPdf(await pdf.save()));
};
const values = (found: readonly { value: string }[]): string[] => found.map(({ value }) => value);

describe('a table of labels', () => {
  /** The cell of the work has two lines; its label stands at the first of them, or halfway. */
  const table = (labelOfWork: number): Written[] => [
    [40, 60, 'Functie'],
    [200, 60, 'Allround schilder'],
    [40, 82, 'Bedrijf'],
    [200, 82, 'Schildersbedrijf Hoogland'],
    [40, 104, 'Plaats'],
    [200, 104, 'Drachten'],
    [40, 126, 'Salaris'],
    [200, 126, '2.600 - 3.300 euro bruto per maand'],
    [40, labelOfWork, 'Werkzaamheden'],
    [200, 148, 'Binnen- en buitenschilderwerk bij particulieren; behangen; een leerling'],
    [200, 162, 'begeleiden'],
    [40, 190, 'Eisen'],
    [200, 190, 'Mbo schilder niveau 2 of 3; rijbewijs B; VCA; zelfstandig kunnen werken'],
    [40, 212, 'Wij bieden'],
    [200, 212, 'Bedrijfsbus; vierdaagse werkweek bespreekbaar; een premie in de winter'],
  ];

  it.each([148, 155])('is read row by row, with a label %s points from the top', async (labelOfWork) => {
    const { title, company, city, pay, ...lists } = await read(table(labelOfWork));
    expect([title?.value, company?.value, city?.value]).toEqual(['Allround schilder', 'Schildersbedrijf Hoogland', 'Drachten']);
    expect(pay?.value).toMatchObject({ min: 2_600, max: 3_300, period: 'MONTH' });
    expect(values(lists.responsibilities)).toEqual([
      'Binnen- en buitenschilderwerk bij particulieren',
      'behangen',
      'een leerling begeleiden',
    ]);
    expect(values(lists.requiredSkills)).toEqual(['rijbewijs B', 'VCA', 'zelfstandig kunnen werken']);
    expect(values(lists.benefits)).toEqual(['Bedrijfsbus', 'vierdaagse werkweek bespreekbaar', 'een premie in de winter']);
  });
});

it('reads the facts in a margin apart from the text beside them', async () => {
  const margin = ['Location', 'Wageningen', 'Hours', '32-40 per week', 'Salary', '€3,500 - €4,900 gross', 'Contract', '12 months'];
  const text = [
    'PlantWise BV breeds vegetables that need less water, in greenhouses',
    'What you will do',
    '• Design and run field and greenhouse trials',
    '• Analyse data and present findings to breeders',
    '• Supervise two interns a year',
    'Who you are',
    '• Somebody who likes plants and people',
    '• Driving licence B',
  ];
  const vacancy = await read([
    ...margin.map((line, place): Written => [30, 80 + 17 * place, line]),
    [220, 70, 'Plant Scientist', 22],
    ...text.map((line, place): Written => [220, 106 + 14.5 * place, line]),
  ]);
  expect([vacancy.title?.value, vacancy.city?.value]).toEqual(['Plant Scientist', 'Wageningen']);
  expect([vacancy.hours?.value, vacancy.pay?.value]).toMatchObject([
    { min: 32, max: 40 },
    { min: 3_500, max: 4_900 },
  ]);
  expect(values(vacancy.responsibilities)).toEqual([
    'Design and run field and greenhouse trials',
    'Analyse data and present findings to breeders',
    'Supervise two interns a year',
  ]);
});

it('takes a label in bold for one that has a colon', async () => {
  const pdf = await PDFDocument.create();
  const [font, bold] = [await pdf.embedFont(StandardFonts.Helvetica), await pdf.embedFont(StandardFonts.HelveticaBold)];
  const page = pdf.addPage([595, 842]);
  page.drawText('Bouwkundig tekenaar', { x: 40, y: 780, size: 22, font: bold });
  const facts = [
    ['Bedrijf', 'Tekenbureau Haverkamp'],
    ['Plaats', 'Zutphen'],
    ['Uren', '32-40'],
    ['Contract', 'vast'],
  ] as const;
  facts.forEach(([label, value], place) => {
    const y = 740 - 20 * place;
    page.drawText(label, { x: 40, y, size: 11, font: bold });
    page.drawText(value, { x: 44 + bold.widthOfTextAtSize(label, 11), y, size: 11, font });
  });
  const vacancy = readVacancyPdf(await readPdf(await pdf.save()));
  expect([vacancy.company?.value, vacancy.city?.value]).toEqual(['Tekenbureau Haverkamp', 'Zutphen']);
  expect([vacancy.hours?.value, vacancy.contractType?.value]).toEqual([{ min: 32, max: 40 }, 'PERMANENT']);
});

it('reads a poster line by line', async () => {
  const lines: readonly (readonly [string, number?])[] = [
    ['WE ARE HIRING', 30],
    ['BAKER', 36],
    ['Crumb & Sons | Brighton | £14 an hour | 30 hours', 14],
    ["You'll", 20],
    ['Shape sourdough from 4 am', 14],
    ['Run the deck oven', 14],
    ['Train our Saturday people', 14],
    ["You've got", 20],
    ['A year in a real bakery', 14],
    ['Strong arms', 14],
    ['You get', 20],
    ['Bread for life', 14],
    ['Every Sunday off', 14],
  ];
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const page = pdf.addPage([595, 842]);
  let y = 800;
  for (const [text, size = 14] of lines) {
    y -= size * 1.4;
    page.drawText(text, { x: (595 - font.widthOfTextAtSize(text, size)) / 2, y, size, font });
  }
  const vacancy = readVacancyPdf(await readPdf(await pdf.save()));
  expect([vacancy.title?.value, vacancy.company?.value, vacancy.city?.value]).toEqual(['Baker', 'Crumb & Sons', 'Brighton']);
  expect(values(vacancy.responsibilities)).toEqual(['Shape sourdough from 4 am', 'Run the deck oven', 'Train our Saturday people']);
  expect([values(vacancy.requiredSkills), vacancy.experienceYears?.value]).toEqual([['Strong arms'], 1]);
  expect(values(vacancy.benefits)).toEqual(['Bread for life', 'Every Sunday off']);
});
