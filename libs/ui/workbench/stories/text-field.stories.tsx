import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@tandem/ui/button';
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
  return (
    <TextAreaField
      label="Summary"
      rows={4}
      value={text}
      onChange={setText}
      maxLength={1500}
      counter={(count, max) => `${count} / ${max} characters`}
    />
  );
};
const limitLabels = {
  least: (limit: number) => `At least ${limit} is needed here.`,
  most: (limit: number) => `At most ${limit} can be given here.`,
};
const Numbers = () => {
  const [hours, setHours] = useState<number | null>(32);
  const limits = { minValue: 1, maxValue: 40, limitLabels };
  return <NumberField label="Hours per week" value={hours} onChange={setHours} {...limits} suffix="hours" isRequired />;
};

export default {
  title: 'Text and number fields',
  group: 'Fields',
  states: {
    Kinds,
    'With an error': WithError,
    Saving,
    Disabled,
    'Every kind': () => (
      <FormGrid>
        <TextField label="Plain" type="text" />
        <TextField label="Mail" type="email" />
        <TextField label="Search" type="search" placeholder="Title or city" />
        <TextField label="Telephone" type="tel" />
      </FormGrid>
    ),
    'Not to be changed': () => <TextField label="Number" value="2026-1042" isReadOnly suffix="kg" />,
    'With a button in it': () => <TextField label="Link" action={<Button variant="quiet">Copy</Button>} />,
    'Without its label': () => <TextField label="Search all jobs" isLabelHidden placeholder="Search" />,
    'Long words': () => (
      <TextField
        label="Naam van de organisatie waar je de opleiding hebt gevolgd"
        defaultValue="Coöperatieve Vereniging Energiegemeenschap Noordwest-Veluwe"
        description="Zoals de naam op het diploma staat; een afkorting mag als die bekender is."
      />
    ),
    'Several lines': Several,
    'Several lines with an error': () => <TextAreaField label="Motivation" errorMessage="Write at least 50 characters." isRequired />,
    'Several lines, disabled': () => <TextAreaField label="Fixed summary" defaultValue="Sent with the application." isDisabled />,
    Numbers,
    'Number with an error': () => (
      <NumberField label="Hours" value={null} onChange={() => undefined} errorMessage="Fill in the hours." isRequired />
    ),
    'Number, disabled': () => <NumberField label="Fixed hours" value={36} onChange={() => undefined} suffix="hours" isDisabled />,
  },
} satisfies Stories;
