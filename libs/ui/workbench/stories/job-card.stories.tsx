import { Badge } from '@tandem/ui/badge';
import { Card } from '@tandem/ui/card';
import { JobCard, JobList, type JobCardProps } from '@tandem/ui/job-card';
import type { Stories } from '../story';

const levels = { good: 'Good match', impressive: 'Impressive match' };
const match = (percentage: number) => ({ percentage, label: `Match ${percentage} percent`, levels });
const LOGO = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="44" height="44"><rect width="44" height="44" fill="#0f4c5c"/><circle cx="22" cy="22" r="10" fill="#f2c14e"/></svg>')}`;

const engineer: JobCardProps = {
  href: '#1',
  title: 'Senior frontend engineer',
  company: { name: 'Waterkant Energie' },
  match: match(86),
  facts: ['Rotterdam', '€ 4.900 – € 5.800'],
};
const portal: JobCardProps = {
  href: '#2',
  title: 'Frontend developer, patient portal',
  company: { name: 'Zorgpad' },
  match: match(61),
  facts: ['Amersfoort', 'estimated € 4.300 – € 5.400'],
};
const designer: JobCardProps = {
  href: '#3',
  title: 'UI developer',
  company: { name: 'Brug & Co' },
  match: match(48),
  facts: ['Eindhoven', 'negotiable'],
};
const long: JobCardProps = {
  href: '#4',
  title: 'Senior projectmanager duurzame gebiedsontwikkeling en warmtetransitie, 32 tot 40 uur',
  company: { name: 'Coöperatieve Vereniging Energiegemeenschap Noordwest-Veluwe' },
  match: match(100),
  facts: ['Nieuwerkerk aan den IJssel', 'geschat € 4.300 – € 5.400', 'hybride'],
};

const Listed = ({ name, jobs }: { name: string; jobs: readonly JobCardProps[] }) => (
  <Card variant="flush">
    <JobList label={name}>
      {jobs.map((job) => (
        <li key={job.href}>
          <JobCard {...job} />
        </li>
      ))}
    </JobList>
  </Card>
);

export default {
  title: 'Job card',
  group: 'Matching',
  states: {
    'In a list': () => <Listed name="Recommended jobs" jobs={[{ ...engineer, isCurrent: true }, portal, designer]} />,
    'Without a match': () => (
      <Listed name="Open jobs" jobs={[{ href: '#planner', title: 'Planner', company: { name: 'Halte' }, facts: ['Utrecht'] }]} />
    ),
    'With a badge': () => <Listed name="Filled jobs" jobs={[{ ...designer, badge: <Badge tone="warning">Filled</Badge> }]} />,
    'With a logo': () => <Listed name="Jobs with a logo" jobs={[{ ...engineer, company: { name: 'Waterkant Energie', logoUrl: LOGO } }]} />,
    'With more told below': () => (
      <Listed name="Jobs with reasons" jobs={[{ ...engineer, isCurrent: true, children: <p>You know React.</p> }]} />
    ),
    'Nothing but a title': () => <Listed name="Bare jobs" jobs={[{ href: '#bare', title: 'Head grower', company: { name: 'Kiem' } }]} />,
    'Long words': () => <Listed name="Long jobs" jobs={[long]} />,
  },
} satisfies Stories;
