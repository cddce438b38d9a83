// Writes the widths of all characters of the fonts in this folder to src/metrics-table.ts: node fonts/metrics.mjs
import fs from 'node:fs';
import path from 'node:path';
import fontkit from '@pdf-lib/fontkit';

const files = { regular: 'inter-regular.ttf', semibold: 'inter-semibold.ttf' };

const tableOf = (file) => {
  const font = fontkit.create(fs.readFileSync(path.join(import.meta.dirname, file)));
  const runs = [];
  for (const code of font.characterSet.toSorted((a, b) => a - b)) {
    const width = font.glyphForCodePoint(code).advanceWidth;
    const run = runs.at(-1);
    if (run && run[0] + run.length - 1 === code) run.push(width);
    else runs.push([code, width]);
  }
  return { unitsPerEm: font.unitsPerEm, ascent: font.ascent, descent: -font.descent, runs };
};

const tables = Object.fromEntries(Object.entries(files).map(([name, file]) => [name, tableOf(file)]));
fs.writeFileSync(
  path.join(import.meta.dirname, '..', 'src', 'metrics-table.ts'),
  `// Written by fonts/metrics.mjs.\n\nexport type FontTable = { unitsPerEm: number; ascent: number; descent: number; runs: readonly (readonly number[])[] };\n\n` +
    `/** Advance widths of each font; a run is its first code point and the widths from there on. */\n` +
    `export const fontTables: Readonly<Record<'regular' | 'semibold', FontTable>> = ${JSON.stringify(tables)};\n`,
);
