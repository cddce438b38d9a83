import { readPdf } from '@tandem/pdf-text/read';
import { PDFArray, PDFDict, PDFDocument, PDFName, PDFNumber, PDFRef, PDFStream, type PDFObject } from 'pdf-lib';
import { layoutResume } from '../src/layout';
import { readFonts } from '../src/pdf/fonts';
import { paintPdf, pdfScale } from '../src/pdf/paint';
import { resumeTemplates as templates } from '@tandem/domain/resume';
import { personOf } from './people';

const fonts = readFonts();
const onePixel = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

const painted = async (template: (typeof templates)[number]) => {
  const layout = layoutResume({ ...personOf(4, 'nl', template, 3), hasPicture: true });
  const bytes = await paintPdf(layout, {
    fonts,
    author: 'Jelle Brinkman',
    picture: { bytes: onePixel, type: 'image/png', alt: 'Pasfoto' },
  });
  return { layout, bytes, document: await PDFDocument.load(bytes, { updateMetadata: false }) };
};

/** The kinds of all elements below one, in reading order. */
const kindsBelow = (document: PDFDocument, object: PDFObject | undefined): string[] => {
  const value = object instanceof PDFRef ? document.context.lookup(object) : object;
  if (value instanceof PDFArray) return value.asArray().flatMap((each) => kindsBelow(document, each));
  if (!(value instanceof PDFDict) || !value.get(PDFName.of('S'))) return [];
  return [String(value.get(PDFName.of('S'))).slice(1), ...kindsBelow(document, value.get(PDFName.of('K')))];
};

describe.each(templates)('the PDF of the %s template', (template) => {
  it('has every text where the preview has it', async () => {
    const { layout, bytes } = await painted(template);
    const read = await readPdf(bytes);
    expect(read.pages).toHaveLength(layout.pages.length);
    layout.pages.forEach((page, i) => {
      const words = read.pages[i]?.items ?? [];
      for (const item of page.items) {
        if (item.kind !== 'text') continue;
        const start = item.text.slice(0, 3);
        const near = words.some(({ text, x, baseline }) => {
          const isLevel = Math.abs(baseline - item.y * pdfScale) < 0.5;
          // A bullet and its text are read as one.
          const offset = text.startsWith('•') && item.text !== '•' ? 12 * pdfScale : 0;
          return isLevel && text.replace(/^• /, '').startsWith(start) && Math.abs(x + offset - item.x * pdfScale) < 0.5;
        });
        const isBullet = item.text === '•' && words.some(({ text, x }) => text.startsWith('•') && Math.abs(x - item.x * pdfScale) < 0.5);
        expect(near || isBullet ? [] : [page.number, item.text, item.x, item.y]).toEqual([]);
      }
    });
  });

  it('is tagged: one first heading, then headings, paragraphs and lists in reading order', async () => {
    const { document } = await painted(template);
    const root = document.catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict);
    const kinds = kindsBelow(document, root.get(PDFName.of('K')));
    expect(kinds.slice(0, 3)).toEqual(['Document', 'H1', 'Figure']);
    expect(kinds.filter((kind) => kind === 'H1')).toHaveLength(1);
    expect(new Set(kinds)).toEqual(new Set(['Document', 'H1', 'Figure', 'H2', 'H3', 'P', 'L', 'LI', 'LBody', 'Link']));
    expect(document.catalog.lookup(PDFName.of('MarkInfo'), PDFDict).get(PDFName.of('Marked'))?.toString()).toBe('true');
    const tree = root.lookup(PDFName.of('ParentTree'), PDFDict).lookup(PDFName.of('Nums'), PDFArray).asArray();
    for (const page of document.getPages()) {
      const key = page.node.lookup(PDFName.of('StructParents'), PDFNumber).asNumber();
      expect(tree[key * 2 + 1]).toBeDefined();
    }
  });

  it('marks everything that is drawn, as content or as ornament', async () => {
    const { document } = await painted(template);
    for (const page of document.getPages()) {
      const stream = Buffer.from(page.node.normalizedEntries().Contents?.asArray().map((ref) => document.context.lookup(ref)).map((each) => Buffer.from((each as unknown as { getUnencodedContents?: () => Uint8Array }).getUnencodedContents?.() ?? []).toString('latin1')).join('\n') ?? ''); // prettier-ignore
      const depth = [...stream.toString('latin1').matchAll(/\b(BDC|BMC|EMC)\b/g)].reduce((sum, [, word]) => sum + (word === 'EMC' ? -1 : 1), 0); // prettier-ignore
      expect(depth).toBe(0);
    }
  });

  it('says its language and title, embeds what it uses of its fonts, and has links and bookmarks', async () => {
    const { document, bytes, layout } = await painted(template);
    expect(document.getTitle()).toBe(layout.title);
    expect(document.catalog.get(PDFName.of('Lang'))?.toString()).toContain('nl');
    expect(document.getAuthor()).toBe('Jelle Brinkman');
    const metadata = document.catalog.lookup(PDFName.of('Metadata'), PDFStream);
    expect(Buffer.from(metadata.getContents()).toString()).toMatch(/<rdf:li xml:lang="x-default">[^<]+<\/rdf:li>[\s\S]*<rdf:li>nl</);
    const outline = document.catalog.lookup(PDFName.of('Outlines'), PDFDict);
    expect(outline.lookup(PDFName.of('Count'), PDFNumber).asNumber()).toBe(layout.starts.length);
    const links = document.getPages().flatMap((page) => page.node.Annots()?.asArray() ?? []);
    expect(links.length).toBeGreaterThanOrEqual(3);
    const files = document.context.enumerateIndirectObjects().filter(([, object]) => object instanceof PDFDict && object.get(PDFName.of('FontFile2'))); // prettier-ignore
    expect(files).toHaveLength(2);
    expect(bytes.length).toBeLessThan(90_000);
  });
});

it('gives the same file for the same pages', async () => {
  const layout = layoutResume(personOf(5, 'en', 'classic'));
  expect(Buffer.from(await paintPdf(layout, { fonts })).equals(Buffer.from(await paintPdf(layout, { fonts })))).toBe(true);
});
