import type { Address } from '@tandem/contracts/entities/address';
import { Combobox } from '@tandem/ui/combobox';
import { useDebounced, waits } from '@tandem/web-kit/debounce';
import { useText } from '@tandem/web-kit/text';
import { MapPin } from 'lucide-react';
import { useState, type Ref } from 'react';
import { useAddressesQuery } from './intake.api';

type Props = {
  value: Address | null;
  onChange: (address: Address | null) => void;
  errorMessage: string | undefined;
  ref: Ref<HTMLInputElement>;
};

const keyOf = ({ city, latitude, longitude }: Address) => `${city}|${latitude}|${longitude}`;
const labelOf = ({ city, country }: Address) => [city, country].filter(Boolean).join(', ');

/** The city somebody lives in, looked up half a second after the last key. */
export const CityField = ({ value, onChange, errorMessage, ref }: Props) => {
  const t = useText();
  const [text, setText] = useState(value?.city ?? '');
  const query = useDebounced(text.trim(), waits.address);
  const isChosen = value?.city === query;
  const { data = [], isFetching } = useAddressesQuery({ query: { query } }, { skip: query.length < 2 || isChosen });
  const change = (next: string): void => {
    setText(next);
    if (next !== value?.city) onChange(null);
  };
  const take = (key: string): void => {
    const found = data.find((address) => keyOf(address) === key);
    if (!found) return;
    setText(found.city ?? '');
    onChange(found);
  };
  return (
    <Combobox
      ref={ref}
      isRequired
      label={t('profile.city')}
      inputValue={text}
      onInputChange={change}
      onSelect={take}
      options={query.length < 2 || isChosen ? [] : data.map((address) => ({ value: keyOf(address), label: labelOf(address) }))}
      isLoading={isFetching}
      errorMessage={errorMessage}
      icon={<MapPin aria-hidden size={16} />}
      labels={{ loading: t('select.loading'), empty: t('select.no_results') }}
    />
  );
};
