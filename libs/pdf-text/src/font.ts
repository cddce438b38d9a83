import { verbose } from '@tandem/domain/verbose';
/** What the layout of a page needs to know of a font. */
export interface Font {
  name: string;
  bold: boolean;
  italic: boolean;
  icon: boolean;
  type3: boolean;
  /** Glyph space to text space, usually [0.001, 0, 0, 0.001, 0, 0]. */
  matrix: readonly number[];
  /** Height of the font's bounding box in glyph space; 0 when unknown. */
  boxHeight: number;
  vertical: boolean;
}

/** The part of pdfjs' font object that is read here. */
export interface FontSource {
  name?: string;
  bold?: boolean;
  black?: boolean;
  italic?: boolean;
  isType3Font?: boolean;
  fontMatrix?: number[];
  bbox?: number[];
  vertical?: boolean;
}

const heavy = /bold|black|heavy|semibd|demi|(?:^|[-_ ])(?:bd|sb|ebd)(?:$|[-_ ])|medium$|-b$/i;
const computerModernBold = /^CM(?:BX|B|SSBX)|^SFBX|^LMRoman\d+-Bold|^(?:ec|t1)bx/i;
const slanted = /italic|oblique|slanted|[-_]it$|^CMTI|^SFTI|^CMSL/i;
const symbols = verbose('i')`
  awesome|material.?(?:icons|symbols|design)|icomoon|ionicons|glyphicons|phosphor|academicons|lucide|feather|bootstrap-icons
  |remixicon|simpleicons|entypo|typicons|dashicons|wingdings|webdings|marvosym|fontello|dingbats|simple-line|themify|segmdl2
  |\bicons?\b
`;

const fallback: Font = {
  name: '',
  bold: false,
  italic: false,
  icon: false,
  type3: false,
  matrix: [0.001, 0, 0, 0.001, 0, 0],
  boxHeight: 0,
  vertical: false,
};

/** Reads weight, slant and kind from the font's flags and, because those are often missing, from its name. */
export function describeFont(source: FontSource | null): Font {
  if (!source) return fallback;
  const name = (source.name ?? '').replace(/^[A-Z]{6}\+/, '');
  const box = source.bbox ?? [];
  return {
    name,
    bold: source.bold === true || source.black === true || heavy.test(name) || computerModernBold.test(name),
    italic: source.italic === true || slanted.test(name),
    icon: symbols.test(name),
    type3: source.isType3Font === true,
    matrix: source.fontMatrix ?? fallback.matrix,
    boxHeight: Math.abs((box[3] ?? 0) - (box[1] ?? 0)),
    vertical: source.vertical === true,
  };
}
