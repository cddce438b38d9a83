import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { PDFDocument, rgb } from 'pdf-lib';
import { readPdf } from '../src/read';
import { withRecogniser } from '../src/recognise';
import { readScan } from '../src/scan';
import { pictureOf } from './picture-of';

jest.setTimeout(120_000);

describe('a page that is a picture', () => {
  it('has no text of its own, only what is recognised: words, places, weights, in both languages', async () => {
    const bytes = await pictureOf([
      { text: 'Werkervaring', x: 60, y: 80, size: 16, bold: true },
      { text: 'Verpleegkundige bij het ziekenhuis in Enschede', x: 60, y: 110 },
      { text: 'Education', x: 60, y: 160, size: 16, bold: true },
      { text: 'Bachelor of Nursing at the university of Twente', x: 60, y: 190 },
      { text: '2014 - 2018', x: 460, y: 190 },
    ]);
    expect((await readPdf(bytes)).hasText).toBe(false);
    const { pages, hasText } = await readScan(bytes);
    expect(hasText).toBe(true);
    const items = pages[0]!.items;
    const line = (baseline: number) =>
      items
        .filter((item) => Math.abs(item.baseline - baseline) < 4)
        .sort((a, b) => a.x - b.x)
        .map(({ text }) => text)
        .join(' ');
    expect([80, 110, 160, 190].map(line)).toEqual([
      'Werkervaring',
      'Verpleegkundige bij het ziekenhuis in Enschede',
      'Education',
      'Bachelor of Nursing at the university of Twente 2014 - 2018',
    ]);
    const heading = items.find(({ text }) => text === 'Werkervaring')!;
    const year = items.find(({ text }) => text === '2018')!;
    expect(Math.abs(heading.x - 60)).toBeLessThan(3);
    expect(year.x).toBeGreaterThan(460);
    expect(heading).toMatchObject({ bold: true });
    expect(year).toMatchObject({ bold: false });
    expect(heading.fontSize).toBeGreaterThan(1.2 * year.fontSize);
    expect(heading.certainty).toBeGreaterThan(0.8);
  });

  it('without letters has no text', async () => {
    const document = await PDFDocument.create();
    document.addPage([595, 842]).drawRectangle({ x: 100, y: 500, width: 300, height: 200, color: rgb(0, 0.3, 0.2) });
    expect(await readScan(await document.save())).toMatchObject({ hasText: false, pages: [{ number: 1, items: [] }] });
  });

  it('with nothing on it is empty, and no picture without text', async () => {
    const document = await PDFDocument.create();
    document.addPage([595, 842]);
    await expect(readScan(await document.save())).rejects.toMatchObject({ code: 'empty' });
  });
});

it('needs no folder while it looks at pages, so that one who is broken off leaves none', async () => {
  const folders = () => readdirSync(tmpdir()).filter((name) => name.startsWith(`tandem-letters-${process.pid}-`));
  await withRecogniser((_recognise) => Promise.resolve(expect(folders()).toEqual([])));
});
