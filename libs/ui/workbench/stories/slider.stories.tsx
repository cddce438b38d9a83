import { useState } from 'react';
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

export default {
  title: 'Slider',
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
  },
} satisfies Stories;
