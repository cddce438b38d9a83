import { companySizes } from '@tandem/domain/company';
import { Select, type SelectProps } from '@tandem/ui/select';
import { useText } from '../language/text';
import { useIndustryOptions } from './use-industry-options';

type Props = Omit<SelectProps, 'options' | 'placeholder' | 'search' | 'renderValue' | 'label'>;

/** The branch a company works in. */
export const IndustrySelect = (props: Props) => {
  const t = useText();
  return (
    <Select
      {...props}
      label={t('company.industry')}
      placeholder={t('company.choose')}
      options={useIndustryOptions()}
      search={{ label: t('select.search'), empty: t('select.no_results') }}
    />
  );
};

/** How big a company is. */
export const CompanySizeSelect = (props: Props) => {
  const t = useText();
  const options = companySizes.map((size) => ({
    value: size,
    label: t(`company_size.${size.toLowerCase() as Lowercase<typeof size>}`),
  }));
  return <Select {...props} label={t('company.size')} placeholder={t('company.choose')} options={options} />;
};
