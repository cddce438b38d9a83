import type { Contact } from './content';
import type { Flow } from './flow';
import type { Look } from './look';
import { widthOf } from './measure';
import type { PageItem } from './page';
import { lineOf, writeParagraph } from './pen';
import { wrap } from './wrap';

const between = '  |  ';

const nameScales = [1, 0.875, 0.75] as const;
const mostNameLines = 2;

/** The name in large letters; a long one in smaller ones, so that it takes two lines at most where that can be. */
export const writeName = (flow: Flow, look: Look, name: string, width = flow.width): void => {
  const inks = nameScales.map((scale) => ({ ...look.name, size: look.name.size * scale, line: look.name.line * scale }));
  const ink = inks.find((each) => wrap(name, each, width).length <= mostNameLines) ?? inks.at(-1) ?? look.name;
  writeParagraph(flow, name, ink, { section: 'head', width }, 'H1');
};

/** Ways to reach somebody side by side, over as many lines as they take. */
export const writeContactLine = (flow: Flow, look: Look, contact: readonly Contact[], width = flow.width): void => {
  const { font, size, line } = look.muted;
  const gap = widthOf(between, font, size);
  const rows: Contact[][] = [];
  let used = 0;
  for (const each of contact) {
    const long = widthOf(each.text, font, size);
    const last = rows.at(-1);
    if (last && used + gap + long <= width) {
      last.push(each);
      used += gap + long;
    } else {
      rows.push([each]);
      used = long;
    }
  }
  rows.forEach((row, i) => {
    let x = 0;
    const items: PageItem[] = [];
    row.forEach(({ text, link }, n) => {
      if (n > 0) {
        items.push(lineOf('|', { ...look.muted, color: look.accent }, x + (gap - widthOf('|', font, size)) / 2, flow.block('P', 'head')));
        x += gap;
      }
      items.push(lineOf(text, look.muted, x, flow.block('P', 'head'), link));
      x += widthOf(text, font, size);
    });
    flow.add({ height: line, gap: i === 0 ? 6 : 1, isKept: true, items });
  });
};
