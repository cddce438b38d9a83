import { useState } from 'react';
import { CompanyMark } from '@tandem/ui/avatar';
import { Badge } from '@tandem/ui/badge';
import { Board } from '@tandem/ui/board';
import { Row } from '@tandem/ui/layout';
import { MatchRing } from '@tandem/ui/match-ring';
import { Text } from '@tandem/ui/text';
import type { Stories } from '../story';

interface Match {
  id: string;
  title: string;
  company: string;
  percentage: number;
  status: string;
}

const steps = [
  { id: 'APPLIED', title: 'Applied', empty: 'Your next application lands here.' },
  { id: 'INVITED', title: 'Invited', empty: 'Nobody invited you yet.' },
  { id: 'INTERVIEW', title: 'Interview', empty: 'Had an interview? We ask how it went.' },
  { id: 'HIRED', title: 'Hired', empty: 'Soon.' },
];
const start: Match[] = [
  { id: '1', title: 'Product engineer', company: 'Noorderlicht', percentage: 63, status: 'APPLIED' },
  { id: '2', title: 'Frontend developer, patient portal', company: 'Zorgpad', percentage: 77, status: 'APPLIED' },
  { id: '3', title: 'Web editor', company: 'Kiem', percentage: 48, status: 'INVITED' },
];
const next: Record<string, string[]> = { APPLIED: ['INVITED'], INVITED: ['INTERVIEW', 'APPLIED'], INTERVIEW: ['HIRED'] };

const Card = ({ title, company, percentage, status }: Match) => (
  <>
    <Row style={{ flexWrap: 'nowrap', alignItems: 'start' }} gap={3}>
      <CompanyMark name={company} size="small" />
      <div style={{ flex: 1, minWidth: 0 }}>
        <Text size="medium">
          <strong>{title}</strong>
        </Text>
        <Text size="small" tone="soft">
          {company}
        </Text>
      </div>
      <MatchRing percentage={percentage} label={`Match ${percentage} percent`} size={40} />
    </Row>
    {status === 'INVITED' && <Badge tone="accent">New</Badge>}
  </>
);

type Of = { matches: Match[]; columns?: typeof steps; goal?: string; refuses?: boolean };

const Funnel = ({ matches: initial, columns = steps, goal, refuses }: Of) => {
  const [matches, setMatches] = useState(initial);
  const move = ({ id }: Match, status: string) => {
    if (!refuses) setMatches(matches.map((match) => (match.id === id ? { ...match, status } : match)));
    return Promise.resolve(!refuses);
  };
  return (
    <Board
      label="Applications"
      columns={columns.map((step) => ({
        ...step,
        cards: matches.filter(({ status }) => status === step.id),
        isGoal: step.id === goal,
      }))}
      renderCard={(match) => <Card {...match} />}
      nameOf={({ title, company }) => `${title} at ${company}`}
      mayMove={({ status }, to) => next[status]?.includes(to) ?? false}
      onMove={move}
      labels={{
        column: (title, count) => `${title}, ${count} cards`,
        move: (name) => `Move ${name}`,
        drag: (name) => `Drag ${name}`,
        dropOn: (title) => `Drop on ${title}`,
        moved: (name, title) => `${name} moved to ${title}`,
        blocked: 'not possible',
      }}
    />
  );
};
const many: Match[] = Array.from({ length: 64 }, (_, index) => ({
  id: `many-${index}`,
  title: `Planner ${index + 1}`,
  company: 'Halte',
  percentage: 99 - index,
  status: 'APPLIED',
}));
const long: Match[] = [
  {
    id: 'long',
    title: 'Senior projectmanager duurzame gebiedsontwikkeling en warmtetransitie',
    company: 'Coöperatieve Vereniging Energiegemeenschap Noordwest-Veluwe',
    percentage: 100,
    status: 'INVITED',
  },
];

export default {
  title: 'Board',
  group: 'Data',
  isWide: true,
  states: {
    Funnel: () => <Funnel matches={start} />,
    Empty: () => <Funnel matches={[]} />,
    'Long columns': () => <Funnel matches={many} columns={steps.slice(0, 2)} />,
    'Long words': () => <Funnel matches={long} />,
    'A column to drop on': () => <Funnel matches={start} goal="HIRED" />,
    'A move that is refused': () => <Funnel matches={start.slice(2)} refuses />,
  },
  opens: [{ press: 'Move' }],
} satisfies Stories;
