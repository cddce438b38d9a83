import { companySizes } from '@tandem/domain/company';
import { textLimits } from '@tandem/domain/limits';
import { CheckboxGroup } from '@tandem/ui/checkbox-group';
import { FormGrid, Stack } from '@tandem/ui/layout';
import { MultiSelect } from '@tandem/ui/multi-select';
import { Text } from '@tandem/ui/text';
import { useIndustryOptions } from '@tandem/web-kit/company/use-industry-options';
import { FormField } from '@tandem/web-kit/forms/form-field';
import { useText } from '@tandem/web-kit/language/text';
import { WorkWishes } from '@tandem/web-kit/wishes/work-wishes';
import { useFormContext } from 'react-hook-form';
import { FlagList } from './flag-list';
import type { Wishes } from './preference-form';
import styles from './preferences-page.module.css';

const sizeId = (size: (typeof companySizes)[number]) => `company_size.${size.toLowerCase() as Lowercase<typeof size>}` as const;

const CompanyWishes = () => {
  const t = useText();
  const { control } = useFormContext<Wishes>();
  const industries = useIndustryOptions();
  return (
    <>
      <FormField control={control} name="industries">
        {({ onChange, ...field }) => (
          <MultiSelect
            {...field}
            onChange={(value) => onChange(value as Wishes['industries'])}
            label={t('wishes.industries')}
            description={t('wishes.industries_hint')}
            options={industries}
            labels={{
              add: t('wishes.add_industry'),
              remove: (option) => t('wishes.remove', { name: option }),
              search: t('select.search'),
              empty: t('select.no_results'),
            }}
          />
        )}
      </FormField>
      <FormField control={control} name="companySize">
        {({ onChange, ...field }) => (
          <CheckboxGroup
            {...field}
            onChange={(value) => onChange(value as Wishes['companySize'])}
            variant="chips"
            label={t('wishes.company_size')}
            options={companySizes.map((size) => ({ value: size, label: t(sizeId(size)) }))}
          />
        )}
      </FormField>
    </>
  );
};

/** The first tab: the work, the company, and what decides. */
export const CareerWishes = () => {
  const t = useText();
  return (
    <>
      <section className={styles.set}>
        <h2>{t('wishes.work')}</h2>
        <FormGrid>
          <WorkWishes />
        </FormGrid>
      </section>
      <section className={styles.set}>
        <h2>{t('wishes.company')}</h2>
        <CompanyWishes />
      </section>
      <section className={styles.set}>
        <Stack gap={1}>
          <h2>{t('wishes.flags')}</h2>
          <Text size="medium" tone="soft">
            {t('wishes.flags_hint')}
          </Text>
        </Stack>
        <div className={styles.flags}>
          <FlagList name="greenFlags" maxLength={textLimits.line} />
          <FlagList name="redFlags" maxLength={textLimits.line} />
        </div>
      </section>
    </>
  );
};
