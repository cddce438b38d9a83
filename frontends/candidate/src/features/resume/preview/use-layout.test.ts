import { layoutResume } from '@tandem/resume-layout/layout';
import { draftOf, paperOf } from '../draft/draft';
import type { Resume } from '@tandem/contracts/entities/resume';
import { sharing } from './use-layout';

const job = (i: number) => ({ id: `job${i}`, title: `Cartographer ${i}`, company: 'Kaart', startDate: '2020-01', endDate: null, description: '- Drew.\n- Measured.', hiddenOnResume: false }); // prettier-ignore
const shown = { pageBreaks: [], pictureHidden: false, addressHidden: false, phoneHidden: false, emailHidden: false, linkedinUrlHidden: false }; // prettier-ignore
const resume = { summary: 'Maps.', workExperiencesParsed: Array.from({ length: 40 }, (_, i) => job(i)), educationsParsed: [], skillsParsed: [], settings: shown, basicInfo: {} } as unknown as Resume; // prettier-ignore
const laidOut = (summary: string) => layoutResume(paperOf(draftOf({ ...resume, summary }, null, 'en'), false));

it('keeps the pages that a keystroke leaves as they are', () => {
  const before = laidOut('Maps.');
  const after = sharing(before, laidOut('Maps!'));
  expect(after.pages.length).toBeGreaterThan(2);
  expect(after.pages[0]).not.toBe(before.pages[0]);
  expect(after.pages.slice(1).every((page, i) => page === before.pages[i + 1])).toBe(true);
});
