import { MonthYearField } from '@tandem/ui/month-year-field';
import { FormField } from '@tandem/web-kit/form-field';
import { useText } from '@tandem/web-kit/text';
import type { Control } from 'react-hook-form';
import type { ReviewFields } from './review-form';

type Props = {
  control: Control<ReviewFields>;
  path: `experiences.${number}` | `educations.${number}`;
  isStartRequired?: boolean;
  endHint?: string;
  rule: (field: 'startDate' | 'endDate', values: ReviewFields) => string | null | undefined;
};

const thisMonth = () => new Date().toISOString().slice(0, 7);
const monthOf = (date: string | null) => date?.slice(0, 7) ?? null;

/** Start and end of an entry, by month. */
export const PeriodFields = ({ control, path, isStartRequired, endHint, rule }: Props) => {
  const t = useText();
  const labels = {
    placeholder: t('date.month_placeholder'),
    invalid: t('date.invalid'),
    openMonths: t('date.open_calendar'),
    previousYear: t('date.previous_year'),
    nextYear: t('date.next_year'),
  };
  return (
    <>
      {(['startDate', 'endDate'] as const).map((field) => (
        <FormField key={field} control={control} name={`${path}.${field}`} rule={(_, values) => rule(field, values)}>
          {({ value, ...binding }) => (
            <MonthYearField
              {...binding}
              value={monthOf(value)}

              isRequired={field === 'startDate' && isStartRequired}
              description={field === 'endDate' ? endHint : undefined}
              label={t(field === 'startDate' ? 'review.start' : 'review.end')}
              maxValue={thisMonth()}
              labels={labels}
            />
          )}
        </FormField>
      ))}
    </>
  );
};
