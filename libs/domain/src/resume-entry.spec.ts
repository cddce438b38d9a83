import { educationErrors, educationLimit, experienceErrors, isEmptySkill, skillErrors, storedId, storedYears } from './resume-entry';

const month = '2026-11';

describe('an education', () => {
  it('needs a type and a title', () => {
    expect(educationErrors({ educationType: null, title: ' ' }, month)).toEqual({
      educationType: 'field_required',
      title: 'field_required',
    });
    expect(educationErrors({ educationType: 'PHD', title: 'Physics' }, month)).toEqual({});
  });
  it('has a period', () => {
    expect(educationErrors({ educationType: 'PHD', title: 'Physics', startDate: '2022-01', endDate: '2021-01' }, month)).toEqual({
      startDate: 'start_before_end',
    });
  });
  it('may say less as a certificate', () =>
    expect([educationLimit('CERTIFICATE'), educationLimit('PHD'), educationLimit(null)]).toEqual([250, 1000, 1000]));
});

describe('a work experience', () => {
  const job = { title: 'Nurse', company: 'Zorgpad', startDate: '2020-01', endDate: null, description: 'Cared for people.' };
  it('without an end lasts until now', () => expect(experienceErrors(job, month)).toEqual({}));
  it.each(['title', 'company', 'startDate', 'description'] as const)('needs %s', (field) => {
    expect(experienceErrors({ ...job, [field]: '' }, month)).toEqual({ [field]: 'field_required' });
  });
  it('did not begin in the future', () =>
    expect(experienceErrors({ ...job, startDate: '2027-01' }, month)).toEqual({ startDate: 'not_in_future' }));
});

describe('a skill', () => {
  it('that is empty is no error', () => {
    expect(isEmptySkill({ type: 'OTHER', stack: ' ', yearsOfExperience: null, description: '' })).toBe(true);
    expect(skillErrors({})).toEqual({});
  });
  it('needs years to be saved, and 0 are years', () => {
    expect(skillErrors({ type: 'TESTING', stack: 'Jest' })).toEqual({ yearsOfExperience: 'field_required' });
    expect(skillErrors({ type: 'TESTING', stack: 'Jest', yearsOfExperience: 0 })).toEqual({});
  });
  it('needs a type and a name', () =>
    expect(skillErrors({ yearsOfExperience: 2 })).toEqual({ type: 'field_required', stack: 'field_required' }));
  it('that is a language needs its level instead', () => {
    expect(skillErrors({ type: 'LANGUAGES', stack: 'Dutch', description: 'native_or_bilingual' })).toEqual({});
    expect(skillErrors({ type: 'LANGUAGES', stack: 'Dutch', yearsOfExperience: 3 })).toEqual({ description: 'field_required' });
    expect(skillErrors({ type: 'LANGUAGES', stack: 'Dutch', description: 'good' })).toEqual({ description: 'invalid_value' });
  });
  it('with less than no years has 1', () => expect([-3, 0, 4, null, undefined].map(storedYears)).toEqual([1, 0, 4, null, null]));
});

it('takes no id that a browser made up', () =>
  expect(['temp-1', '', null, '3f6c1f0e'].map(storedId)).toEqual([null, null, null, '3f6c1f0e']));
