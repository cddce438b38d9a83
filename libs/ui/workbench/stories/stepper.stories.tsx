import { Stepper, type StepperProps } from '@tandem/ui/stepper';
import type { Stories } from '../story';

const steps = [
  { label: 'Source', href: '#source' },
  { label: 'Basic data', href: '#basic' },
  { label: 'Verify details', href: '#details' },
  { label: 'Publish' },
];
const Steps = (stepper: Pick<StepperProps, 'label' | 'current'> & Partial<StepperProps>) => (
  <Stepper steps={steps} doneLabel="done" {...stepper} />
);

export default {
  title: 'Stepper',
  group: 'Feedback',
  isWide: true,
  states: {
    'The first step': () => <Steps label="Vacancy, begun" current={0} />,
    'In the middle': () => <Steps label="Vacancy, under way" current={2} />,
    'The last step': () => <Steps label="Vacancy, nearly there" current={3} />,
    'All done': () => <Steps label="Vacancy, published" current={4} />,
    'No way back': () => <Steps label="Company" current={1} steps={[{ label: 'You' }, { label: 'Your company' }]} />,
    'Long words': () => (
      <Steps
        label="Vacature"
        current={1}
        steps={[
          { label: 'Bron van de vacaturetekst', href: '#bron' },
          { label: 'Basisgegevens en arbeidsvoorwaarden' },
          { label: 'Uitgelezen gegevens controleren' },
          { label: 'Publiceren' },
        ]}
      />
    ),
  },
} satisfies Stories;
