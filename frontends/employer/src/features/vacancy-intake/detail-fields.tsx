import type { VacancyReading } from '@tandem/contracts/vacancies/reading';
import { textLimits } from '@tandem/domain/limits';
import { FormGrid } from '@tandem/ui/layout';
import { ListEditor } from '@tandem/ui/list-editor';
import { NumberInput } from '@tandem/web-kit/forms/number-input';
import { FormField } from '@tandem/web-kit/forms/form-field';
import { useText } from '@tandem/web-kit/language/text';
import type { Control } from 'react-hook-form';
import { salaryError, type DetailsFields } from './details-form';
import { SalaryHint } from './salary-hint';

type Bound = { control: Control<DetailsFields> };

/** Skills, benefits or tasks, one a line. */
export const ListField = ({ control, name }: Bound & { name: 'requiredSkills' | 'benefits' | 'responsibilities' }) => {
  const t = useText();
  const label = t(`wizard.field.${name}`);
  return (
    <FormField control={control} name={name}>
      {(field) => (
        <ListEditor
          {...field}
          label={label}
          maxLength={textLimits.line}
          labels={{
            add: t(`wizard.add.${name}`),
            line: (number) => t('wizard.line', { name: label, number }),
            remove: (text) => t('wizard.remove', { name: text }),
          }}
        />
      )}
    </FormField>
  );
};

/** Gross euros a month at full time. */
export const SalaryFields = ({ control, reading }: Bound & { reading: VacancyReading | undefined }) => {
  const t = useText();
  return (
    <>
      <FormGrid>
        <FormField control={control} name="salaryMin" rule={(_, values) => salaryError(values)}>
          {(field) => <NumberInput {...field} label={t('wizard.salary.min')} maxValue={10_000_000} step={50} suffix="€" />}
        </FormField>
        <FormField control={control} name="salaryMax">
          {(field) => <NumberInput {...field} label={t('wizard.salary.max')} maxValue={10_000_000} step={50} suffix="€" />}
        </FormField>
      </FormGrid>
      <SalaryHint reading={reading} />
    </>
  );
};
