import { useFormContext } from 'react-hook-form';
import { FormField } from '../forms/form-field';
import { NumberInput } from '../forms/number-input';
import { useText } from '../language/text';
import type { BasicWishes } from './wish-form';
import { wishWords, type Whose } from './wish-words';

/** The least somebody wants to earn; may stay empty. */
export const SalaryWish = ({ whose = 'own' }: { whose?: Whose }) => {
  const t = useText();
  const { control } = useFormContext<BasicWishes>();
  return (
    <FormField control={control} name="salary">
      {(field) => (
        <NumberInput
          {...field}
          label={t('wishes.salary')}
          description={t(wishWords[whose].salaryHint)}
          minValue={0}
          maxValue={1_000_000}
          step={50}
          suffix="€"
        />
      )}
    </FormField>
  );
};
