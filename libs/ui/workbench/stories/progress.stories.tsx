import { Row, Stack } from '@tandem/ui/layout';
import { ProgressBar } from '@tandem/ui/progress-bar';
import { ProgressCircle } from '@tandem/ui/progress-circle';
import { Loading, Skeleton, SkeletonText } from '@tandem/ui/skeleton';
import { Stepper } from '@tandem/ui/stepper';
import type { Stories } from '../story';

const Bars = () => (
  <Stack>
    <ProgressBar label="Reading the 42 newest vacancies" value={48} valueLabel="20 of 42" />
    <ProgressBar label="Intake" value={100} />
    <ProgressBar label="Reading your resume" />
  </Stack>
);
const Circles = () => (
  <Row gap={6}>
    <ProgressCircle label="Intake" value={41} size="small" />
    <ProgressCircle label="Intake" value={82} />
    <ProgressCircle label="Intake" value={100} />
    <ProgressCircle label="Intake" value={82} size="large">
      of your profile
    </ProgressCircle>
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
const Steps = () => (
  <Stepper
    label="New vacancy"
    doneLabel="done"
    current={2}
    steps={[
      { label: 'Source', href: '#source' },
      { label: 'Basic data', href: '#basic' },
      { label: 'Verify details' },
      { label: 'Publish' },
    ]}
  />
);

export default {
  title: 'Progress and waiting',
  group: 'Feedback',
  isWide: true,
  states: { Bars, Circles, Skeletons, Steps },
} satisfies Stories;
