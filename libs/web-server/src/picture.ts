import { renderAsync, Resvg, type ResvgRenderOptions } from '@resvg/resvg-js';
import { escaped } from './escaped';

/** What a picture of a page says: its title, and a few words below. */
export type PictureWords = { title: string; lines: readonly string[] };

const width = 1200;
const height = 630;
const margin = 88;
const room = width - 2 * margin;
const face = 'Bricolage Grotesque';
const colours = { candidate: '#0d5c46', employer: '#3a3fa3', admin: '#3d4a5c' } as const;

const fontFile = (name: string): string => require.resolve(`@expo-google-fonts/bricolage-grotesque/${name}`);
const options: ResvgRenderOptions = {
  font: {
    fontFiles: [fontFile('400Regular/BricolageGrotesque_400Regular.ttf'), fontFile('700Bold/BricolageGrotesque_700Bold.ttf')],
    loadSystemFonts: false,
    defaultFontFamily: face,
  },
};

/** Arrows, signs and emoji, with what joins them. */
const signs = /[\u200d\u2190-\u2bff\ufe0f\u{1f000}-\u{1faff}\u{e0020}-\u{e007f}]/gu;
// What XML cannot hold, and no picture shows; and what the one face here has no form for.
const printable = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, (sign) => (/\s/.test(sign) ? ' ' : ''))
    .replace(signs, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Whether the face has the letters of a text. Half of a title would be another title, and boxes are none. */
const isDrawn = (text: string): boolean => !/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(text);

type Style = { size: number; weight: 400 | 700; colour: string };

const line = (text: string, at: number, { size, weight, colour }: Style): string =>
  `<text x="${margin}" y="${at}" font-family="${face}" font-size="${size}" font-weight="${weight}" fill="${colour}">${escaped(text)}</text>`;

const svg = (content: string): string => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`;

const widthOf = (text: string, style: Style): number => new Resvg(svg(line(text, 100, style)), options).getBBox()?.width ?? 0;

/** Words in at most so many lines that fit; the last one ends in an ellipsis where there are more. */
const wrapped = (text: string, most: number, style: Style): string[] => {
  const words = printable(text).slice(0, 300).split(' ').filter(Boolean);
  const lines: string[] = [];
  for (const word of words) {
    const longer = [...lines.slice(-1), word].join(' ');
    if (lines.length > 0 && widthOf(longer, style) <= room) lines[lines.length - 1] = longer;
    else if (lines.length < most) lines.push(word);
    else return [...lines.slice(0, -1), cut(`${lines.at(-1) ?? ''}…`, style)];
  }
  return lines.map((each) => cut(each, style));
};

/** As much of a line as fits, found by halving: to measure is dear, and whoever publishes a word of 200 letters must not hold up the others. */
const cut = (text: string, style: Style): string => {
  if (widthOf(text, style) <= room) return text;
  const signs = [...text.replace(/…$/, '')];
  const shortened = (length: number) => `${signs.slice(0, length).join('')}…`;
  let [fits, tooMany] = [1, signs.length + 1];
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2);
    if (widthOf(shortened(middle), style) <= room) fits = middle;
    else tooMany = middle;
  }
  return shortened(fits);
};

/** A picture of 1200 x 630 for who shows a link, as PNG. */
export const drawPicture = async (
  words: PictureWords,
  { product, app }: { product: string; app: keyof typeof colours },
): Promise<Buffer> => {
  const title = isDrawn(words.title) && printable(words.title) ? words.title : product;
  const lines = words.lines.filter(isDrawn);
  const big: Style = { size: title.length > 60 ? 60 : 76, weight: 700, colour: '#1c2420' };
  const small: Style = { size: 36, weight: 400, colour: '#4a554f' };
  const name: Style = { size: 36, weight: 700, colour: colours[app] };
  const titleLines = wrapped(title, 3, big);
  const step = big.size * 1.12;
  const rest = lines.flatMap((each) => wrapped(each, 2, small)).slice(0, 2);
  const below = 150 + titleLines.length * step;
  const content = [
    `<rect width="${width}" height="${height}" fill="#fbfaf7"/><rect width="${width}" height="16" fill="${colours[app]}"/>`,
    ...titleLines.map((each, index) => line(each, 170 + index * step, big)),
    ...rest.map((each, index) => line(each, below + 20 + index * 50, small)),
    line(product, height - 64, name),
  ];
  return (await renderAsync(svg(content.join('')), options)).asPng();
};
