import { aResume } from '@tandem/web-kit/testing/resumes';
import type { PartSavers } from '../resume-store';
import { draftOf, newEntry, type Draft } from './draft';
import { DraftSaver } from './draft-saver';

const resume = aResume();
const job = { ...newEntry.experiences(), title: 'Baker', company: 'Brood', startDate: '2020-01', description: 'Bread' };
const stored = { ...job, id: 'e1' };

let sent: [string, unknown][];
const send = {
  basics: async (value) => {
    sent.push(['basics', value]);
    return { ...resume, basicInfo: { ...resume.basicInfo, ...value } };
  },
  summary: async (summary) => {
    sent.push(['summary', summary]);
    return { ...resume, summary };
  },
  settings: async (value) => {
    sent.push(['settings', value]);
    return { ...resume, settings: { ...resume.settings, ...value } };
  },
  experiences: async (value) => {
    sent.push(['experiences', value]);
    return [stored];
  },
  educations: async () => [],
  skills: async () => [],
} satisfies PartSavers;

let draft: Draft;
let saver: DraftSaver;
beforeEach(() => {
  sent = [];
  draft = draftOf(resume, null, 'nl');
  saver = new DraftSaver(draft, resume);
});

it('sends what changed, and once the language of the page', async () => {
  const next = { ...draft, summary: 'Ik bak.' };
  expect(saver.unsaved(next)).toEqual(['summary']);
  await saver.save(next, new Set(), send);
  expect(sent).toEqual([['summary', 'Ik bak.'], ['settings', { language: 'nl' }]]); // prettier-ignore
  await saver.save({ ...next, basics: { ...next.basics, firstName: 'Bo' } }, new Set(), send);
  expect(sent.at(-1)).toEqual(['basics', { firstName: 'Bo' }]);
  expect(sent).toHaveLength(3);
});

it('clears the ids of new entries and uses those the server gave from then on', async () => {
  await saver.save({ ...draft, experiences: [job] }, new Set(), send);
  expect(sent[0]).toEqual(['experiences', [{ ...job, id: undefined }]]);
  await saver.save({ ...draft, experiences: [{ ...job, title: 'Master baker' }] }, new Set(), send);
  expect(sent.at(-1)).toEqual(['experiences', [{ ...job, title: 'Master baker', id: 'e1' }]]);
});

it('keeps back a part that is not right yet', async () => {
  const next = { ...draft, summary: 'Ik bak.', experiences: [newEntry.experiences()] };
  await saver.save(next, new Set(['experiences']), send);
  expect(sent.map(([part]) => part)).toEqual(['summary', 'settings']);
  expect(saver.unsaved(next)).toEqual(['experiences']);
});

it('tells the changes of another window from its own', async () => {
  await saver.save({ ...draft, summary: 'Ik bak.', experiences: [job] }, new Set(), send);
  const own = { ...resume, summary: 'Ik bak.', workExperiencesParsed: [stored] };
  expect(saver.isForeign(own)).toBe(false);
  expect(saver.isForeign({ ...own, basicInfo: { picture: '/files/x?token=2' } })).toBe(false);
  expect(saver.isForeign({ ...own, summary: 'Ik bak brood.' })).toBe(true);
});

it('knows the change of another window in a part it has just saved', async () => {
  await saver.save({ ...draft, summary: 'Ik bak.' }, new Set(), send);
  expect(saver.isForeign({ ...resume, summary: 'Zij bakt.' })).toBe(true);
  expect(saver.isForeign({ ...resume, summary: 'Zij bakt.' })).toBe(false);
});

it('knows the change of another window in a part it failed to save', async () => {
  const away = { ...send, summary: async () => Promise.reject(new Error('away')) };
  await expect(saver.save({ ...draft, summary: 'Ik bak.' }, new Set(), away)).rejects.toThrow('away');
  expect(saver.isForeign(resume)).toBe(false);
  expect(saver.isForeign({ ...resume, summary: 'Zij bakt.' })).toBe(true);
});
