import type { LayoutExperience, LayoutResume } from '@tandem/resume-layout/resume';
import { requireDrawable } from './drawable';

const shown = { pageBreaks: [], pictureHidden: true, addressHidden: true, phoneHidden: true, emailHidden: true, linkedinUrlHidden: true };
const whole = { basics: {}, hasPicture: false, summary: 'I build.', educations: [], skills: [], settings: shown, language: 'en' } as const;
const experience = { description: '' } as LayoutExperience;
const resumeOf = (workExperiences: LayoutExperience[]): LayoutResume => ({ ...whole, workExperiences });
const drawing = (descriptions: string[]) => ({
  resume: resumeOf(descriptions.map((description) => ({ ...experience, description }))),
});
const isRefused = (what: Parameters<typeof requireDrawable>[0]) => {
  try {
    requireDrawable(what);
    return false;
  } catch (error) {
    expect(error).toMatchObject({ code: 'too_large' });
    return true;
  }
};

it('draws a long life', () => {
  expect(isRefused(drawing(Array.from({ length: 60 }, () => 'Led what was there to lead. '.repeat(80))))).toBe(false);
});

it('draws nothing of hundreds of pages, whether their lines are long or short', () => {
  expect(isRefused(drawing(Array.from({ length: 100 }, () => '- a\n'.repeat(625))))).toBe(true);
  expect(isRefused(drawing(Array.from({ length: 150 }, () => 'word '.repeat(500))))).toBe(true);
  expect(isRefused({ resume: resumeOf([]), letter: '\n'.repeat(20_000) })).toBe(true);
});

it('counts only what is drawn', () => {
  const hidden = { description: '- a\n'.repeat(5_000), hiddenOnResume: true } as LayoutExperience;
  expect(isRefused({ resume: resumeOf([hidden]) })).toBe(false);
  expect(isRefused({ ...drawing(['- a\n'.repeat(5_000)]), letter: 'Dear reader' })).toBe(false);
});
