import type { Shape } from './document';
import { type Font, describeFont, type FontSource } from './font';
import { apply, identity, type Matrix, multiply } from './matrix';

/** A drawn character; units are points on the page, `end` is where its advance ends, letter spacing not counted. */
export interface Glyph {
  text: string;
  x: number;
  end: number;
  baseline: number;
  size: number;
  font: Font;
  color: string;
}

/** A character of a text that stands on its side; `y` and `next` are where it begins and the next one may. */
export interface TurnedGlyph extends Omit<Glyph, 'end' | 'baseline'> {
  y: number;
  next: number;
}

export interface Painting {
  glyphs: Glyph[];
  turned: TurnedGlyph[];
  shapes: Shape[];
  /** Numbers of the longest path. */
  longestPath: number;
}

interface SourceGlyph {
  unicode: string;
  width: number;
  isSpace: boolean;
}

interface State {
  ctm: Matrix;
  fill: string;
  /** 0 for letters that cannot be seen. */
  opacity: number;
  stroke: string;
  lineWidth: number;
  font: Font;
  size: number;
  charSpacing: number;
  wordSpacing: number;
  scale: number;
  leading: number;
  rise: number;
  text: Matrix;
  x: number;
  y: number;
  lineX: number;
  lineY: number;
}

/** pdfjs' operator list and the table of its operation numbers. */
export interface Operators {
  fnArray: ArrayLike<number>;
  argsArray: ArrayLike<unknown>;
}
export type OperationNumbers = Record<string, number>;
type Step = (painter: Painter, args: readonly unknown[]) => void;

const maxShapes = 6000;
const thin = 3.5;
const maxTurned = 2000;

const number = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : 0);
const colorOf = (value: unknown) => (typeof value === 'string' ? value : '#808080');
const matrixOf = (value: unknown): Matrix | null => {
  if (!value || typeof value !== 'object' || !('length' in value) || value.length !== 6) return null;
  const [a, b, c, d, e, f] = Array.from(value as ArrayLike<unknown>, number);
  return [a ?? 1, b ?? 0, c ?? 0, d ?? 1, e ?? 0, f ?? 0];
};

class Painter {
  readonly glyphs: Glyph[] = [];
  readonly turned: TurnedGlyph[] = [];
  readonly shapes: Shape[] = [];
  private readonly stack: State[] = [];
  private readonly fonts = new Map<string, Font>();
  private readonly outlined = new Map<Font, Font>();
  /** The colour of the shape drawn last. */
  private drawn = '#000000';
  state: State;

  constructor(
    base: Matrix,
    private readonly loadFont: (id: string) => FontSource | null,
  ) {
    this.state = {
      ctm: base,
      fill: '#000000',
      opacity: 1,
      stroke: '#000000',
      lineWidth: 1,
      font: describeFont(null),
      size: 0,
      charSpacing: 0,
      wordSpacing: 0,
      scale: 1,
      leading: 0,
      rise: 0,
      text: identity,
      x: 0,
      y: 0,
      lineX: 0,
      lineY: 0,
    };
  }

  save() {
    this.stack.push({ ...this.state });
  }

  restore() {
    this.state = this.stack.pop() ?? this.state;
  }

  transform(matrix: Matrix | null) {
    if (matrix) this.state.ctm = multiply(this.state.ctm, matrix);
  }

  setFont(id: unknown, size: unknown) {
    const key = String(id);
    let font = this.fonts.get(key);
    if (!font) {
      font = describeFont(this.loadFont(key));
      this.fonts.set(key, font);
    }
    this.state.font = font;
    this.state.size = number(size);
  }

  /**
   * Where a font has no bold cut, browsers draw the thickened letters as shapes and lay transparent text over them, so that it can be
   * selected: it looks like the shapes.
   */
  private look(): Pick<Glyph, 'font' | 'color'> {
    const { font, fill, opacity } = this.state;
    if (opacity > 0) return { font, color: fill };
    const bold = this.outlined.get(font) ?? { ...font, name: `${font.name}-Bold`, bold: true };
    this.outlined.set(font, bold);
    return { font: bold, color: this.drawn };
  }

  moveText(x: number, y: number) {
    const { state } = this;
    state.x = state.lineX += x;
    state.y = state.lineY += y;
  }

  setTextMatrix(matrix: Matrix) {
    Object.assign(this.state, { text: matrix, x: 0, y: 0, lineX: 0, lineY: 0 });
  }

  showText(glyphs: readonly (SourceGlyph | number)[]) {
    const { state } = this;
    const { font, size, scale } = state;
    const unit = size * (font.matrix[0] ?? 0.001);
    const direct = multiply(state.ctm, state.text);
    const upright = direct[0] * size > 0 && Math.abs(direct[1]) < 0.02 * Math.abs(direct[0]);
    const isTurned = Math.abs(direct[0]) < 0.02 * Math.abs(direct[1]);
    const height = Math.abs(size) * Math.hypot(direct[2], direct[3]);
    // Fonts made of drawings may carry their size in the font matrix instead.
    const look = this.look();
    const shown = font.type3 && height < 3 ? height * Math.abs(font.matrix[3] ?? 0.001) * font.boxHeight : height;
    for (const glyph of glyphs) {
      if (typeof glyph === 'number') {
        state.x -= (glyph * size * scale) / 1000;
        continue;
      }
      const advance = number(glyph.width) * unit * scale;
      const [x, baseline] = apply(direct, state.x, state.y + state.rise);
      if (isTurned && glyph.unicode && this.turned.length < maxTurned) {
        const [, next] = apply(direct, state.x + advance, state.y + state.rise);
        this.turned.push({ text: glyph.unicode, x, y: baseline, next, size: shown, ...look });
      }
      if (upright && !font.vertical && glyph.unicode) {
        const [end] = apply(direct, state.x + advance, state.y + state.rise);
        this.glyphs.push({ text: glyph.unicode, x, end, baseline, size: shown, ...look });
      }
      state.x += advance + ((glyph.isSpace ? state.wordSpacing : 0) + state.charSpacing) * scale;
    }
  }

  /** A path is kept by its bounding box: that is all the layout asks for. */
  drawPath(bounds: Matrix | readonly number[], stroked: boolean) {
    this.drawn = stroked ? this.state.stroke : this.state.fill;
    if (this.shapes.length >= maxShapes) return;
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = bounds;
    const [left, top] = apply(this.state.ctm, x0, y0);
    const [right, bottom] = apply(this.state.ctm, x1, y1);
    const line = stroked ? this.state.lineWidth * Math.hypot(this.state.ctm[0], this.state.ctm[1]) : 0;
    const width = Math.max(Math.abs(right - left), line);
    const height = Math.max(Math.abs(bottom - top), line);
    if (!Number.isFinite(width + height)) return;
    const long = Math.max(width, height);
    const kind = Math.min(width, height) <= thin && long >= 24 ? 'rule' : width >= 40 && height >= 14 ? 'area' : 'mark';
    this.shapes.push({ kind, x: Math.min(left, right), y: Math.min(top, bottom), width, height, color: this.drawn });
  }
}

const steps: Record<string, Step> = {
  save: (painter) => painter.save(),
  restore: (painter) => painter.restore(),
  transform: (painter, args) => painter.transform(matrixOf(args)),
  paintFormXObjectBegin: (painter, [matrix]) => {
    painter.save();
    painter.transform(matrixOf(matrix));
  },
  paintFormXObjectEnd: (painter) => painter.restore(),
  beginAnnotation: (painter, [, , outer, inner]) => {
    painter.save();
    painter.transform(matrixOf(outer));
    painter.transform(matrixOf(inner));
  },
  endAnnotation: (painter) => painter.restore(),
  beginText: (painter) => painter.setTextMatrix(identity),
  setFont: (painter, [id, size]) => painter.setFont(id, size),
  setTextMatrix: (painter, args) => painter.setTextMatrix(matrixOf(args.length === 1 ? args[0] : args) ?? identity),
  moveText: (painter, [x, y]) => painter.moveText(number(x), number(y)),
  setLeadingMoveText: (painter, [x, y]) => {
    painter.state.leading = number(y);
    painter.moveText(number(x), number(y));
  },
  nextLine: (painter) => painter.moveText(0, painter.state.leading),
  setLeading: (painter, [value]) => void (painter.state.leading = -number(value)),
  setCharSpacing: (painter, [value]) => void (painter.state.charSpacing = number(value)),
  setWordSpacing: (painter, [value]) => void (painter.state.wordSpacing = number(value)),
  setHScale: (painter, [value]) => void (painter.state.scale = number(value) / 100),
  setTextRise: (painter, [value]) => void (painter.state.rise = number(value)),
  setLineWidth: (painter, [value]) => void (painter.state.lineWidth = number(value)),
  setFillRGBColor: (painter, [color]) => void (painter.state.fill = colorOf(color)),
  setStrokeRGBColor: (painter, [color]) => void (painter.state.stroke = colorOf(color)),
  setFillColorN: (painter) => void (painter.state.fill = '#808080'),
  setGState: (painter, [entries]) => {
    if (!Array.isArray(entries)) return;
    for (const [key, value] of entries as [string, unknown][]) {
      if (key === 'Font' && Array.isArray(value)) painter.setFont(value[0], value[1]);
      if (key === 'ca') painter.state.opacity = number(value);
    }
  },
  showText: (painter, [glyphs]) => {
    if (Array.isArray(glyphs)) painter.showText(glyphs.filter((glyph) => glyph !== null && glyph !== undefined));
  },
};

const strokes = ['stroke', 'closeStroke'];
const fills = ['fill', 'eoFill', 'fillStroke', 'eoFillStroke', 'closeFillStroke', 'closeEOFillStroke'];

/** Follows the drawing operations of a page and returns every character with its place and style, and the painted shapes. */
export function paint(
  operators: Operators,
  numbers: OperationNumbers,
  base: Matrix,
  loadFont: (id: string) => FontSource | null,
): Painting {
  const painter = new Painter(base, loadFont);
  const table: Step[] = [];
  for (const [name, step] of Object.entries(steps)) table[numbers[name] ?? -1] = step;
  const isStroke = new Set(strokes.map((name) => numbers[name]));
  const isFill = new Set(fills.map((name) => numbers[name]));
  let longestPath = 0;
  for (let i = 0; i < operators.fnArray.length; i++) {
    const operation = operators.fnArray[i] ?? -1;
    const args = (operators.argsArray[i] ?? []) as ArrayLike<unknown>;
    if (operation === numbers.constructPath) {
      const drawn = args[0] as number;
      const [path] = args[1] as [ArrayLike<number> | null];
      const bounds = args[2] as ArrayLike<number> | null;
      longestPath = Math.max(longestPath, path?.length ?? 0);
      if (bounds && (isStroke.has(drawn) || isFill.has(drawn))) painter.drawPath(Array.from(bounds), isStroke.has(drawn));
      continue;
    }
    table[operation]?.(painter, Array.isArray(args) ? args : Array.from(args));
  }
  return { glyphs: painter.glyphs, turned: painter.turned, shapes: painter.shapes, longestPath };
}
