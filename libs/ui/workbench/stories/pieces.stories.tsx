import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@tandem/ui/button';
import { Card } from '@tandem/ui/card';
import { Carousel } from '@tandem/ui/carousel';
import { Disclosure } from '@tandem/ui/disclosure';
import { RangeBar } from '@tandem/ui/range-bar';
import { SaveBar } from '@tandem/ui/save-bar';
import { Slider } from '@tandem/ui/slider';
import { Stack } from '@tandem/ui/layout';
import { Text } from '@tandem/ui/text';
import type { Stories } from '../story';

const Questions = () => (
  <div>
    <Disclosure title="How do you get to a percentage?" defaultExpanded>
      We compare five things: skills, experience, travel, salary and your wishes.
    </Disclosure>
    <Disclosure title="What does it cost?">Nothing for candidates.</Disclosure>
    <Disclosure title="Experience" variant="display" aside="3">
      A part of a page.
    </Disclosure>
  </div>
);
const Travel = () => {
  const [minutes, setMinutes] = useState(45);
  return (
    <Stack gap={8}>
      <Slider label="Travel time" value={minutes} onChange={setMinutes} maxValue={120} step={5} valueLabel={`${minutes} minutes`} />
      <RangeBar
        label="€ 3.900 to € 5.800; your minimum is € 4.600"
        minValue={3500}
        maxValue={6200}
        from={3900}
        to={5800}
        limit={{ value: 4600, label: 'Your minimum € 4.600' }}
        ends={['€ 3.500', '€ 6.200']}
      />
    </Stack>
  );
};
const Slides = () => (
  <Carousel
    label="Every match shows its working"
    title={<h3>Every match shows its working</h3>}
    inView={3}
    labels={{ previous: 'Previous', next: 'Next', pause: 'Pause', play: 'Play', slide: (number, total) => `${number} of ${total}` }}
    slides={['District nurse', 'Data analyst', 'Head grower', 'Planner'].map((name) => ({
      id: name,
      content: (
        <Card>
          <h4>{name}</h4>
          <Text size="medium" tone="soft">
            You asked for evening shifts that end before ten.
          </Text>
        </Card>
      ),
    }))}
  />
);
const Saving = () => (
  <SaveBar
    state={
      <>
        <Pencil />
        Unsaved changes
      </>
    }
  >
    <Button>Save</Button>
    <Button variant="primary">Save and search</Button>
  </SaveBar>
);

export default {
  title: 'Disclosure, slider, carousel',
  group: 'Data',
  isWide: true,
  states: { Questions, 'Travel and salary': Travel, Carousel: Slides, 'Save bar': Saving },
} satisfies Stories;
