import fontkit from '@pdf-lib/fontkit';
import {
  PDFDocument,
  type PDFFont,
  PDFHexString,
  type PDFImage,
  PDFName,
  PDFOperator,
  PDFOperatorNames as Op,
  type PDFPage,
  PDFString,
} from 'pdf-lib';
import type { FontName } from '../measure';
import type { Layout, PageItem, PictureItem, TextItem } from '../page';
import type { FontFiles } from './fonts';
import { writeMetadata } from './metadata';
import { writeOutline } from './outline';
import { Structure } from './structure';

export type PdfPicture = { bytes: Uint8Array; type: 'image/jpeg' | 'image/png'; alt: string };
export type PaintOptions = {
  fonts: FontFiles;
  author?: string;
  picture?: PdfPicture;
  /** When the document last changed; without it the file says nothing of time, so that the same pages give the same file. */
  changed?: Date;
};

const pointsPerMillimetre = 72 / 25.4;
/** Points per pixel: pages are laid out at 3.78 pixels per millimetre. */
export const pdfScale = pointsPerMillimetre / 3.78;

const number = (value: number): string => String(Math.round(value * 1_000) / 1_000);
const colorOf = (hex: string): string[] => [1, 3, 5].map((at) => number(Number.parseInt(hex.slice(at, at + 2), 16) / 255));

type Brush = {
  document: PDFDocument;
  page: PDFPage;
  fonts: Readonly<Record<FontName, PDFFont>>;
  fontKeys: Readonly<Record<FontName, PDFName>>;
  structure: Structure;
  blocks: Layout['blocks'];
  picture: { image: PDFImage; alt: string } | null;
};

const addLink = ({ document, page, structure }: Brush, item: TextItem, link: string) => {
  const { context } = document;
  const [left, bottom] = [item.x * pdfScale, page.getHeight() - (item.y + item.size * 0.25) * pdfScale];
  const annotation = context.obj({
    Type: 'Annot',
    Subtype: 'Link',
    Rect: [left, bottom, left + item.width * pdfScale, bottom + item.size * 1.2 * pdfScale],
    Border: [0, 0, 0],
    F: 4,
  });
  const action = context.obj({ Type: 'Action', S: 'URI' });
  action.set(PDFName.of('URI'), PDFString.of(encodeURI(link)));
  annotation.set(PDFName.of('A'), action);
  annotation.set(PDFName.of('Contents'), PDFHexString.fromText(item.text));
  const ref = context.register(annotation);
  page.node.addAnnot(ref);
  structure.addLink(annotation, ref);
  return ref;
};

const textOperators = (brush: Brush, item: TextItem): PDFOperator[] => {
  const { page, fonts, fontKeys, structure, blocks } = brush;
  const block = blocks[item.block];
  const ref = item.link && block ? addLink(brush, item, item.link) : null;
  const opening = block
    ? PDFOperator.of(Op.BeginMarkedContentSequence, [
        PDFName.of(block.tag === 'LI' ? 'LBody' : block.tag),
        `<</MCID ${structure.mark(page, item.block, ref)}>>`,
      ])
    : PDFOperator.of(Op.BeginMarkedContent, [PDFName.of('Artifact')]);
  return [
    opening,
    PDFOperator.of(Op.BeginText),
    PDFOperator.of(Op.NonStrokingColorRgb, colorOf(item.color)),
    PDFOperator.of(Op.SetFontAndSize, [fontKeys[item.font], number(item.size * pdfScale)]),
    PDFOperator.of(Op.SetTextMatrix, ['1', '0', '0', '1', number(item.x * pdfScale), number(page.getHeight() - item.y * pdfScale)]),
    PDFOperator.of(Op.ShowText, [fonts[item.font].encodeText(item.text)]),
    PDFOperator.of(Op.EndText),
    PDFOperator.of(Op.EndMarkedContent),
  ];
};

const rectangle = (page: PDFPage, { x, y, width, height }: { x: number; y: number; width: number; height: number }) =>
  PDFOperator.of(Op.AppendRectangle, [
    number(x * pdfScale),
    number(page.getHeight() - (y + height) * pdfScale),
    number(width * pdfScale),
    number(height * pdfScale),
  ]);

const round = 0.5523;

/** A filled circle of four curves. */
const circle = (page: PDFPage, x: number, y: number, radius: number): PDFOperator[] => {
  const [cx, cy, r] = [x * pdfScale, page.getHeight() - y * pdfScale, radius * pdfScale];
  const curve = (...points: number[]) => PDFOperator.of(Op.AppendBezierCurve, points.map(number));
  const k = r * round;
  return [
    PDFOperator.of(Op.MoveTo, [number(cx + r), number(cy)]),
    curve(cx + r, cy + k, cx + k, cy + r, cx, cy + r),
    curve(cx - k, cy + r, cx - r, cy + k, cx - r, cy),
    curve(cx - r, cy - k, cx - k, cy - r, cx, cy - r),
    curve(cx + k, cy - r, cx + r, cy - k, cx + r, cy),
  ];
};

const asArtifact = (operators: readonly PDFOperator[]): PDFOperator[] => [
  PDFOperator.of(Op.BeginMarkedContent, [PDFName.of('Artifact')]),
  ...operators,
  PDFOperator.of(Op.EndMarkedContent),
];

/** Fills the frame with the middle of the picture. */
const pictureOperators = ({ page, structure, picture }: Brush, frame: PictureItem): PDFOperator[] => {
  if (!picture) return [];
  const { image, alt } = picture;
  const scale = Math.max(frame.width / image.width, frame.height / image.height) * pdfScale;
  const [width, height] = [image.width * scale, image.height * scale];
  const x = (frame.x + frame.width / 2) * pdfScale - width / 2;
  const y = page.getHeight() - (frame.y + frame.height / 2) * pdfScale - height / 2;
  const key = page.node.newXObject('Picture', image.ref);
  return [
    PDFOperator.of(Op.BeginMarkedContentSequence, [PDFName.of('Figure'), `<</MCID ${structure.markPicture(page, alt)}>>`]),
    PDFOperator.of(Op.PushGraphicsState),
    rectangle(page, frame),
    PDFOperator.of(Op.ClipNonZero),
    PDFOperator.of(Op.EndPath),
    PDFOperator.of(Op.ConcatTransformationMatrix, [number(width), '0', '0', number(height), number(x), number(y)]),
    PDFOperator.of(Op.DrawObject, [key]),
    PDFOperator.of(Op.PopGraphicsState),
    PDFOperator.of(Op.EndMarkedContent),
  ];
};

const operatorsOf = (brush: Brush, item: PageItem): PDFOperator[] => {
  switch (item.kind) {
    case 'text':
      return textOperators(brush, item);
    case 'area':
      return asArtifact([
        PDFOperator.of(Op.NonStrokingColorRgb, colorOf(item.color)),
        rectangle(brush.page, item),
        PDFOperator.of(Op.FillNonZero),
      ]);
    case 'dot':
      return asArtifact([
        PDFOperator.of(Op.NonStrokingColorRgb, colorOf(item.color)),
        ...circle(brush.page, item.x, item.y, item.radius),
        PDFOperator.of(Op.FillNonZero),
      ]);
    case 'picture':
      return pictureOperators(brush, item);
  }
};

const embedPicture = async (document: PDFDocument, picture: PdfPicture | undefined): Promise<Brush['picture']> => {
  if (!picture) return null;
  const image = await (picture.type === 'image/png' ? document.embedPng(picture.bytes) : document.embedJpg(picture.bytes));
  return { image, alt: picture.alt };
};

const writeFacts = (document: PDFDocument, { title, language }: Layout, { author, changed }: PaintOptions): void => {
  document.setTitle(title, { showInWindowTitleBar: true });
  document.setLanguage(language);
  if (author) document.setAuthor(author);
  writeMetadata(document, { title, language, author });
  if (changed) {
    document.setCreationDate(changed);
    document.setModificationDate(changed);
  }
};

/** Paints pages as a tagged PDF: fonts embedded as far as they are used, language, title, links and bookmarks set. */
export const paintPdf = async (layout: Layout, options: PaintOptions): Promise<Uint8Array> => {
  const document = await PDFDocument.create({ updateMetadata: false });
  document.registerFontkit(fontkit);
  const fonts = {
    regular: await document.embedFont(options.fonts.regular, { subset: true }),
    semibold: await document.embedFont(options.fonts.semibold, { subset: true }),
  };
  const picture = await embedPicture(document, options.picture);
  const structure = new Structure(document);
  const pages = layout.pages.map(({ items }) => {
    const page = document.addPage([layout.width * pdfScale, layout.height * pdfScale]);
    page.node.set(PDFName.of('Tabs'), PDFName.of('S'));
    const fontKeys = {
      regular: page.node.newFontDictionary('Regular', fonts.regular.ref),
      semibold: page.node.newFontDictionary('Semibold', fonts.semibold.ref),
    };
    const brush: Brush = { document, page, fonts, fontKeys, structure, blocks: layout.blocks, picture };
    page.pushOperators(...items.flatMap((item) => operatorsOf(brush, item)));
    return page;
  });
  structure.write(layout.blocks);
  writeOutline(document, pages, layout.starts, pdfScale);
  writeFacts(document, layout, options);
  return document.save();
};
