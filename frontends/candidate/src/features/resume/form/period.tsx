import { MonthYearField } from '@tandem/ui/month-year-field';
import { useMonthLabels } from '@tandem/web-kit/forms/date-labels';
import { useText } from '@tandem/web-kit/language/text';
import { thisMonth } from '@tandem/web-kit/browser/today';
import { monthOf } from '@tandem/domain/dates';

type Period = { startDate: string | null; endDate: string | null };
type Props = Period & {
  isStartRequired?: boolean;
  endHint?: string;
  errorOf: (field: string) => string | undefined;
  onChange: (change: Partial<Period>) => void;
};

/** When an entry began and ended, by month. */
export const PeriodFields = ({ startDate, endDate, isStartRequired, endHint, errorOf, onChange }: Props) => {
  const t = useText();
  const labels = useMonthLabels();
  return (
    <>
      <MonthYearField
        label={t('review.start')}
        value={startDate && monthOf(startDate)}
        isRequired={isStartRequired}
        maxValue={thisMonth()}
        errorMessage={errorOf('startDate')}
        labels={labels}
        onChange={(value) => onChange({ startDate: value })}
      />
      <MonthYearField
        label={t('review.end')}
        value={endDate && monthOf(endDate)}
        description={endHint}
        maxValue={thisMonth()}
        errorMessage={errorOf('endDate')}
        labels={labels}
        onChange={(value) => onChange({ endDate: value })}
      />
    </>
  );
};
