import { type Color, degrees, PDFDocument, type PDFFont, type PDFPage, PDFString, rgb, setCharacterSpacing, StandardFonts } from 'pdf-lib';

export interface Ink {
  size?: number;
  bold?: boolean;
  italic?: boolean;
  color?: Color;
  /** Where x points to: the left edge (default), the right edge or the middle of the text. */
  align?: 'left' | 'right' | 'centre';
  /** Extra space between letters. */
  tracking?: number;
}

export const black = rgb(0, 0, 0);
export const grey = rgb(0.4, 0.4, 0.4);
export const blue = rgb(0.1, 0.2, 0.6);
export const white = rgb(1, 1, 1);

/** An A4 page on which text is put line by line; y counts from the top. */
export class Paper {
  y = 0;
  private constructor(
    private readonly document: PDFDocument,
    private page: PDFPage,
    private readonly fonts: Record<'plain' | 'bold' | 'italic' | 'signs', PDFFont>,
  ) {}

  static async a4(): Promise<Paper> {
    const document = await PDFDocument.create();
    const page = document.addPage([595, 842]);
    const fonts = {
      plain: await document.embedFont(StandardFonts.Helvetica),
      bold: await document.embedFont(StandardFonts.HelveticaBold),
      italic: await document.embedFont(StandardFonts.HelveticaOblique),
      signs: await document.embedFont(StandardFonts.ZapfDingbats),
    };
    return new Paper(document, page, fonts);
  }

  /** Writes at the current height. */
  put(x: number, text: string, { size = 10, bold, italic, color = black, align = 'left', tracking = 0 }: Ink = {}) {
    const font = bold ? this.fonts.bold : italic ? this.fonts.italic : this.fonts.plain;
    const width = font.widthOfTextAtSize(text, size) + tracking * (text.length - 1);
    const left = align === 'right' ? x - width : align === 'centre' ? x - width / 2 : x;
    this.page.pushOperators(setCharacterSpacing(tracking));
    this.page.drawText(text, { x: left, y: 842 - this.y, size, font, color });
    this.page.pushOperators(setCharacterSpacing(0));
  }

  /** Writes upwards along the page, from the current height. */
  upwards(x: number, text: string, size = 10) {
    this.page.drawText(text, { x, y: 842 - this.y, size, font: this.fonts.bold, rotate: degrees(90) });
  }

  /** A symbol of a font that has nothing else. */
  sign(x: number, symbol: string, size = 8) {
    this.page.drawText(symbol, { x, y: 842 - this.y, size, font: this.fonts.signs });
  }

  /** Writes and goes to the next line. */
  line(x: number, text: string, ink: Ink = {}) {
    this.put(x, text, ink);
    this.skip((ink.size ?? 10) * 1.4);
  }

  skip(points: number) {
    this.y += points;
  }

  area(x: number, y: number, width: number, height: number, color: Color) {
    this.page.drawRectangle({ x, y: 842 - y - height, width, height, color });
  }

  /** Goes on overleaf. */
  turn(y: number) {
    this.page = this.document.addPage([595, 842]);
    this.y = y;
  }

  rule(x: number, width: number) {
    this.page.drawLine({ start: { x, y: 842 - this.y + 8 }, end: { x: x + width, y: 842 - this.y + 8 }, thickness: 0.7 });
  }

  /** An address behind the line that was written last. */
  link(url: string) {
    const { context } = this.document;
    const action = { Type: 'Action', S: 'URI', URI: PDFString.of(url) };
    const link = context.obj({ Type: 'Annot', Subtype: 'Link', Rect: [50, 842 - this.y, 300, 856 - this.y], A: action });
    this.page.node.addAnnot(context.register(link));
  }

  /** Who the file says wrote it. */
  author(name: string) {
    this.document.setAuthor(name);
  }

  save(): Promise<Uint8Array> {
    return this.document.save();
  }
}
