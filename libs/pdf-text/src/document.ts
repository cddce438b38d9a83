/** A rectangle on a page in points (1/72 inch); the origin is the top left corner of the page, y grows downwards. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A run of text in one style on one baseline, without a gap wider than a word space. Units: points. */
export interface TextItem extends Box {
  text: string;
  /** Distance of the baseline from the top of the page. */
  baseline: number;
  fontSize: number;
  /** The font's own name without the subset prefix, e.g. `Roboto-Bold`. */
  fontName: string;
  bold: boolean;
  italic: boolean;
  /** Fill colour as `#rrggbb`. */
  color: string;
  /** The letters are set apart, as designers do with headings. */
  spaced: boolean;
  /** A symbol of an icon font: its text has no meaning. */
  icon: boolean;
  /** 0 to 1: how sure the letters are, where they were recognised in a picture. */
  certainty?: number;
}

/** A text that stands on its side. */
export interface TurnedText extends Box {
  text: string;
}

/** A filled or stroked path, by its bounding box: `rule` is a line, `area` a block of colour, `mark` anything small (bars, dots). */
export interface Shape extends Box {
  kind: 'rule' | 'area' | 'mark';
  color: string;
}

/** A web or mail address behind a region of the page. */
export interface Link extends Box {
  url: string;
}

export interface Page {
  /** 1 for the first page. */
  number: number;
  width: number;
  height: number;
  /** In the order in which the file draws them. Text that does not run from left to right is no part of them. */
  items: TextItem[];
  /** Text that stands on its side, read upwards or downwards. */
  turned?: TurnedText[];
  shapes: Shape[];
  links: Link[];
}

export interface PdfDocument {
  pages: Page[];
  info: { title?: string; author?: string; producer?: string; creator?: string };
  /** False for a scan: its pages have no letters, or a few of the scanner's own. */
  hasText: boolean;
}
