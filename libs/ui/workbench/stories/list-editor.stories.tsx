import { useState } from 'react';
import { ListEditor, type ListEditorProps, type ListLine } from '@tandem/ui/list-editor';
import type { Stories } from '../story';

const labels = { add: 'Add flag', line: (number: number) => `Flag ${number}`, remove: (text: string) => `Remove ${text}` };

const Flags = ({ start, dealbreaker, ...field }: { start: ListLine[]; dealbreaker?: string } & Partial<ListEditorProps>) => {
  const [value, setValue] = useState<ListLine[]>(start);
  return (
    <ListEditor
      label="Green flags"
      value={value}
      onChange={setValue}
      labels={{ ...labels, dealbreaker }}
      description="Enter adds the next one."
      {...field}
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
    'With an error': () => <Flags start={[{ text: '' }]} errorMessage="Write at least one." isRequired />,
    Disabled: () => <Flags start={[{ text: 'A climate goal with a date' }]} isDisabled />,
    'Long lines': () => (
      <Flags
        start={[{ text: 'An employer who pays the days on which somebody looks after a parent or child', isDealbreaker: true }]}
        dealbreaker="Dealbreaker"
      />
    ),
  },
} satisfies Stories;
