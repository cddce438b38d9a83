import type { ResumeOverrides } from '@tandem/contracts/entities/resume';
import { newEntry, type Draft } from '../draft/draft';
import { differences, isChanged, tailored, withOverride } from './overrides';

const job = { ...newEntry.experiences(), id: 'w1', title: 'Nurse', company: 'East', description: 'Wards' };
const skill = { ...newEntry.skills(), id: 's1', stack: 'Wound care', yearsOfExperience: 3 };
const base = {
  summary: 'Calm.',
  experiences: [job],
  educations: [],
  certifications: [],
  skills: [skill],
  languages: [],
} as unknown as Draft;

it('lays differences over a resume and leaves its structure alone', () => {
  const overrides: ResumeOverrides = {
    summary: 'Calm nurse.',
    workExperiences: [{ id: 'w1', title: 'Senior nurse', description: '' }],
    skills: [{ id: 's1', title: 'Wounds', hiddenOnResume: true }],
  };
  const seen = tailored(base, overrides);
  expect(seen.summary).toBe('Calm nurse.');
  expect(seen.experiences).toEqual([{ ...job, title: 'Senior nurse', description: null }]);
  expect(seen.skills).toEqual([{ ...skill, stack: 'Wounds', hiddenOnResume: true }]);
  expect(differences(base, overrides)).toBe(5);
});

it('counts a field that is as it was as no difference', () => {
  const changed = withOverride({}, 'experiences', job, 'description', 'Wards and night shifts');
  expect(isChanged(changed, 'experiences', job, 'description')).toBe(true);
  expect(differences(base, changed)).toBe(1);
  const back = withOverride(changed, 'experiences', job, 'description', 'Wards');
  expect(back).toEqual({ workExperiences: [] });
  expect(differences(base, back)).toBe(0);
});
