import { BalanceBar } from '@tandem/ui/balance-bar';
import { Row, Stack } from '@tandem/ui/layout';
import { MatchLabel, MatchRing, type MatchRingProps } from '@tandem/ui/match-ring';
import { Mark, Reason, Reasons } from '@tandem/ui/reason';
import { SkillDots } from '@tandem/ui/skill-dots';
import type { Stories } from '../story';

const levels = { good: 'Good match', impressive: 'Impressive match' };
const labels = { yours: 'You', theirs: 'They' };

const Rings = () => (
  <Row gap={6}>
    {[0, 41, 63, 86, 100].map((percentage) => (
      <Stack key={percentage} gap={1} style={{ justifyItems: 'center' }}>
        <MatchRing percentage={percentage} label={`Match ${percentage} percent`} href="#why" size={72} />
        <MatchLabel percentage={percentage} labels={levels} />
      </Stack>
    ))}
  </Row>
);
const Ring = (ring: { label: string } & Partial<MatchRingProps>) => <MatchRing percentage={86} {...ring} />;
const parts = [
  { label: 'Skills', points: 34, weight: 38 },
  { label: 'Experience', points: 20, weight: 20 },
  { label: 'Travel', points: 6, weight: 14 },
  { label: 'Salary', points: 12, weight: 14 },
  { label: 'Wishes', points: 14, weight: 14 },
];
const Balance = ({ name, of = parts }: { name: string; of?: typeof parts }) => <BalanceBar label={`Points, ${name}`} parts={of} />;
const For = () => (
  <Reasons label="Speaks for it">
    <Reason
      side="for"
      points={20}
      yours={[{ text: 'six years of React and TypeScript in two product teams', mark: [0, 33] }]}
      theirs={[{ text: 'at least five years with a modern framework', mark: [9, 43] }]}
      labels={labels}
    >
      You have done this work for longer than they ask.
    </Reason>
    <Reason side="for" points={14} theirs={[{ text: 'district heating without gas before 2032', mark: [17, 40] }]} labels={labels}>
      Your green flag is in the vacancy: a company with a climate goal.
    </Reason>
  </Reasons>
);
const Against = () => (
  <Reasons label="Speaks against it">
    <Reason
      side="against"
      points={8}
      yours={[{ text: '45 minutes at most, by train', mark: [0, 18] }]}
      theirs={[{ text: 'Rotterdam Blaak, 52 minutes door to door', mark: [17, 27] }]}
      labels={labels}
    >
      It is seven minutes further than you want to travel.
    </Reason>
  </Reasons>
);
const Bare = () => (
  <Reasons label="Without words to show">
    <Reason side="for" points={14} labels={labels}>
      Your hours fit.
    </Reason>
    <Reason side="against" labels={labels} yours={[{ text: 'No work on Saturdays' }]}>
      They are open on Saturdays.
    </Reason>
  </Reasons>
);
const LongReason = () => (
  <Reasons label="Long reasons">
    <Reason
      side="against"
      points={14}
      yours={[{ text: 'Ik zoek een werkgever die de dagen betaalt waarop iemand voor een ouder of een kind zorgt' }]}
      theirs={[{ text: 'Bij-langdurige-afwezigheid-zonder-toestemming-vervalt-het-recht-op-doorbetaling', mark: [0, 20] }]}
      labels={{ yours: 'Jij', theirs: 'De werkgever' }}
    >
      De arbeidsvoorwaardenregeling van deze werkgever laat volgens de vacaturetekst geen ruimte voor wat je daarover in je wensen schreef.
    </Reason>
  </Reasons>
);
const Dots = () => (
  <Stack gap={2}>
    {[0, 1, 3, 5, 12].map((years) => (
      <Row key={years}>
        <SkillDots filled={years} label={`${years} years`} /> {years} years
      </Row>
    ))}
  </Stack>
);

export default {
  title: 'Match and reasons',
  group: 'Matching',
  isWide: true,
  states: {
    Rings,
    'Ring, small': () => <Ring label="Match 86 percent, small" size={40} />,
    'Ring that leads somewhere': () => <Ring label="Why 86 percent" href="#reasons" />,
    'Ring that opens something': () => <Ring label="Show why 86 percent" onPress={() => undefined} aria-expanded={false} />,
    Balance: () => <Balance name="mixed" />,
    'Balance, all won': () => <Balance name="all won" of={parts.map((part) => ({ ...part, points: part.weight }))} />,
    'Balance, nothing won': () => <Balance name="nothing won" of={parts.map((part) => ({ ...part, points: 0 }))} />,
    For,
    Against,
    'Reasons without words to show': Bare,
    'Reasons, long words': LongReason,
    'Skill dots': Dots,
    Mark: () => (
      <p>
        They ask for <Mark side="for">five years</Mark> and <Mark side="against">a driving licence</Mark>.
      </p>
    ),
  },
} satisfies Stories;
