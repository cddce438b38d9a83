import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FontName } from '../measure';

/** The bytes of the fonts a PDF is set in. */
export type FontFiles = Readonly<Record<FontName, Uint8Array>>;

const folder = join(__dirname, '..', '..', 'fonts');

/** Reads the fonts of this package from disk; read them once and keep them. */
export const readFonts = (): FontFiles => ({
  regular: readFileSync(join(folder, 'inter-regular.ttf')),
  semibold: readFileSync(join(folder, 'inter-semibold.ttf')),
});
