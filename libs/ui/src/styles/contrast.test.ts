import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Lightness, chroma, hue. */
type Oklch = [number, number, number];
type Theme = 'light' | 'dark';

const css = readFileSync(path.join(__dirname, 'tokens.css'), 'utf8').replace(/\/\*[^]*?\*\//g, '');
const blocks = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({ selector: selector.trim(), body }));
const OKLCH = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/;

const inTheme = (value: string, theme: Theme) => {
  const both = /^light-dark\((.*)\)$/s.exec(value)?.[1];
  if (!both) return value;
  const split = both.indexOf('),') + 1;
  return (theme === 'light' ? both.slice(0, split) : both.slice(split + 1)).trim();
};

/** The colours that hold for an audience in a theme, by token name. */
const coloursOf = (audience: string, theme: Theme) => {
  const colours = new Map<string, Oklch>();
  for (const { selector, body } of blocks) {
    if (!selector.split(',').some((one) => [':root', `[data-audience="${audience}"]`].includes(one.trim()))) continue;
    for (const [, name = '', value = ''] of body.matchAll(/--([\w-]+):\s*([^;]+);/g)) {
      const [, l, c, h] = OKLCH.exec(inTheme(value.trim(), theme)) ?? [];
      if (l && c && h) colours.set(name, [Number(l), Number(c), Number(h)]);
    }
  }
  return colours;
};

/** OKLCH to linear sRGB, after Björn Ottosson (2020); out of gamut is clipped. */
const linearRgb = ([lightness, chroma, hue]: Oklch) => {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return channels.map((channel) => Math.min(1, Math.max(0, channel)));
};

/** Relative luminance and contrast ratio of WCAG 2. */
const luminance = (colour: Oklch) => {
  const [red = 0, green = 0, blue = 0] = linearRgb(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (one: Oklch, other: Oklch) => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((first, second) => first - second);
  return (light + 0.05) / (dark + 0.05);
};

type Pair = [front: string, back: string];
const on = (fronts: string[], backs: string[]): Pair[] => fronts.flatMap((front) => backs.map((back): Pair => [front, back]));

/** Every pair of tokens the components put on each other. Add a pair when you add a use. */
const textPairs: Pair[] = [
  ...on(['ink', 'ink-2', 'ink-3'], ['paper', 'surface', 'sunken', 'hover', 'accent-soft']),
  ...on(['accent', 'accent-hover', 'danger', 'success', 'for'], ['paper', 'surface', 'sunken']),
  ...on(['warning', 'against', 'info'], ['paper', 'surface']),
  ...on(['on-accent'], ['accent', 'accent-hover']),
  ...on(['accent-ink'], ['accent-soft', 'accent-soft-2']),
  ...on(['accent'], ['accent-soft']),
  ...on(['ink'], ['accent-soft-2', 'for-mark', 'against-mark']),
  ...on(['ink', 'ink-2'], ['spot-soft']),
  ...['success', 'warning', 'danger', 'info'].map((tone): Pair => [`${tone}-ink`, `${tone}-soft`]),
  ['danger', 'danger-soft'],
  ['on-danger', 'danger'],
  ...on(['on-deep', 'on-deep-2'], ['deep', 'deep-2']),
  ['on-deep-accent', 'deep'],
  ['deep', 'on-deep'],
  ['deep', 'on-deep-accent'],
];
const graphicPairs: Pair[] = [
  ...on(['line-control', 'accent', 'for', 'against', 'unread', 'warning'], ['paper', 'surface']),
  ['line-control', 'sunken'],
  ['accent', 'accent-soft-2'],
  ['for', 'for-mark'],
  ['against', 'against-mark'],
];

describe.each(['candidate', 'employer', 'admin'])('the colours of the %s app', (audience) => {
  describe.each(['light', 'dark'] as const)('in %s', (theme) => {
    const colours = coloursOf(audience, theme);
    const ratio = ([front, back]: Pair) => {
      const [one, other] = [colours.get(front), colours.get(back)];
      if (!one || !other) throw new Error(`No colour for ${front} on ${back}`);
      return contrast(one, other);
    };
    const tooWeak = (pairs: Pair[], least: number) =>
      pairs.filter((pair) => ratio(pair) < least).map((pair) => `${pair.join(' on ')}: ${ratio(pair).toFixed(2)}`);

    it('keep text at 4.5:1', () => expect(tooWeak(textPairs, 4.5)).toEqual([]));
    it('keep controls and drawings at 3:1', () => expect(tooWeak(graphicPairs, 3)).toEqual([]));
  });
});

it('measures black on white as 21:1', () => expect(contrast([0, 0, 0], [1, 0, 0])).toBeCloseTo(21, 1));
