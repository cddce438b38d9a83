import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { Combobox, type ComboboxProps } from '@tandem/ui/combobox';
import { MultiSelect, type MultiSelectProps } from '@tandem/ui/multi-select';
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
const Rated = () => (
  <Select
    label="Level of Dutch"
    isLabelHidden
    placeholder="Choose a level"
    options={[
      { value: 'A1', label: 'A1, a few words' },
      { value: 'C2', label: 'C2, as a mother tongue' },
      { value: 'D', label: 'Not to be had', isDisabled: true },
    ]}
    value="C2"
    onChange={() => undefined}
    renderValue={({ value }) => value}
  />
);
const Disabled = () => <Select label="Education" placeholder="Choose" options={levels} value="PhD" onChange={() => undefined} isDisabled />;
const Several = ({ start = [], ...field }: { start?: string[] } & Partial<MultiSelectProps>) => {
  const [value, setValue] = useState(start);
  return (
    <MultiSelect
      label="Industries"
      options={industries}
      value={value}
      onChange={setValue}
      labels={{ add: 'Add industry', remove: (option) => `Remove ${option}`, search: 'Search industries', empty: 'Nothing found' }}
      {...field}
    />
  );
};
const Address = (props: Partial<ComboboxProps>) => {
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
      {...props}
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
    'Shorter once chosen': Rated,
    Disabled,
    'Long words': () => (
      <Select
        label="Opleidingsniveau dat ten minste wordt gevraagd"
        placeholder="Kies een niveau"
        options={[{ value: 'long', label: 'Hoger beroepsonderwijs, masteropleiding in de richting van energietechniek' }]}
        value="long"
        onChange={() => undefined}
      />
    ),
    'None yet': () => <Several label="No industries" />,
    'Any number': () => <Several start={['Sustainability', 'Energy and utilities']} />,
    'Any number, with an error': () => <Several label="Missing industries" errorMessage="Choose at least one industry." isRequired />,
    'Any number, disabled': () => <Several label="Fixed industries" start={['Finance']} isDisabled />,
    'Address that proposes': () => <Address />,
    'Address being looked up': () => <Address label="Address, searching" inputValue="Stationsw" isLoading />,
    'Address with an error': () => (
      <Address label="Unknown address" inputValue="Nowhere 1" errorMessage="Choose an address from the list." />
    ),
    'Address, disabled': () => <Address label="Fixed address" inputValue="Boompjes 40, Rotterdam" isDisabled />,
  },
  opens: [{ press: 'Education' }, { press: 'Choose an industry' }, { press: 'Add industry' }],
} satisfies Stories;
