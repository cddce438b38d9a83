import { industries } from '@tandem/domain/company';
import { useLanguage, useText } from '../language/text';

/** The branches to choose from, by their names in the language; what is none of them comes last. */
export const useIndustryOptions = () => {
  const t = useText();
  const language = useLanguage();
  return industries
    .map((industry) => ({ value: industry, label: t(`industry.${industry}`) }))
    .sort((a, b) => Number(a.value === 'other') - Number(b.value === 'other') || a.label.localeCompare(b.label, language));
};
