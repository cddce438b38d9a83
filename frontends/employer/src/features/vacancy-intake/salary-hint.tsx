import type { VacancyReading } from '@tandem/contracts/vacancies/reading';
import { euro } from '@tandem/domain/salary';
import { Text } from '@tandem/ui/text';
import { useText } from '@tandem/web-kit/language/text';

type Read = NonNullable<NonNullable<VacancyReading['facts']>['salary']>;

/** How the pay of the text became gross euros a month, in sentences. */
const useReadTexts = () => {
  const t = useText();
  return ({ min, max, period, currency, hoursUsed, isGross }: Read): string[] => {
    if (currency !== null && currency !== 'EUR') return [t('wizard.salary.currency', { currency })];
    const [low, high] = [min ?? max, max ?? min];
    const range = low === null || high === null ? null : { min: euro(low), max: euro(high) };
    return [
      ...(hoursUsed ? [t('wizard.salary.hours', { hours: hoursUsed })] : []),
      ...(period === 'YEAR' && range ? [t('wizard.salary.yearly', range)] : []),
      ...(period === 'DAY' && range ? [t('wizard.salary.daily', range)] : []),
      ...(isGross ? [] : [t('wizard.salary.net')]),
    ];
  };
};

/** Under the salary: how it was read, and what comparable vacancies pay where nothing was. */
export const SalaryHint = ({ reading }: { reading: VacancyReading | undefined }) => {
  const t = useText();
  const read = useReadTexts();
  const salary = reading?.facts?.salary;
  const estimate = reading?.salaryEstimate;
  const said = salary ? read(salary) : [];
  const texts = estimate
    ? [...said, t('wizard.salary.estimate', { min: euro(estimate.salaryMin), max: euro(estimate.salaryMax), count: estimate.count })]
    : said;
  if (texts.length === 0) return null;
  return (
    <Text size="small" tone="muted">
      {texts.join(' ')}
    </Text>
  );
};
