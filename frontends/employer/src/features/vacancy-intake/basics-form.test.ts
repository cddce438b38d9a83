import { aVacancy } from '@tandem/web-kit/testing/vacancies';
import { basicsFields, basicsPatch, educationsAfter, homeDaysFor, languageOptions } from './basics-form';

it('sends what was read unchanged', () => {
  const vacancy = aVacancy({ requiredLanguages: ['Dutch', 'English'], requiredVisa: ['EU'], requiredEducation: ['none'] });
  expect(basicsPatch(basicsFields(vacancy))).toMatchObject({
    title: vacancy.title,
    homeworkDays: 3,
    requiredLanguages: ['Dutch', 'English'],
    requiredVisa: ['EU'],
    requiredEducation: ['none'],
    flags: { basicInfoValid: true },
  });
});

it('keeps English alone as it was read, and offers it nowhere else', () => {
  const vacancy = aVacancy({ requiredLanguages: ['English'] });
  expect(basicsPatch(basicsFields(vacancy)).requiredLanguages).toEqual(['English']);
  expect(languageOptions(vacancy)).toEqual(['dutch', 'dutch_or_english', 'english', 'any']);
  expect(languageOptions(aVacancy({ requiredLanguages: ['Dutch'] }))).toEqual(['dutch', 'dutch_or_english', 'any']);
});

it('sends an empty list for languages that do not matter and for no visa', () => {
  const fields = { ...basicsFields(aVacancy()), languages: 'any' as const, visa: 'None' as const };
  expect(basicsPatch(fields)).toMatchObject({ requiredLanguages: [], requiredVisa: [] });
});

it.each([
  ['ON_SITE', 3, 0],
  ['REMOTE', 3, 5],
  ['HYBRID', 0, 3],
  ['HYBRID', 2, 2],
] as const)('takes for %s after %i days at home %i', (model, before, after) => {
  expect(homeDaysFor(model, before)).toBe(after);
});

it('lets "no education" stand alone', () => {
  expect(educationsAfter(['BACHELOR_HBO'], ['BACHELOR_HBO', 'none'])).toEqual(['none']);
  expect(educationsAfter(['none'], ['none', 'PHD'])).toEqual(['PHD']);
  expect(educationsAfter([], ['none'])).toEqual(['none']);
});
