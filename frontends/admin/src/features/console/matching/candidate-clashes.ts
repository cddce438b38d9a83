import type { MessageId } from '@tandem/locales/bundle';
import { useText } from '@tandem/web-kit/language/text';
import { lower } from '@tandem/web-kit/language/lower';
import type { CandidateFields } from './candidate-fields';

const labels: Record<keyof CandidateFields, MessageId> = {
  firstName: 'admin.column.firstName',
  lastName: 'admin.column.lastName',
  address: 'admin.column.city',
  attributes: 'admin.candidate.attributes',
  desiredJobTitle: 'wishes.other.job_title',
  jobTypes: 'wishes.job_types',
  hoursPerWeek: 'wishes.hours',
  workModels: 'wishes.other.work_models',
  travelMode: 'wishes.other.travel_mode',
  travelTime: 'wishes.travel_time',
  salary: 'wishes.salary',
};

/** Fields of a candidate as people read them. */
export const useCandidateClashes = () => {
  const t = useText();
  const wordsOf = (name: keyof CandidateFields, fields: CandidateFields): string => {
    const { address, jobTypes, workModels, travelMode } = fields;
    const special: Partial<Record<keyof CandidateFields, string | null | undefined>> = {
      address: address?.city,
      jobTypes: jobTypes.map((type) => t(`wishes.job_type.${lower(type)}`)).join(', '),
      workModels: workModels.map((model) => t(`job.work_model.${lower(model)}`)).join(', '),
      travelMode: travelMode && t(`wishes.travel_mode.${lower(travelMode)}`),
    };
    const words = name in special ? special[name] : fields[name];
    return words === null || words === undefined || words === '' ? t('admin.none') : String(words);
  };
  return (names: readonly (keyof CandidateFields)[], theirs: CandidateFields) =>
    names.map((name) => ({ label: t(labels[name]), value: wordsOf(name, theirs) }));
};
