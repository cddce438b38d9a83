import { useState } from 'react';
import { Stack } from '@tandem/ui/layout';
import { Switch, type SwitchProps } from '@tandem/ui/switch';
import type { Stories } from '../story';

const Setting = ({ starts = false, ...props }: { starts?: boolean } & SwitchProps) => {
  const [isOn, setOn] = useState(starts);
  return <Switch isSelected={isOn} onChange={setOn} {...props} />;
};

export default {
  title: 'Switch',
  group: 'Fields',
  states: {
    Off: () => <Setting>Interview check</Setting>,
    On: () => <Setting starts>New matches</Setting>,
    'With a hint': () => (
      <Setting starts hint="A mail when something fits, at most one a day">
        Matches by mail
      </Setting>
    ),
    'Before its words': () => <Setting isLeading>I would travel up to 60 minutes</Setting>,
    Disabled: () => (
      <Stack gap={2}>
        <Setting isDisabled>Not to be had</Setting>
        <Setting starts isDisabled hint="Messages about your account always come">
          Account messages
        </Setting>
      </Stack>
    ),
    'Long words': () => (
      <Setting hint="Je krijgt dan hoogstens één bericht per dag, ook als er meer vacatures bij je passen.">
        Een bericht per e-mail zodra een werkgever je uitnodigt voor een gesprek
      </Setting>
    ),
  },
} satisfies Stories;
