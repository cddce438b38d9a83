import {
  degrees,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFOperator,
  PDFString,
  popGraphicsState,
  pushGraphicsState,
  rgb,
  setCharacterSpacing,
  StandardFonts,
} from 'pdf-lib';
import { PdfError, readPdf } from '../src/read';
import { plainText } from '../src/runs';
import { encryptedPdf, loopingXref, manyPages, mutate, seeded, tangledPath } from '@tandem/test-kit/bad-pdfs';

const damaged = process.env['TANDEM_DEEP'] ? 2_000 : 100;

async function onePage(draw: (document: PDFDocument) => Promise<void> | void): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.addPage([400, 300]);
  await draw(document);
  return document.save();
}

const codeOf = (bytes: Uint8Array, maxPages?: number) =>
  readPdf(bytes, maxPages ? { maxPages } : {}).then(
    () => 'read',
    (error: unknown) => (error instanceof PdfError ? error.code : String(error)),
  );

describe('text of a page', () => {
  it('has its place from the top left corner, its size, weight and real font name', async () => {
    const bytes = await onePage(async (document) => {
      const font = await document.embedFont(StandardFonts.HelveticaBoldOblique);
      document.getPage(0).drawText('Fleur Waterman', { x: 50, y: 240, size: 18, font, color: rgb(1, 0, 0) });
    });
    const { pages } = await readPdf(bytes);
    expect(pages).toHaveLength(1);
    expect(pages[0]).toMatchObject({ number: 1, width: 400, height: 300 });
    expect(pages[0]!.items).toHaveLength(1);
    expect(pages[0]!.items[0]).toMatchObject({
      text: 'Fleur Waterman',
      x: 50,
      baseline: 60,
      fontSize: 18,
      bold: true,
      italic: true,
      color: '#ff0000',
      icon: false,
    });
    expect(pages[0]!.items[0]!.fontName).toMatch(/Helvetica.*Bold/);
    expect(pages[0]!.items[0]!.width).toBeGreaterThan(100);
  });

  it.each([
    ['G\u00A8ung\u00A8ore', 'Güngöre'],
    ['Fran\u00B8cois Andr\u00B4e', 'François André'],
    ['ENGiNEER of WiFi and an iPhone', 'ENGINEER of WiFi and an iPhone'],
    ['l\u00B4avion, O\u00B4Neill, the nurse\u00B4s 5 \u00B8 4', 'l´avion, O´Neill, the nurse´s 5 ¸ 4'],
  ])('has its letters as they were meant, accents drawn apart and a small i among capitals: %s', async (drawn, read) => {
    const bytes = await onePage(async (document) => {
      const font = await document.embedFont(StandardFonts.Helvetica);
      document.getPage(0).drawText(drawn, { x: 20, y: 200, size: 12, font });
    });
    const { pages } = await readPdf(bytes);
    expect(pages[0]!.items.map(({ text }) => text).join(' ')).toBe(read);
  });

  it('has the accents over which the next letter is drawn, as TeX does, and not those typed as apostrophes', async () => {
    const bytes = await onePage(async (document) => {
      const font = await document.embedFont(StandardFonts.Helvetica);
      const page = document.getPage(0);
      page.drawText('C', { x: 20, y: 200, size: 12, font });
      page.drawText('\u00B4', { x: 29.5, y: 200, size: 12, font });
      page.drawText('eline of l\u00B4avion', { x: 28.7, y: 200, size: 12, font });
    });
    const { pages } = await readPdf(bytes);
    expect(pages[0]!.items.map(({ text }) => text).join(' ')).toBe('Céline of l\u00B4avion');
  });

  it('has three letters that are set apart as one word', async () => {
    const bytes = await onePage(async (document) => {
      const font = await document.embedFont(StandardFonts.Helvetica);
      document.getPage(0).pushOperators(setCharacterSpacing(2));
      document.getPage(0).drawText('ICT', { x: 20, y: 200, size: 12, font });
    });
    const { pages } = await readPdf(bytes);
    expect(pages[0]!.items.map(({ text, spaced }) => [text, spaced])).toEqual([['ICT', true]]);
  });

  it('has dashes and ligatures of letters that TeX draws as pictures, known by their place in its table alone', async () => {
    const bytes = await onePage((document) => {
      const { context } = document;
      const shown = [0x32, 0x15, 0x33, 0x6f, 0x1e, 0x63, 0x65];
      const names = shown.flatMap((code) => [code, PDFName.of(`a${code}`)]);
      const type3 = context.obj({
        Type: 'Font',
        Subtype: 'Type3',
        FontBBox: [0, 0, 50, 50],
        FontMatrix: [0.02, 0, 0, 0.02, 0, 0],
        FirstChar: 0,
        LastChar: 127,
        Widths: Array.from({ length: 128 }, () => 25),
        Encoding: { Type: 'Encoding', Differences: names },
        CharProcs: Object.fromEntries(
          shown.map((code) => [`a${code}`, context.register(context.stream('25 0 0 0 20 20 d1 0 0 20 20 re f'))]),
        ),
        Resources: {},
      });
      const font = context.register(type3);
      const page = document.getPage(0);
      page.node.setFontDictionary(PDFName.of('F1'), font);
      page.pushOperators(PDFOperator.of('BT' as never), PDFOperator.of('Tf' as never, [PDFName.of('F1'), PDFNumber.of(10)]), PDFOperator.of('Td' as never, [PDFNumber.of(20), PDFNumber.of(200)]), PDFOperator.of('Tj' as never, [PDFHexString.of(shown.map((code) => code.toString(16).padStart(2, '0')).join(''))]), PDFOperator.of('ET' as never)); // prettier-ignore
    });
    const { pages } = await readPdf(bytes);
    expect(pages[0]!.items.map(({ text }) => text).join('')).toBe('2–3office');
  });

  it('has ligatures whose bytes were exchanged as letters', () => expect(plainText('of\u6600\u6900ce hours')).toBe('office hours'));

  it('reads from the left where its letters are drawn from the right', async () => {
    const bytes = await onePage(async (document) => {
      const font = await document.embedFont(StandardFonts.Helvetica);
      const text = 'Title: little fit till';
      for (let i = text.length - 1; i >= 0; i--)
        document.getPage(0).drawText(text[i]!, { x: 50 + font.widthOfTextAtSize(text.slice(0, i), 12), y: 200, size: 12, font });
    });
    const { pages } = await readPdf(bytes);
    expect(pages[0]!.items.map((item) => item.text)).toEqual(['Title: little fit till']);
  });

  it('is kept apart where it stands on its side', async () => {
    const bytes = await onePage(async (document) => {
      const font = await document.embedFont(StandardFonts.HelveticaBold);
      document.getPage(0).drawText('Work experience', { x: 40, y: 60, size: 10, font, rotate: degrees(90) });
      document.getPage(0).drawText('Downwards', { x: 340, y: 200, size: 10, font, rotate: degrees(-90) });
    });
    const { pages } = await readPdf(bytes);
    expect(pages[0]!.items).toEqual([]);
    expect(pages[0]!.turned).toMatchObject([{ text: 'Work experience' }, { text: 'Downwards', y: 100 }]);
    expect(pages[0]!.turned![0]!.y + pages[0]!.turned![0]!.height).toBeCloseTo(240);
  });

  it('is one word when its letters are spaced', async () => {
    const bytes = await onePage(async (document) => {
      const font = await document.embedFont(StandardFonts.Helvetica);
      const page = document.getPage(0);
      page.pushOperators(pushGraphicsState(), setCharacterSpacing(6));
      page.drawText('WORK EXPERIENCE', { x: 20, y: 200, size: 12, font });
      page.pushOperators(popGraphicsState());
    });
    const { pages } = await readPdf(bytes);
    expect(pages[0]!.items).toHaveLength(1);
    expect(pages[0]!.items[0]).toMatchObject({ text: 'WORK EXPERIENCE', spaced: true });
  });

  it('is parted where the gap is wider than a word space', async () => {
    const bytes = await onePage(async (document) => {
      const font = await document.embedFont(StandardFonts.Helvetica);
      const page = document.getPage(0);
      page.drawText('Gardener', { x: 20, y: 200, size: 10, font });
      page.drawText('2019', { x: 300, y: 200, size: 10, font });
    });
    const { pages } = await readPdf(bytes);
    expect(pages[0]!.items.map((item) => item.text)).toEqual(['Gardener', '2019']);
  });

  it('is read once when bold is imitated by drawing twice', async () => {
    const bytes = await onePage(async (document) => {
      const font = await document.embedFont(StandardFonts.Helvetica);
      for (const shift of [0, 0.3]) document.getPage(0).drawText('Gardener', { x: 20 + shift, y: 200, size: 10, font });
    });
    expect((await readPdf(bytes)).pages[0]!.items).toHaveLength(1);
  });
});

describe('what is drawn around the text', () => {
  it('is told apart as rules, areas and marks', async () => {
    const bytes = await onePage((document) => {
      const page = document.getPage(0);
      page.drawRectangle({ x: 0, y: 0, width: 120, height: 300, color: rgb(0, 0, 1) });
      page.drawLine({ start: { x: 150, y: 200 }, end: { x: 350, y: 200 }, thickness: 1 });
      page.drawRectangle({ x: 150, y: 150, width: 3, height: 3 });
    });
    const shapes = (await readPdf(bytes)).pages[0]!.shapes;
    expect(shapes.map((shape) => shape.kind).sort()).toEqual(['area', 'mark', 'rule']);
    expect(shapes.find((shape) => shape.kind === 'area')).toMatchObject({ x: 0, y: 0, width: 120, height: 300, color: '#0000ff' });
  });

  it('includes the addresses behind links', async () => {
    const bytes = await onePage((document) => {
      const page = document.getPage(0);
      const action = { Type: 'Action', S: 'URI', URI: PDFString.of('https://example.org/fleur') };
      const link = document.context.obj({ Type: 'Annot', Subtype: 'Link', Rect: [10, 250, 60, 270], Border: [0, 0, 0], A: action });
      page.node.set(PDFName.of('Annots'), document.context.obj([document.context.register(link)]));
    });
    expect((await readPdf(bytes)).pages[0]!.links).toEqual([{ url: 'https://example.org/fleur', x: 10, y: 30, width: 50, height: 20 }]);
  });
});

describe('a file that is no readable PDF', () => {
  it('is refused with the reason', async () => {
    expect(await codeOf(new Uint8Array())).toBe('empty');
    expect(await codeOf(Buffer.from('<html><body>My resume</body></html>'))).toBe('not_pdf');
    expect(await codeOf(encryptedPdf())).toBe('encrypted');
    expect(await codeOf(Buffer.from(`%PDF-1.7\n${'nothing of a document '.repeat(40)}`))).toBe('broken');
    expect(await codeOf(manyPages(10_000))).toBe('too_many_pages');
    expect(await codeOf(manyPages(3), 2)).toBe('too_many_pages');
  });

  it('does not hang when its table of objects loops', async () => {
    expect(await codeOf(loopingXref())).toBe('empty');
    expect(await codeOf(manyPages(0))).toBe('empty');
  });

  it('has no text when it has no letters', async () => {
    const bytes = await onePage((document) => document.getPage(0).drawRectangle({ x: 10, y: 10, width: 100, height: 100 }));
    expect((await readPdf(bytes)).hasText).toBe(false);
  });

  it('is refused before it is drawn where that could not be broken off', async () => {
    expect((await readPdf(tangledPath(20_000))).hasText).toBe(false);
    expect(await codeOf(tangledPath(40_000))).toBe('too_slow');
  });

  it('leaves the bytes of the caller as they were', async () => {
    const bytes = manyPages(1);
    const before = Buffer.from(bytes).toString('hex');
    await readPdf(bytes);
    expect(Buffer.from(bytes).toString('hex')).toBe(before);
  });
});

it(`reads or refuses, but never crashes on, ${damaged} damaged files`, async () => {
  const whole = await onePage(async (document) => {
    const font = await document.embedFont(StandardFonts.TimesRoman);
    for (let line = 0; line < 20; line++)
      document.getPage(0).drawText(`Line ${line} of a resume`, { x: 30, y: 280 - line * 12, size: 10, font });
  });
  const random = seeded(20260101);
  const results = new Set<string>();
  for (let i = 0; i < damaged; i++) results.add(await codeOf(mutate(whole, random)));
  for (const result of results) expect(['read', 'broken', 'not_pdf', 'empty', 'encrypted', 'too_many_pages']).toContain(result);
  expect(results.has('read')).toBe(true);
}, 600_000);

it('keeps signs that take two halves, and no half without its other', () =>
  expect(plainText('\ud83c a 🇳🇱 Dutch \udf00b')).toBe(' a 🇳🇱 Dutch b'));
