import type { accountsCalls } from '@tandem/contracts/accounts/accounts';
import { accountsRoutes } from '@tandem/contracts/accounts/accounts.routes';
import type { Address } from '@tandem/contracts/entities/address';
import { waits } from '@tandem/domain/limits';
import { Combobox, type ComboboxProps } from '@tandem/ui/combobox';
import { MapPin } from 'lucide-react';
import { useState, type ComponentType } from 'react';
import { api } from '../gateway/api';
import { call } from '../gateway/call';
import { useDebounced } from '../browser/debounce';
import { useCodeText, useErrorText } from '../gateway/errors';
import { useText } from '../language/text';

const addressApi = api.injectEndpoints({
  endpoints: (build) => ({ addresses: build.query(call<typeof accountsCalls.searchAddress>(accountsRoutes.searchAddress)) }),
});

type Props = Pick<ComboboxProps, 'errorMessage' | 'ref' | 'onBlur' | 'isRequired' | 'isDisabled' | 'aside' | 'description'> & {
  /** Default: the city somebody lives in. */
  label?: string;
  value: Address | null;
  onChange: (address: Address | null) => void;
  /** Default: one whose list comes later. A page the server draws takes one that is whole, as words may be typed into it before any script. */
  as?: ComponentType<ComboboxProps>;
  /** What is typed counts as the name of a city; without this only a choice from the list does. */
  isFree?: boolean;
};

const keyOf = ({ city, latitude, longitude }: Address) => `${city}|${latitude}|${longitude}`;
const labelOf = ({ city, country }: Address) => [city, country].filter(Boolean).join(', ');

/** A city, looked up half a second after the last key. */
export const CityField = ({ label, value, onChange, isFree = false, as: Field = Combobox, ...field }: Props) => {
  const t = useText();
  const codeText = useCodeText();
  const errorText = useErrorText();
  const [text, setText] = useState(value?.city ?? '');
  const [known, setKnown] = useState(value?.city);
  if (value?.city !== known) {
    setKnown(value?.city);
    // A city that was not typed here, as one kept from before a reload, has to be seen too; a null is what typing itself gives.
    if (value?.city && value.city !== text.trim()) setText(value.city);
  }
  const query = useDebounced(text.trim(), waits.addressSearch);
  const isChosen = value?.city === query && (!isFree || typeof value.latitude === 'number');
  // What was found for other words than those in the field is no answer to them.
  const isAsked = query === text.trim() && query.length >= 2 && !isChosen;
  const { data = [], isFetching, error } = addressApi.useAddressesQuery({ query: { query } }, { skip: !isAsked });
  // Nobody is told that his city does not exist because it could not be looked up.
  const failure = isAsked && !isFetching && error ? errorText(error) : null;
  const change = (next: string): void => {
    setText(next);
    if (next !== value?.city) onChange(isFree && next.trim() ? { city: next.trim() } : null);
  };
  const take = (key: string): void => {
    const found = data.find((address) => keyOf(address) === key);
    if (!found) return;
    setText(found.city ?? '');
    onChange(found);
  };
  return (
    <Field
      {...field}
      // What is missing is a choice: the words are there.
      errorMessage={field.errorMessage && !isFree && !value && text.trim() ? (failure ?? codeText('place_not_found')) : field.errorMessage}
      label={label ?? t('profile.city')}
      inputValue={text}
      onInputChange={change}
      onSelect={take}
      options={!isAsked ? [] : data.map((address) => ({ value: keyOf(address), label: labelOf(address) }))}
      isLoading={isFetching || query !== text.trim()}
      icon={<MapPin aria-hidden size={16} />}
      labels={{ loading: t('select.loading'), empty: failure ?? t('select.no_results') }}
    />
  );
};
