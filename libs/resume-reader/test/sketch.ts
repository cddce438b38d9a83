import { readPdf } from '@tandem/pdf-text/read';
import { readResume } from '../src/read';
import type { ReadResume } from '../src/result';
import { type Ink, Paper } from './paper';

/** What is read from a page that is drawn from the top. */
export async function read(draw: (paper: Paper) => void): Promise<ReadResume> {
  const paper = await Paper.a4();
  paper.y = 60;
  draw(paper);
  return readResume(await readPdf(await paper.save()), { today: '2026-01-15' });
}

/** The same below a name, in bold unless said otherwise. */
export const named = (draw: (paper: Paper) => void, ink: Ink = { bold: true }): Promise<ReadResume> =>
  read((paper) => {
    paper.line(50, 'Nadia Ferris', { size: 20, ...ink });
    draw(paper);
  });

export function heading(paper: Paper, text: string, x = 50): void {
  paper.skip(14);
  paper.line(x, text, { bold: true, size: 13 });
  paper.skip(6);
}

/** A name, a heading, and lines below it. */
export const section = (title: string, ...lines: string[]): Promise<ReadResume> =>
  named((paper) => {
    heading(paper, title);
    lines.forEach((line) => paper.line(50, line));
  });

/** Texts beside each other, each at its place. */
export function row(paper: Paper, cells: readonly (readonly [number, string])[], bold = false): void {
  cells.forEach(([x, text]) => paper.put(x, text, { bold }));
  paper.skip(16);
}
