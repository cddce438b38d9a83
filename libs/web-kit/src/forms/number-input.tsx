import { NumberField, type NumberFieldProps } from '@tandem/ui/number-field';
import { useText } from '../language/text';

export type NumberInputProps = Omit<NumberFieldProps, 'limitLabels'>;

/** A number of a form; what was typed beyond its bounds is set to the bound, and said to be. */
export const NumberInput = (props: NumberInputProps) => {
  const t = useText();
  const limitLabels = { least: (limit: number) => t('number.least', { limit }), most: (limit: number) => t('number.most', { limit }) };
  return <NumberField {...props} limitLabels={limitLabels} />;
};
