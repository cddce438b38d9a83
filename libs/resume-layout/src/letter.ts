import { resumePreview } from '@tandem/domain/limits';
import { cleaner } from './clean-text';
import { pagesOf, numberBaseline } from './columns';
import { contentOf } from './content';
import { Flow } from './flow';
import { writeContactLine, writeName } from './head';
import { pageSize } from './layout';
import { lookOf } from './look';
import type { Block, Layout } from './page';
import { writeDescription } from './pen';
import { defaultLook, type LayoutResume } from './resume';
import { words } from './words';

const padding = resumePreview.pagePadding;
const bodyInk = { font: 'regular', size: 14, line: 22, color: '#1b1f1d' } as const;

/** Lays out a letter (markdown paragraphs and lists) under the head of its sender's resume, on the same paper in the same colour. */
export const layoutLetter = (sender: LayoutResume, markdown: string): Layout => {
  const { paper = defaultLook.paper, accent = defaultLook.accent } = sender.settings;
  const content = contentOf(sender);
  const size = pageSize(paper);
  const look = lookOf(accent);
  const blocks: Block[] = [];
  const flow = new Flow(size.width - 2 * padding, blocks);
  const { clean, unshown } = cleaner();
  writeName(flow, look, content.name);
  writeContactLine(flow, look, content.contact);
  flow.add({
    height: 2,
    gap: 14,
    isKept: true,
    items: [{ kind: 'area', x: 0, y: 0, width: flow.width, height: 2, color: look.accent }],
  });
  const first = flow.rows.length;
  clean(markdown)
    .split(/\n{2,}/)
    .forEach((paragraph, i) => writeDescription(flow, paragraph, bodyInk, { section: 'letter', gap: i === 0 ? 40 : 12, width: 600 }));
  const opening = flow.rows[first];
  if (opening) opening.isKept = true;
  const { pages, starts } = pagesOf({
    columns: [{ x: padding, firstTop: padding, top: padding, bottom: size.height - padding, rows: flow.rows }],
    numberAt: { right: size.width - padding, baseline: numberBaseline(size, padding), color: look.muted.color },
  });
  return {
    ...size,
    language: sender.language,
    title: words[sender.language].letterOf(content.name),
    pages,
    blocks,
    starts,
    unshown: [...new Set([...content.unshown, ...unshown])],
  };
};
