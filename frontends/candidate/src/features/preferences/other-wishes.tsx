import { textLimits } from '@tandem/domain/limits';
import { FormGrid } from '@tandem/ui/layout';
import { ListEditor } from '@tandem/ui/list-editor';
import { FormField } from '@tandem/web-kit/forms/form-field';
import { useText } from '@tandem/web-kit/language/text';
import { SalaryWish } from '@tandem/web-kit/wishes/salary-wish';
import { TravelWishes } from '@tandem/web-kit/wishes/travel-wishes';
import { useFormContext } from 'react-hook-form';
import type { Wishes } from './preference-form';
import styles from './preferences-page.module.css';

/** The second tab: how to travel, and how long at most. */
export const TravelTab = () => (
  <section className={styles.set}>
    <h2>{useText()('wishes.travel')}</h2>
    <FormGrid>
      <TravelWishes />
    </FormGrid>
  </section>
);

/** The third tab: the least pay, and what should come with it. */
export const SalaryTab = () => {
  const t = useText();
  const { control } = useFormContext<Wishes>();
  return (
    <section className={styles.set}>
      <h2>{t('wishes.pay')}</h2>
      <FormGrid>
        <SalaryWish />
      </FormGrid>
      <FormField control={control} name="wantedBenefits">
        {(field) => (
          <ListEditor
            {...field}
            maxLength={textLimits.line}
            label={t('wishes.benefits')}
            description={t('wishes.benefits_hint')}
            labels={{
              add: t('wishes.benefits.add'),
              line: (number) => t('wishes.benefits.line', { number }),
              remove: (text) => t('wishes.remove', { name: text }),
            }}
          />
        )}
      </FormField>
    </section>
  );
};
