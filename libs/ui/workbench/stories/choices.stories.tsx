import { Car, TrainFront } from 'lucide-react';
import { useState } from 'react';
import { Checkbox } from '@tandem/ui/checkbox';
import { CheckboxGroup, type CheckboxGroupProps } from '@tandem/ui/checkbox-group';
import { Stack } from '@tandem/ui/layout';
import { RadioGroup, type RadioGroupProps } from '@tandem/ui/radio-group';
import { Segmented, type SegmentedProps } from '@tandem/ui/segmented';
import type { Stories } from '../story';

const models = [
  { value: 'ON_SITE', label: 'On site', hint: 'Every day together' },
  { value: 'HYBRID', label: 'Hybrid', hint: 'Some days at home' },
  { value: 'REMOTE', label: 'Remote', hint: 'From where you are' },
];

const Models = (props: Partial<CheckboxGroupProps>) => {
  const [value, setValue] = useState(['HYBRID']);
  return <CheckboxGroup label="Work models" options={models} value={value} onChange={setValue} {...props} />;
};
const Model = (props: Partial<RadioGroupProps>) => {
  const [value, setValue] = useState<string | null>('HYBRID');
  return <RadioGroup label="Work model" options={models} value={value} onChange={setValue} {...props} />;
};
const Checkboxes = () => (
  <Stack gap={2} style={{ justifyItems: 'start' }}>
    <Checkbox defaultSelected hint="Hides vacancies that miss it">
      Dealbreaker
    </Checkbox>
    <Checkbox>Not chosen</Checkbox>
    <Checkbox isIndeterminate>Some of them</Checkbox>
    <Checkbox isDisabled>Not to be had</Checkbox>
    <Checkbox isDisabled isSelected>
      Chosen for good
    </Checkbox>
    <Checkbox isFramed hint="With a frame of its own">
      Framed
    </Checkbox>
    <Checkbox isRequired errorMessage="Agree to go on.">
      I agree to the terms
    </Checkbox>
  </Stack>
);
const Segments = (props: Partial<SegmentedProps>) => {
  const [mode, setMode] = useState('TRANSIT');
  return (
    <Segmented
      label="Transport"
      value={mode}
      onChange={setMode}
      options={[
        { value: 'CAR', label: 'Car', icon: <Car /> },
        { value: 'TRANSIT', label: 'Transit', icon: <TrainFront /> },
      ]}
      {...props}
    />
  );
};

export default {
  title: 'Choices',
  group: 'Fields',
  states: {
    Checkboxes,
    'Checkbox group': () => <Models />,
    'Checkbox group, one not to be had': () => (
      <Models label="Possible models" options={models.map((model) => ({ ...model, isDisabled: model.value === 'REMOTE' }))} />
    ),
    'Checkbox group without its label': () => <Models label="Hidden label" variant="list" isLabelHidden />,
    'Checkbox group, long words': () => (
      <Models
        label="Waar je zou willen werken, als je het helemaal zelf mocht kiezen"
        description="Je kunt er meer dan één kiezen; wat je niet kiest telt niet tegen je."
        options={models.map(({ value, label }) => ({
          value,
          label: `${label}, met alle collega's op dezelfde verdieping`,
          hint: 'Elke dag',
        }))}
      />
    ),
    Chips: () => <Models variant="chips" />,
    Framed: () => <Models variant="framed" />,
    'Radio group': () => <Model />,
    'Radio group with an error': () => <Model value={null} errorMessage="Choose one." isRequired />,
    'Radio group in a row': () => <Model label="Model, in a row" variant="row" />,
    'Radio group, one not to be had': () => (
      <Model
        label="Possible model"
        variant="list"
        description="Remote is not possible in this occupation."
        options={models.map((model) => ({ ...model, isDisabled: model.value === 'REMOTE' }))}
      />
    ),
    'Framed radios': () => <Model variant="framed" />,
    'Checkbox group with an error': () => <Models label="Required models" value={[]} errorMessage="Choose at least one." isRequired />,
    'Checkbox group, disabled': () => <Models label="Fixed models" isDisabled />,
    'Radio group, disabled': () => <Model label="Fixed model" isDisabled />,
    Segments: () => <Segments />,
    'Segments, disabled': () => <Segments label="Fixed transport" isDisabled />,
    'Three segments': () => (
      <Segments
        label="Language"
        value="nl"
        options={[
          { value: 'en', label: 'English', lang: 'en' },
          { value: 'nl', label: 'Nederlands', lang: 'nl' },
          { value: 'de', label: 'Deutsch', lang: 'de' },
        ]}
      />
    ),
  },
} satisfies Stories;
