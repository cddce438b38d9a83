import { travelModes } from '@tandem/domain/preferences';
import { RadioGroup } from '@tandem/ui/radio-group';
import { useFormContext } from 'react-hook-form';
import { FormField } from '../forms/form-field';
import { useText } from '../language/text';
import type { BasicWishes } from './wish-form';
import { TravelTime } from './travel-time';
import { lower } from '../language/lower';
import { givenError } from './wish-rules';
import { wishWords, type Whose } from './wish-words';

/** How somebody travels, and for how long at most: part of a `FormGrid` inside a form that has these fields. */
export const TravelWishes = ({ whose = 'own' }: { whose?: Whose }) => {
  const t = useText();
  const { control } = useFormContext<BasicWishes>();
  return (
    <>
      <FormField control={control} name="travelMode" rule={givenError}>
        {({ onChange, ...field }) => (
          <RadioGroup
            {...field}
            onChange={(value) => onChange(value as BasicWishes['travelMode'])}
            isRequired
            variant="row"
            label={t(wishWords[whose].travelMode)}
            description={whose === 'own' && t('wishes.by_bicycle')}
            options={travelModes.map((mode) => ({ value: mode, label: t(`wishes.travel_mode.${lower(mode)}`) }))}
          />
        )}
      </FormField>
      <FormField control={control} name="travelTime" rule={givenError}>
        {(field) => <TravelTime {...field} label={t('wishes.travel_time')} />}
      </FormField>
    </>
  );
};
