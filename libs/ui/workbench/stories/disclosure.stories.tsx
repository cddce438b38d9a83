import { Badge } from '@tandem/ui/badge';
import { Disclosure } from '@tandem/ui/disclosure';
import type { Stories } from '../story';

const answer = 'We compare five things: skills, experience, travel, salary and your wishes.';

export default {
  title: 'Disclosure',
  group: 'Data',
  states: {
    Closed: () => <Disclosure title="How do you get to a percentage?">{answer}</Disclosure>,
    Open: () => (
      <Disclosure title="What is compared?" variant="text" defaultExpanded>
        {answer}
      </Disclosure>
    ),
    'One below the other': () => (
      <div>
        <Disclosure title="What does it cost?">Nothing for candidates.</Disclosure>
        <Disclosure title="Who sees my resume?">Employers you applied to.</Disclosure>
        <Disclosure title="Can I leave?">With everything you gave us, at any time.</Disclosure>
      </div>
    ),
    'Part of a page': () => (
      <Disclosure title="Experience" variant="display" level={2} aside="3" defaultExpanded>
        Three jobs.
      </Disclosure>
    ),
    'With a badge': () => (
      <Disclosure title="Salary" variant="display" aside={<Badge tone="warning">2 to check</Badge>}>
        From € 3.900.
      </Disclosure>
    ),
    Disabled: () => (
      <Disclosure title="Not to be opened yet" isDisabled>
        Nothing.
      </Disclosure>
    ),
    'Long words': () => (
      <Disclosure
        title="Waarom staat er een percentage bij een vacature waarop ik nog niet heb gesolliciteerd?"
        aside="12"
        level={4}
        defaultExpanded
      >
        {`${answer} ${answer} ${answer}`}
      </Disclosure>
    ),
  },
} satisfies Stories;
