import { useText } from '@tandem/web-kit/language/text';
import { useVacancyTexts } from '@tandem/web-kit/vacancy/vacancy-texts';

/** The short facts of a vacancy and its match in the reader's language. */
export const useJobTexts = () => {
  const t = useText();
  return {
    ...useVacancyTexts(),
    matchLabel: (percentage: number) => t('job.match', { percentage }),
    levels: { good: t('job.match.good'), impressive: t('job.match.impressive') },
  };
};
