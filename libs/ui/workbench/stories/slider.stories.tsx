import { useState } from 'react';
import { RangeBar, type RangeBarProps } from '@tandem/ui/range-bar';
import { Slider, type SliderProps } from '@tandem/ui/slider';
import type { Stories } from '../story';

const Minutes = ({ start, ...slider }: { start: number } & Partial<SliderProps>) => {
  const [minutes, setMinutes] = useState(start);
  return (
    <Slider
      label="Travel time"
      value={minutes}
      onChange={setMinutes}
      minValue={5}
      maxValue={120}
      step={5}
      valueLabel={`${minutes} minutes`}
      {...slider}
    />
  );
};
const Salary = (bar: Partial<RangeBarProps> & Pick<RangeBarProps, 'label'>) => (
  <RangeBar minValue={3500} maxValue={6200} from={3900} to={5800} ends={['€ 3.500', '€ 6.200']} {...bar} />
);

export default {
  title: 'Slider and range',
  group: 'Data',
  states: {
    'In the middle': () => <Minutes start={45} />,
    'At the start': () => <Minutes start={5} label="Shortest journey" />,
    'At the end': () => <Minutes start={120} label="Longest journey" />,
    'With help': () => <Minutes start={60} label="There and back" description="Door to door, with the transport you chose above." />,
    Disabled: () => <Minutes start={30} label="Fixed journey" isDisabled description="Comes from your intake." />,
    'Long words': () => (
      <Minutes start={90} label="Hoe lang je hoogstens onderweg wilt zijn van deur tot deur" valueLabel="1 uur en 30 minuten enkele reis" />
    ),
    'Range, wish within it': () => (
      <Salary label="€ 3.900 to € 5.800; your minimum is € 4.600" limit={{ value: 4600, label: 'Your minimum € 4.600' }} />
    ),
    'Range, wish above it': () => (
      <Salary label="€ 3.900 to € 5.800; your minimum is € 6.100" limit={{ value: 6100, label: 'Your minimum € 6.100' }} />
    ),
    'Range, wish below all of it': () => (
      <Salary label="€ 3.900 to € 5.800; your minimum is € 2.800" limit={{ value: 2800, label: 'Your minimum € 2.800' }} />
    ),
    'Range without a wish': () => <Salary label="€ 3.900 to € 5.800" />,
    'Range of one amount': () => <Salary label="€ 4.200" from={4200} to={4200} />,
  },
} satisfies Stories;
