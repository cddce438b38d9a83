import type { ResumePaper } from '@tandem/domain/resume';
import { paper, resumePreview } from '@tandem/domain/limits';
import { classicColumns } from './classic';
import { contentOf } from './content';
import { pagesOf } from './columns';
import { modernColumns } from './modern';
import type { Block, Layout } from './page';
import { defaultLook, type LayoutResume } from './resume';
import { words } from './words';

/** A page in pixels. */
export const pageSize = (name: ResumePaper): { width: number; height: number } => ({
  width: Math.round(paper[name].width * resumePreview.pixelsPerMillimetre * 100) / 100,
  height: Math.round(paper[name].height * resumePreview.pixelsPerMillimetre * 100) / 100,
});

const hexColor = /^#[0-9a-f]{6}$/i;

/**
 * Turns a resume into pages of positioned text. Pure and quick enough for every keystroke; the preview and the PDF are painted from the
 * same pages. There is always at least one page.
 */
export const layoutResume = (resume: LayoutResume): Layout => {
  const { template = defaultLook.template, paper: paperName = defaultLook.paper, accent = defaultLook.accent } = resume.settings;
  const content = contentOf(resume);
  const size = pageSize(paperName);
  const blocks: Block[] = [];
  const setting = { resume, content, size, blocks, accent: hexColor.test(accent) ? accent : defaultLook.accent };
  const columns = template === 'modern' ? modernColumns(setting) : classicColumns(setting);
  const { pages, starts } = pagesOf(columns);
  return {
    ...size,
    language: resume.language,
    title: content.name ? words[resume.language].resumeOf(content.name) : words[resume.language].resumeOf('').trim(),
    pages,
    blocks,
    starts,
    unshown: content.unshown,
  };
};
