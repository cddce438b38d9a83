import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { FormGrid } from '@tandem/ui/layout';
import { NumberField } from '@tandem/ui/number-field';
import { SaveState } from '@tandem/ui/save-state';
import { TextAreaField, TextField } from '@tandem/ui/text-field';
import type { Stories } from '../story';

const saveLabels = { saving: 'Saving', saved: 'Saved', error: 'Not saved' };

const Kinds = () => (
  <FormGrid>
    <TextField label="First name" defaultValue="Sanne" isRequired />
    <TextField label="City" defaultValue="Utrecht" icon={<MapPin />} />
    <TextField label="Web address" type="url" placeholder="https://" description="With https:// in front." />
    <TextField label="Password" type="password" defaultValue="geheim" revealLabels={{ show: 'Show password', hide: 'Hide password' }} />
  </FormGrid>
);
const WithError = () => (
  <TextField label="E-mail" defaultValue="sanne@" errorMessage="Add the part after the @, for example post.nl." isRequired />
);
const Saving = () => (
  <FormGrid>
    <TextField label="First name" defaultValue="Sanne" aside={<SaveState status="saving" labels={saveLabels} />} />
    <TextField label="Last name" defaultValue="Visser" aside={<SaveState status="error" labels={saveLabels} />} />
  </FormGrid>
);
const Disabled = () => (
  <TextField label="E-mail" defaultValue="sanne@post.example" isDisabled description="Comes from your Google account." />
);
const Several = () => {
  const [text, setText] = useState('Frontend engineer who turns complicated systems into calm screens.');
  return <TextAreaField label="Summary" rows={4} value={text} onChange={setText} maxLength={1500} hasCounter />;
};
const Numbers = () => {
  const [hours, setHours] = useState<number | null>(32);
  return <NumberField label="Hours per week" value={hours} onChange={setHours} minValue={1} maxValue={40} suffix="hours" isRequired />;
};

export default {
  title: 'Text and number fields',
  group: 'Fields',
  states: { Kinds, 'With an error': WithError, Saving, Disabled, 'Several lines': Several, Numbers },
} satisfies Stories;
