import { aVacancy } from '@tandem/web-kit/testing/vacancies';
import { basicsFields, basicsPatch } from './basics-form';
import { changesSince } from './changes-since';
import { detailsFields, detailsPatch } from './details-form';

const vacancy = aVacancy({ requiredSkills: ['QGIS'], benefits: ['Bicycle'], salaryMin: 3_000, salaryMax: 4_000, salaryIsEstimated: false });

it('sends only what was changed since the form was opened, how that was, and that the step is done', () => {
  expect(changesSince(vacancy, basicsPatch({ ...basicsFields(vacancy), title: 'Nurse' }))).toEqual({
    title: 'Nurse',
    flags: { basicInfoValid: true },
    seen: { title: vacancy.title },
  });
  const fields = { ...detailsFields(vacancy), benefits: [] };
  expect(changesSince(vacancy, detailsPatch(fields, vacancy))).toEqual({
    benefits: [],
    flags: { detailsValid: true },
    seen: { benefits: ['Bicycle'] },
  });
  expect(changesSince(vacancy, detailsPatch(detailsFields(vacancy), vacancy))).toEqual({ flags: { detailsValid: true } });
});

it('sends both ends of a salary when one was changed, also when what is given is what was estimated', () => {
  const dearer = { ...detailsFields(vacancy), salaryMax: 4_500 };
  expect(changesSince(vacancy, detailsPatch(dearer, vacancy))).toMatchObject({
    salaryMin: 3_000,
    salaryMax: 4_500,
    seen: { salaryMin: 3_000, salaryMax: 4_000 },
  });
  const estimated = aVacancy({ salaryMin: 3_000, salaryMax: 4_000, salaryIsEstimated: true });
  const given = { ...detailsFields(estimated), salaryMin: 3_000, salaryMax: null };
  expect(changesSince(estimated, detailsPatch(given, estimated))).toMatchObject({
    salaryMin: 3_000,
    salaryMax: null,
    seen: { salaryMin: null, salaryMax: null },
  });
  expect(changesSince(estimated, detailsPatch(detailsFields(estimated), estimated))).not.toHaveProperty('salaryMin');
});
