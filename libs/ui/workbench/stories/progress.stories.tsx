import { Row, Stack } from '@tandem/ui/layout';
import { Phases, type PhasesProps } from '@tandem/ui/phases';
import { ProgressBar } from '@tandem/ui/progress-bar';
import { ProgressCircle, type ProgressCircleProps } from '@tandem/ui/progress-circle';
import { Quota } from '@tandem/ui/quota';
import { Loading, Skeleton, SkeletonText } from '@tandem/ui/skeleton';
import type { Stories } from '../story';

const VALUES = [0, 41, 82, 100];
const Circles = ({ name, ...circle }: { name: string } & Pick<ProgressCircleProps, 'size' | 'children'>) => (
  <Row gap={6}>
    {VALUES.map((value) => (
      <ProgressCircle key={value} label={`${name}, ${value}`} value={value} {...circle} />
    ))}
  </Row>
);
const Skeletons = () => (
  <Loading label="Loading jobs">
    <Row gap={4} style={{ flexWrap: 'nowrap' }}>
      <Skeleton width={44} height={44} />
      <div style={{ flex: 1 }}>
        <SkeletonText lines={3} />
      </div>
      <Skeleton width={52} height={52} isRound />
    </Row>
  </Loading>
);
const Search = (phases: Pick<PhasesProps, 'label' | 'current'>) => (
  <Phases doneLabel="done" phases={['Understood your text', '8,946 compared', 'Reading the closest', 'Writing the reasons']} {...phases} />
);
const Used = ({ used }: { used: number }) => <Quota used={used} total={10} label={`${used} of 10 searches used today`} />;

export default {
  title: 'Progress and waiting',
  group: 'Feedback',
  isWide: true,
  states: {
    'Bar, nothing done': () => <ProgressBar label="Uploading" value={0} />,
    'Bar, under way': () => <ProgressBar label="Reading the 42 newest vacancies" value={48} valueLabel="20 of 42" />,
    'Bar, done': () => <ProgressBar label="Intake" value={100} />,
    'Bar without a known end': () => <ProgressBar label="Reading your resume" />,
    'Bar without its words': () => <ProgressBar label="Strength of the password" isLabelHidden value={60} />,
    'Bar, long words': () => (
      <ProgressBar
        label="De tweeënveertig nieuwste vacatures worden met je profiel vergeleken"
        value={48}
        valueLabel="twintig van tweeënveertig"
      />
    ),
    'Circle of 50': () => <Circles name="Small" size="small" />,
    'Circle of 100': () => <Circles name="Normal" size="normal" />,
    'Circle of 250': () => <Circles name="Large" size="large" />,
    'Circle with words': () => (
      <Circles name="Profile" size="large">
        of your profile
      </Circles>
    ),
    'Skeletons in the shape of what comes': Skeletons,
    'Skeleton of a text': () => (
      <Loading label="Loading the text">
        <Stack>
          <Skeleton height={28} width="60%" />
          <SkeletonText lines={6} />
        </Stack>
      </Loading>
    ),
    'Phases, begun': () => <Search label="Search, begun" current={0} />,
    'Phases, under way': () => <Search label="Search, under way" current={2} />,
    'Phases, done': () => <Search label="Search, done" current={4} />,
    'Quota, untouched': () => <Used used={0} />,
    'Quota, partly used': () => <Used used={3} />,
    'Quota, used up': () => <Used used={10} />,
  },
} satisfies Stories;
