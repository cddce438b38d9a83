import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { Combobox } from '@tandem/ui/combobox';
import { MultiSelect } from '@tandem/ui/multi-select';
import { Select } from '@tandem/ui/select';
import type { Stories } from '../story';

const levels = ['MBO 2', 'MBO 3', 'MBO 4', 'HBO bachelor', 'HBO master', 'WO bachelor', 'WO master', 'PhD'].map((label) => ({
  value: label,
  label,
}));
const industries = ['Sustainability', 'Energy and utilities', 'Transportation and logistics', 'Health care', 'Education', 'Finance'].map(
  (label) => ({
    value: label,
    label,
  }),
);
const addresses = ['Boompjes 40, Rotterdam', 'Stationsplein 14, Utrecht', 'Stationsweg 2, Zwolle'].map((label) => ({
  value: label,
  label,
}));

const Chosen = () => {
  const [value, setValue] = useState<string | null>('HBO bachelor');
  return (
    <Select
      label="Education"
      placeholder="Choose"
      options={levels}
      value={value}
      onChange={setValue}
      description="Your highest finished one."
    />
  );
};
const WithSearch = () => {
  const [value, setValue] = useState<string | null>(null);
  return (
    <Select
      label="Industry"
      placeholder="Choose an industry"
      options={industries}
      value={value}
      onChange={setValue}
      search={{ label: 'Search industries', empty: 'Nothing found' }}
    />
  );
};
const WithError = () => (
  <Select
    label="Education"
    placeholder="Choose"
    options={levels}
    value={null}
    onChange={() => undefined}
    isRequired
    errorMessage="Choose your education."
  />
);
const Disabled = () => <Select label="Education" placeholder="Choose" options={levels} value="PhD" onChange={() => undefined} isDisabled />;
const Several = () => {
  const [value, setValue] = useState(['Sustainability', 'Energy and utilities']);
  return (
    <MultiSelect
      label="Industries"
      options={industries}
      value={value}
      onChange={setValue}
      labels={{ add: 'Add industry', remove: (option) => `Remove ${option}`, search: 'Search industries', empty: 'Nothing found' }}
    />
  );
};
const Address = () => {
  const [text, setText] = useState('');
  return (
    <Combobox
      label="Address"
      icon={<MapPin />}
      inputValue={text}
      onInputChange={setText}
      onSelect={setText}
      options={addresses.filter(({ label }) => text && label.toLowerCase().includes(text.toLowerCase()))}
      labels={{ loading: 'Searching', empty: 'Nothing found' }}
      description="Type a street or a city."
    />
  );
};

export default {
  title: 'Select, multi-select, combobox',
  group: 'Fields',
  states: {
    Chosen,
    'With search': WithSearch,
    'With an error': WithError,
    Disabled,
    'Any number': Several,
    'Address that proposes': Address,
  },
} satisfies Stories;
