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

const Funnel = () => {
  const [matches, setMatches] = useState(start);
  return (
    <Board
      label="Applications"
      columns={steps.map((step) => ({ ...step, cards: matches.filter(({ status }) => status === step.id) }))}
      renderCard={(match) => <Card {...match} />}
      nameOf={({ title, company }) => `${title} at ${company}`}
      mayMove={({ status }, to) => next[status]?.includes(to) ?? false}
      onMove={({ id }, status) => setMatches(matches.map((match) => (match.id === id ? { ...match, status } : match)))}
      labels={{
        column: (title, count) => `${title}, ${count} cards`,
        move: (name) => `Move ${name}`,
        moved: (name, title) => `${name} moved to ${title}`,
        blocked: 'not possible',
        more: (count) => `Show ${count} more`,
      }}
    />
  );
};

export default { title: 'Board', group: 'Data', isWide: true, states: { Funnel } } satisfies Stories;
