import { NumberField, type NumberFieldProps } from '@tandem/ui/number-field';
import { useText } from '../language/text';

/** How many minutes somebody travels one way; the contracts have the same limits. */
export const TravelTime = (props: Omit<NumberFieldProps, 'minValue' | 'maxValue' | 'step' | 'suffix'>) => (
  <NumberField {...props} isRequired minValue={1} maxValue={600} step={5} suffix={useText()('wishes.minutes')} />
);
