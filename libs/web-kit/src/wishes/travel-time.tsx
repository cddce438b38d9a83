import { NumberInput, type NumberInputProps } from '../forms/number-input';
import { useText } from '../language/text';

/** How many minutes somebody travels one way; the contracts have the same limits. */
export const TravelTime = (props: Omit<NumberInputProps, 'minValue' | 'maxValue' | 'step' | 'suffix'>) => (
  <NumberInput {...props} isRequired minValue={1} maxValue={600} step={5} suffix={useText()('wishes.minutes')} />
);
