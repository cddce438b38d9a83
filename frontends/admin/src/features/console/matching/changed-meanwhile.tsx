import { lower } from '@tandem/web-kit/wishes/wish-rules';
import { Banner } from '@tandem/ui/banner';
import { Button } from '@tandem/ui/button';
import { DataList } from '@tandem/ui/data-list';
import { Stack } from '@tandem/ui/layout';
import { Text } from '@tandem/ui/text';
import type { MessageId } from '@tandem/locales/bundle';
import { useText } from '@tandem/web-kit/text';
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

/** A value of a field as people read it. */
const useWords = () => {
  const t = useText();
  return (name: keyof CandidateFields, fields: CandidateFields): string => {
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
};

type Props = { clashes: readonly (keyof CandidateFields)[]; theirs: CandidateFields; onTake: () => void };

/** Tells whoever wanted to save that somebody else was quicker, and what stands against what. */
export const ChangedMeanwhile = ({ clashes, theirs, onTake }: Props) => {
  const t = useText();
  const wordsOf = useWords();
  return (
    <Banner tone="warning" role="alert" title={t('admin.candidate.changed.title')}>
      <Stack gap={2}>
        <Text>{t('admin.candidate.changed.text')}</Text>
        {clashes.length > 0 && (
          <>
            <Text>{t('admin.candidate.changed.both')}</Text>
            <DataList rows={clashes.map((name) => ({ label: t(labels[name]), value: wordsOf(name, theirs) }))} />
            <div>
              <Button size="small" onPress={onTake}>
                {t('admin.candidate.changed.take')}
              </Button>
            </div>
          </>
        )}
        <Text>{t('admin.candidate.changed.again')}</Text>
      </Stack>
    </Banner>
  );
};
