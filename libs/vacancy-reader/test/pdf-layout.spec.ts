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
