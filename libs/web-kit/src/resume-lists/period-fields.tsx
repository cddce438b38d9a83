import { MonthYearField } from '@tandem/ui/month-year-field';
import { useMonthLabels } from '../forms/date-labels';
import { FormField } from '../forms/form-field';
import { useText } from '../language/text';
import { thisMonth } from '../browser/today';
import type { Control } from 'react-hook-form';
import { useUnsureText } from './reading-context';
import { Traced } from './traced';
import type { ReviewFields } from './review-form';
import { monthOf } from '@tandem/domain/dates';

type Props = {
  control: Control<ReviewFields>;
  entryId: string;
  path: `experiences.${number}` | `educations.${number}`;
  isStartRequired?: boolean;
  endHint?: string;
  rule: (field: 'startDate' | 'endDate', values: ReviewFields) => string | null | undefined;
};

/** Start and end of an entry, by month. */
export const PeriodFields = ({ control, entryId, path, isStartRequired, endHint, rule }: Props) => {
  const t = useText();
  const unsureText = useUnsureText();
  const labels = useMonthLabels();
  return (
    <>
      {(['startDate', 'endDate'] as const).map((field) => (
        <Traced key={field} entryId={entryId} field={field}>
          <FormField
            control={control}
            name={`${path}.${field}`}
            rule={(_, values) => rule(field, values)}
            // An end before the start is a mistake of the start.
            deps={field === 'endDate' ? [`${path}.startDate`] : []}
          >
            {({ value, ...binding }) => (
              <MonthYearField
                {...binding}
                value={value && monthOf(value)}
                isRequired={field === 'startDate' && isStartRequired}
                description={unsureText(entryId, field) ?? (field === 'endDate' ? endHint : undefined)}
                label={t(field === 'startDate' ? 'review.start' : 'review.end')}
                maxValue={thisMonth()}
                labels={labels}
              />
            )}
          </FormField>
        </Traced>
      ))}
    </>
  );
};
