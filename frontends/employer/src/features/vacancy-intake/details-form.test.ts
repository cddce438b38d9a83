import { aVacancy } from '@tandem/web-kit/testing/vacancies';
import { annotationsOf, confidenceOf, detailsFields, detailsPatch, salaryError, warningsOf } from './details-form';

const fields = detailsFields(aVacancy());
const part = (field: 'salary' | 'wishedSkills' | 'requiredSkills' | 'title', confidence: number, start: number | null = 0) => ({
  field,
  item: null,
  value: 'x',
  confidence,
  start,
  end: start === null ? null : start + 4,
});

it('warns of empty skills, tasks, benefits and of a salary that lacks an end', () => {
  expect(warningsOf(fields)).toEqual(['requiredSkills', 'responsibilities', 'salary', 'benefits']);
  expect(warningsOf({ ...fields, requiredSkills: [{ text: ' ' }], salaryMin: 3000, salaryMax: 4000 })).toEqual([
    'requiredSkills',
    'responsibilities',
    'benefits',
  ]);
});

it('refuses a salary range that is turned round', () => {
  expect(salaryError({ salaryMin: 4000, salaryMax: 3000 })).toBe('invalid_value');
  expect(salaryError({ salaryMin: 3000, salaryMax: 3000 })).toBeNull();
  expect(salaryError({ salaryMin: 4000, salaryMax: null })).toBeNull();
});

it('drops empty lines and clears empty texts', () => {
  const patch = detailsPatch({ ...fields, benefits: [{ text: ' Bicycle ' }, { text: '' }], description: ' ' }, aVacancy());
  expect(patch).toMatchObject({ benefits: ['Bicycle'], description: null, salaryMin: null, flags: { detailsValid: true } });
});

it('leaves an estimated salary alone until somebody gives one', () => {
  const estimated = aVacancy({ salaryIsEstimated: true, salaryMin: 3000, salaryMax: 4000 });
  expect(detailsPatch(detailsFields(estimated), estimated)).not.toHaveProperty('salaryMin');
  expect(detailsPatch({ ...fields, salaryMin: 3500 }, estimated)).toMatchObject({ salaryMin: 3500, salaryMax: null });
});

it('points wished skills at the field of skills, and leaves out what this step does not show', () => {
  const parts = [part('wishedSkills', 0.9, 8), part('requiredSkills', 0.4, 2), part('title', 1), part('salary', 0.8, null)];
  expect(annotationsOf(parts)).toEqual([
    { id: 'requiredSkills', start: 8, end: 12 },
    { id: 'requiredSkills', start: 2, end: 6 },
  ]);
  expect(confidenceOf(parts, 'requiredSkills')).toBe(0.4);
  expect(confidenceOf(parts, 'benefits')).toBeNull();
});
