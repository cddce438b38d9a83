import { travelModes } from '@tandem/domain/preferences';
import { Button } from '@tandem/ui/button';
import { Card } from '@tandem/ui/card';
import { Quota } from '@tandem/ui/quota';
import { RichCombobox } from '@tandem/ui/rich-combobox';
import { Segmented } from '@tandem/ui/segmented';
import { TextAreaField } from '@tandem/ui/text-field';
import { requiredError } from '@tandem/domain/fields';
import { putFieldErrors, toFirstWrong } from '../forms/field-errors';
import { FormField } from '../forms/form-field';
import { formMode } from '../forms/forms';
import { CityField } from '../person/city-field';
import { useText } from '../language/text';
import { TravelTime } from '../wishes/travel-time';
import { givenError } from '../wishes/wish-rules';
import { Bus, Car, Search } from 'lucide-react';
import { useEffect, type KeyboardEvent } from 'react';
import { useForm } from 'react-hook-form';
import { longestPrompt, promptOf, type Prompt, type PromptForm } from './prompt';
import styles from './search-form.module.css';

const icons = { CAR: <Car size={16} aria-hidden />, PUBLIC_TRANSPORT: <Bus size={16} aria-hidden /> };
const modeTexts = { CAR: 'search.mode.car', PUBLIC_TRANSPORT: 'search.mode.public_transport' } as const;

// A search that is sent fills in the form anew. What the server says of a field then goes at the next letter: if it went only when the
// field is left, which is when Search is pressed, the button would move away from under the press.
const keptThroughSending = { keepIsSubmitted: true, keepTouched: true };

type Props = {
  /** What to fill in: the form follows it, and keeps the place of whoever is in it. */
  values: PromptForm;
  credits: { usage: number; max: number } | undefined;
  isSearching: boolean;
  /** Why the last search failed: what is about a field is said there. */
  error?: unknown;
  onSearch: (prompt: Prompt) => void;
};

const TravelMode = ({ value, onChange }: { value: PromptForm['travelMode']; onChange: (mode: PromptForm['travelMode']) => void }) => {
  const t = useText();
  return (
    <div className={styles.mode}>
      <span aria-hidden="true" className={styles.label}>
        {t('search.by')}
      </span>
      <Segmented
        label={t('search.by')}
        options={travelModes.map((mode) => ({ value: mode, label: t(modeTexts[mode]), icon: icons[mode] }))}
        value={value}
        onChange={(mode) => onChange(mode as PromptForm['travelMode'])}
      />
    </div>
  );
};

const Credits = ({ usage, max }: { usage: number; max: number }) => {
  const t = useText();
  return (
    <Quota
      className={styles.quota ?? ''}
      used={usage}
      total={max}
      label={t(usage >= max ? 'search.credits.none' : 'search.credits', { used: usage, max })}
    />
  );
};

/** What somebody looks for in his own words, and where. All of it is needed. */
export const SearchForm = ({ values, credits, isSearching, error, onSearch }: Props) => {
  const t = useText();
  const { search, address, travelMode, travelTime } = values;
  const { control, handleSubmit, setError } = useForm<PromptForm>({
    ...formMode,
    values: { search, address, travelMode, travelTime },
    resetOptions: keptThroughSending,
  });
  useEffect(() => void putFieldErrors(error, { control, setError }), [error, control, setError]);
  const isUsedUp = credits !== undefined && credits.usage >= credits.max;
  const send = handleSubmit((form) => {
    const prompt = promptOf(form);
    if (prompt && !isUsedUp) onSearch(prompt);
  }, toFirstWrong(control));
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void send();
  };
  return (
    <form onSubmit={(event) => void send(event)} noValidate aria-label={t('search.form')} className={styles.form}>
      <Card variant="flush" className={styles.card ?? ''}>
        <div className={styles.words}>
          <FormField control={control} name="search" rule={requiredError}>
            {(field) => (
              <TextAreaField
                {...field}
                isRequired
                label={t('search.words')}
                placeholder={t('search.words.example')}
                rows={3}
                maxLength={longestPrompt}
                onKeyDown={onKeyDown}
              />
            )}
          </FormField>
        </div>
        <div className={styles.bar}>
          <FormField control={control} name="address" rule={givenError}>
            {(field) => <CityField {...field} as={RichCombobox} isFree isRequired label={t('search.from')} />}
          </FormField>
          <FormField control={control} name="travelMode">
            {(field) => <TravelMode {...field} />}
          </FormField>
          <FormField control={control} name="travelTime" rule={givenError}>
            {(field) => <TravelTime {...field} label={t('search.within')} />}
          </FormField>
          <Button type="submit" variant="primary" isDisabled={isUsedUp} isPending={isSearching} className={styles.send ?? ''}>
            <Search size={16} aria-hidden /> {t('search.send')}
          </Button>
        </div>
      </Card>
      {credits && <Credits {...credits} />}
    </form>
  );
};
