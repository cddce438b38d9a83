import { resumePreview } from '@tandem/domain/limits';
import { type Columns, numberBaseline, type Size } from './columns';
import type { Content } from './content';
import { Flow } from './flow';
import { writeContactLine, writeName } from './head';
import { lookOf } from './look';
import type { Block } from './page';
import { type Desk, writeCertificates, writeEducations, writeExperiences, writeLanguages, writeSkillText, writeSummary } from './parts';
import type { LayoutResume } from './resume';

export type Setting = { resume: LayoutResume; content: Content; size: Size; blocks: Block[]; accent: string };

const padding = resumePreview.pagePadding;
const pictureSize = 92;

/** One column: the head over a rule, then section by section. */
export const classicColumns = ({ resume, content, size, blocks, accent }: Setting): Columns => {
  const look = lookOf(accent);
  const width = size.width - 2 * padding;
  const hasPicture = resume.hasPicture && !resume.settings.pictureHidden;
  const flow = new Flow(width, blocks);
  const textWidth = hasPicture ? width - pictureSize - 24 : width;
  writeName(flow, look, content.name, textWidth);
  writeContactLine(flow, look, content.contact, textWidth);
  const used = flow.rows.reduce((sum, row) => sum + row.height + row.gap, 0);
  const lowest = hasPicture ? Math.max(used, pictureSize - 10) : used;
  flow.add({
    height: 2,
    gap: lowest - used + 14,
    isKept: true,
    items: [{ kind: 'area', x: 0, y: 0, width, height: 2, color: look.accent }],
  });
  const desk: Desk = {
    flow,
    look,
    language: resume.language,
    pageBreaks: resume.settings.pageBreaks,
    together: size.height * 0.22,
    isRuled: false,
  };
  writeSummary(desk, content);
  writeExperiences(desk, content);
  writeEducations(desk, content);
  writeCertificates(desk, content);
  writeSkillText(desk, content);
  writeLanguages(desk, content);
  return {
    columns: [{ x: padding, firstTop: padding, top: padding, bottom: size.height - padding, rows: flow.rows }],
    ...(hasPicture
      ? {
          picture: { kind: 'picture' as const, x: size.width - padding - pictureSize, y: padding, width: pictureSize, height: pictureSize },
        }
      : {}),
    numberAt: { right: size.width - padding, baseline: numberBaseline(size, padding), color: look.muted.color },
  };
};
