import { Badge } from '@tandem/ui/badge';
import { Card } from '@tandem/ui/card';
import { JobCard, JobCardSkeleton, JobList } from '@tandem/ui/job-card';
import type { Stories } from '../story';

const levels = { good: 'Good match', impressive: 'Impressive match' };
const match = (percentage: number) => ({ percentage, label: `Match ${percentage} percent`, levels });

const List = () => (
  <Card variant="flush">
    <JobList label="Recommended jobs">
      <li>
        <JobCard
          href="#1"
          isCurrent
          title="Senior frontend engineer"
          company={{ name: 'Waterkant Energie' }}
          match={match(86)}
          facts={['Rotterdam', '€ 4.900 – € 5.800']}
        />
      </li>
      <li>
        <JobCard
          href="#2"
          title="Frontend developer, patient portal"
          company={{ name: 'Zorgpad' }}
          match={match(61)}
          facts={['Amersfoort', 'estimated € 4.300 – € 5.400']}
        />
      </li>
      <li>
        <JobCard
          href="#3"
          title="UI developer"
          company={{ name: 'Brug & Co' }}
          match={match(48)}
          facts={['Eindhoven', 'negotiable']}
          badge={<Badge tone="warning">Filled</Badge>}
        />
      </li>
      <li>
        <JobCard href="#4" title="Planner" company={{ name: 'Halte' }} facts={['Utrecht']} />
      </li>
      <li>
        <JobCardSkeleton />
      </li>
    </JobList>
  </Card>
);

export default { title: 'Job card', group: 'Matching', states: { 'In a list': List } } satisfies Stories;
