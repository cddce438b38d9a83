import { Car, TrainFront } from 'lucide-react';
import { useState } from 'react';
import { Checkbox } from '@tandem/ui/checkbox';
import { CheckboxGroup, type CheckboxGroupProps } from '@tandem/ui/checkbox-group';
import { Stack } from '@tandem/ui/layout';
import { RadioGroup, type RadioGroupProps } from '@tandem/ui/radio-group';
import { Segmented, SegmentedLinks, type SegmentedProps } from '@tandem/ui/segmented';
import { Switch } from '@tandem/ui/switch';
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
    <Checkbox isRequired errorMessage="Agree to go on.">
      I agree to the terms
    </Checkbox>
  </Stack>
);
const Switches = () => (
  <Stack>
    <Switch defaultSelected hint="A mail when something fits">
      New matches
    </Switch>
    <Switch>Interview check</Switch>
    <Switch isLeading>I would travel up to 60 minutes</Switch>
    <Switch isDisabled>Not to be changed</Switch>
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
    Chips: () => <Models variant="chips" />,
    Framed: () => <Models variant="framed" />,
    'Radio group': () => <Model />,
    'Radio group with an error': () => <Model value={null} errorMessage="Choose one." isRequired />,
    'Framed radios': () => <Model variant="framed" />,
    'Checkbox group with an error': () => <Models label="Required models" value={[]} errorMessage="Choose at least one." isRequired />,
    'Checkbox group, disabled': () => <Models label="Fixed models" isDisabled />,
    'Radio group, disabled': () => <Model label="Fixed model" isDisabled />,
    Switches,
    Segments: () => <Segments />,
    'Segments, disabled': () => <Segments label="Fixed transport" isDisabled />,
    'Segments as links': () => (
      <SegmentedLinks
        label="Account type"
        links={[
          { href: '#candidates', label: 'For candidates', isCurrent: true },
          { href: '#employers', label: 'For employers' },
        ]}
      />
    ),
  },
} satisfies Stories;
