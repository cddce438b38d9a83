import { Card } from '@tandem/ui/card';
import { Carousel, type CarouselProps } from '@tandem/ui/carousel';
import { Text } from '@tandem/ui/text';
import type { Stories } from '../story';

const labels = {
  previous: 'Previous',
  next: 'Next',
  pause: 'Pause',
  play: 'Play',
  slide: (number: number, total: number) => `${number} of ${total}`,
};
const slidesOf = (names: readonly string[], words = 'You asked for evening shifts that end before ten.') =>
  names.map((name) => ({
    id: name,
    content: (
      <Card>
        <h4>{name}</h4>
        <Text size="medium" tone="soft">
          {words}
        </Text>
      </Card>
    ),
  }));
const jobs = ['District nurse', 'Data analyst', 'Head grower', 'Planner'];
const Slides = (carousel: Pick<CarouselProps, 'label'> & Partial<CarouselProps>) => (
  <Carousel labels={labels} slides={slidesOf(jobs)} {...carousel} />
);

export default {
  title: 'Carousel',
  group: 'Data',
  isWide: true,
  states: {
    'One in view': () => <Slides label="One at a time" />,
    'Three in view': () => <Slides label="Every match shows its working" title={<h3>Every match shows its working</h3>} inView={3} />,
    'As many as fit': () => <Slides label="Three of three" inView={3} slides={slidesOf(jobs.slice(0, 3))} />,
    'A single one': () => <Slides label="Alone" slides={slidesOf(['Planner'])} />,
    'Long words': () => (
      <Slides
        label="Long slides"
        title={<h3>Bij elke match staat waarop het percentage berust, in gewone zinnen</h3>}
        inView={2}
        slides={slidesOf(
          ['Senior projectmanager duurzame gebiedsontwikkeling', 'Beleidsmedewerker arbeidsmarktvraagstukken'],
          'Je vroeg om avonddiensten die voor tien uur eindigen, en om een reis van hoogstens drie kwartier met het openbaar vervoer.',
        )}
      />
    ),
  },
  opens: [{ press: 'Play' }],
} satisfies Stories;
