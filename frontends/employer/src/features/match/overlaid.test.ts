import type { ApplicantResume } from '@tandem/contracts/resumes/application';
import { overlaid } from './overlaid';

const settings = {
  pageBreaks: [],
  pictureHidden: false,
  addressHidden: false,
  phoneHidden: false,
  emailHidden: false,
  linkedinUrlHidden: false,
};
const resume: ApplicantResume = {
  basics: { firstName: 'Noor' },
  language: 'en',
  summary: 'Own words',
  settings,
  skills: [{ id: 's1', type: 'OTHER', stack: 'Wound care', yearsOfExperience: 3, description: null, hiddenOnResume: false }],
  educations: [],
  workExperiences: [
    { id: 'w1', title: 'Nurse', company: 'East', startDate: '2020-01', endDate: null, description: 'Wards', hiddenOnResume: false },
    { id: 'w2', title: 'Barista', company: 'Brew', startDate: '2018-01', endDate: '2019-01', description: 'Coffee', hiddenOnResume: false },
  ],
};

it('shows a resume as it is where nothing was changed for this match', () => {
  expect(overlaid(resume, undefined)).toEqual(resume);
  expect(overlaid(resume, {})).toEqual(resume);
});

it('lays titles and descriptions over, and leaves out what was hidden for this match', () => {
  const seen = overlaid(resume, {
    summary: 'For you',
    skills: [{ id: 's1', title: 'Wound treatment' }],
    workExperiences: [
      { id: 'w1', title: 'Ward nurse', description: null },
      { id: 'w2', hiddenOnResume: true },
    ],
  });
  expect(seen.summary).toBe('For you');
  expect(seen.skills[0]?.stack).toBe('Wound treatment');
  expect(seen.workExperiences.map(({ title, description }) => [title, description])).toEqual([['Ward nurse', 'Wards']]);
});
