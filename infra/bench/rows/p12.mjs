// @ts-check
import fontkit from '@pdf-lib/fontkit';
import { layoutResume } from '@tandem/resume-layout/layout';
import { readFonts } from '@tandem/resume-layout/pdf/fonts';
import { paintPdf, pdfScale } from '@tandem/resume-layout/pdf/paint';
import { resumeTemplates } from '@tandem/domain/resume';
import { PDFDocument } from 'pdf-lib';
import { sideBySide } from '../ratio.mjs';
import { longResume } from '../long-resume.mjs';

const fonts = readFonts();
const jobs = 8;

/** The same words at the same places by pdf-lib alone: no layout, no tags, links or bookmarks. */
const drawnBare = async (/** @type {import('@tandem/resume-layout/page').Layout} */ { pages, width, height }) => {
  const document = await PDFDocument.create();
  document.registerFontkit(fontkit);
  const embedded = {
    regular: await document.embedFont(fonts.regular, { subset: true }),
    semibold: await document.embedFont(fonts.semibold, { subset: true }),
  };
  for (const { items } of pages) {
    const page = document.addPage([width * pdfScale, height * pdfScale]);
    for (const item of items) {
      if (item.kind !== 'text') continue;
      const at = { x: item.x * pdfScale, y: page.getHeight() - item.y * pdfScale, size: item.size * pdfScale };
      page.drawText(item.text, { ...at, font: embedded[item.font] });
    }
  }
  return document.save();
};

/** @type {import('../row.mjs').Row} */
export const row = {
  id: 'P12',
  what: 'a resume of two pages, laid out and painted as a tagged PDF',
  peer: 'pdf-lib drawing the same text without layout',
  measure: async () => {
    const figures = [];
    const notes = [];
    for (const template of resumeTemplates) {
      const resume = longResume(jobs, template);
      const pages = layoutResume(resume);
      const whole = async () => paintPdf(layoutResume(resume), { fonts });
      const { ratio, ours, peer } = await sideBySide(whole, () => drawnBare(pages), { pairs: 15, warmUps: 3 });
      figures.push({ name: template, value: ratio, unit: 'x', floor: 3, goal: 1.5, isLowerBetter: true });
      notes.push(`${template}: ${pages.pages.length} pages, ${ours.toFixed(0)} ms against ${peer.toFixed(0)} ms`);
    }
    return { figures, notes };
  },
};
