import { useState } from 'react';
import { ListEditor, type ListLine } from '@tandem/ui/list-editor';
import type { Stories } from '../story';

const labels = { add: 'Add flag', line: (number: number) => `Flag ${number}`, remove: (text: string) => `Remove ${text}` };

const Flags = ({ start, dealbreaker }: { start: ListLine[]; dealbreaker?: string }) => {
  const [value, setValue] = useState<ListLine[]>(start);
  return (
    <ListEditor
      label="Green flags"
      value={value}
      onChange={setValue}
      labels={{ ...labels, dealbreaker }}
      description="Enter adds the next one."
    />
  );
};

export default {
  title: 'List editor',
  group: 'Fields',
  states: {
    Empty: () => <Flags start={[]} />,
    Lines: () => <Flags start={[{ text: 'A climate goal with a date' }, { text: 'Designers in the team' }]} />,
    'With dealbreakers': () => (
      <Flags start={[{ text: 'On call at night', isDealbreaker: true }, { text: 'Unpaid assignments' }]} dealbreaker="Dealbreaker" />
    ),
  },
} satisfies Stories;
