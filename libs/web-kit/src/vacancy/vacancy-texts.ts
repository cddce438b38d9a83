import type { VacancyCard } from '@tandem/contracts/entities/vacancy';
import { salaryLabel } from '@tandem/domain/salary';
import { useText, type TextOf } from '../language/text';

const workModels = { ON_SITE: 'job.work_model.on_site', HYBRID: 'job.work_model.hybrid', REMOTE: 'job.work_model.remote' } as const;

const salaryOf = (t: TextOf, vacancy: VacancyCard): string => {
  const label = salaryLabel(vacancy);
  if (label.kind === 'negotiable') return t('job.salary.negotiable');
  return label.kind === 'estimated' ? t('job.salary.estimated', { range: label.text }) : label.text;
};

const workModelOf = (t: TextOf, { workModel, homeworkDays }: VacancyCard): string => {
  if (!workModel) return t('job.work_model.unknown');
  return workModel === 'HYBRID' && homeworkDays > 0 ? t('job.work_model.hybrid_days', { days: homeworkDays }) : t(workModels[workModel]);
};

/** The short facts of a vacancy in the reader's language. */
export const useVacancyTexts = () => {
  const t = useText();
  return {
    title: (vacancy: VacancyCard) => vacancy.title ?? t('job.draft'),
    place: (vacancy: VacancyCard) => vacancy.address?.city ?? vacancy.employer.address?.city ?? null,
    salary: (vacancy: VacancyCard) => salaryOf(t, vacancy),
    workModel: (vacancy: VacancyCard) => workModelOf(t, vacancy),
    hours: ({ minHoursPerWeek }: VacancyCard) => (minHoursPerWeek ? t('job.hours', { hours: minHoursPerWeek }) : null),
  };
};
