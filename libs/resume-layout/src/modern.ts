import { resumePreview } from '@tandem/domain/limits';
import type { Setting } from './classic';
import { type Columns, numberBaseline } from './columns';
import { Flow } from './flow';
import { writeName } from './head';
import { lookOf, narrowLookOf } from './look';
import {
  type Desk,
  writeCertificates,
  writeContactList,
  writeEducations,
  writeExperiences,
  writeLanguages,
  writeSkillList,
  writeSummary,
} from './parts';

const padding = resumePreview.pagePadding;
const sideShare = 0.315;
const sidePadding = 24;
const pictureSize = 128;

/** A tinted column at the left with contact, skills and languages; the rest beside it. */
export const modernColumns = ({ resume, content, size, blocks, accent }: Setting): Columns => {
  const sideWidth = Math.round(size.width * sideShare);
  const mainX = sideWidth + 36;
  const main = new Flow(size.width - mainX - padding, blocks);
  const look = lookOf(accent);
  const common = { language: resume.language, pageBreaks: resume.settings.pageBreaks, isRuled: false };
  const desk: Desk = { ...common, flow: main, look, together: size.height * 0.24 };
  writeName(main, { ...look, name: { ...look.name, color: look.accent } }, content.name);
  writeSummary(desk, content);
  writeExperiences(desk, content);
  writeEducations(desk, content);
  writeCertificates(desk, content);

  const side = new Flow(sideWidth - 2 * sidePadding, blocks);
  const sideDesk: Desk = { ...common, flow: side, look: narrowLookOf(accent), together: 0 };
  writeContactList(sideDesk, content);
  writeSkillList(sideDesk, content);
  writeLanguages(sideDesk, content);

  const hasPicture = resume.hasPicture && !resume.settings.pictureHidden;
  const bottom = size.height - padding;
  const sideTop = hasPicture ? padding + pictureSize + 24 : padding + 8;
  return {
    behind: [{ kind: 'area', x: 0, y: 0, width: sideWidth, height: size.height, color: look.tint }],
    columns: [
      { x: mainX, firstTop: padding, top: padding, bottom, rows: main.rows },
      { x: sidePadding, firstTop: sideTop, top: padding, bottom, rows: side.rows },
    ],
    ...(hasPicture
      ? { picture: { kind: 'picture' as const, x: (sideWidth - pictureSize) / 2, y: padding, width: pictureSize, height: pictureSize } }
      : {}),
    numberAt: { right: size.width - padding, baseline: numberBaseline(size, padding), color: look.muted.color },
  };
};
