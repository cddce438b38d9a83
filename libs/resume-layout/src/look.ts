import type { Ink } from './pen';

/** The inks of a page; one accent colour, the rest is black and greys. */
export type Look = {
  accent: string;
  tint: string;
  name: Ink;
  heading: Ink;
  strong: Ink;
  body: Ink;
  muted: Ink;
};

const ink = '#1b1f1d';
const grey = '#545b57';

/** A colour mixed with white: 0 is white, 1 the colour itself. */
const tinted = (color: string, share: number): string =>
  `#${[1, 3, 5]
    .map((at) => Math.round(255 - (255 - Number.parseInt(color.slice(at, at + 2), 16)) * share))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;

export const lookOf = (accent: string): Look => ({
  accent,
  tint: tinted(accent, 0.08),
  name: { font: 'semibold', size: 32, line: 40, color: ink },
  heading: { font: 'semibold', size: 16, line: 22, color: accent },
  strong: { font: 'semibold', size: 13.5, line: 20, color: ink },
  body: { font: 'regular', size: 13, line: 19.5, color: ink },
  muted: { font: 'regular', size: 12.5, line: 18.5, color: grey },
});

/** The same inks in a narrow column. */
export const narrowLookOf = (accent: string): Look => ({
  ...lookOf(accent),
  heading: { font: 'semibold', size: 14, line: 20, color: accent },
  strong: { font: 'semibold', size: 12.5, line: 18, color: ink },
  body: { font: 'regular', size: 12.5, line: 18, color: ink },
  muted: { font: 'regular', size: 12, line: 17, color: grey },
});
