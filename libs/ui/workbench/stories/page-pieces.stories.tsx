import { useState } from 'react';
import { AnnotatedText, SourceRef } from '@tandem/ui/annotated-text';
import { DataList } from '@tandem/ui/data-list';
import { Divider } from '@tandem/ui/divider';
import { Row, Stack } from '@tandem/ui/layout';
import { MatchScene } from '@tandem/ui/match-scene';
import { Stats } from '@tandem/ui/stats';
import type { Stories } from '../story';

const Scattered = () => (
  <Stats
    stats={[
      { label: 'Applied', value: 14, hint: '3 without an answer' },
      { label: 'Invited', value: 5, hint: '2 not opened yet' },
      { label: 'Interview', value: 3, hint: 'next on 24-11-2026' },
      { label: 'Hired', value: 1, hint: 'this month' },
    ]}
  />
);
const wishes = [
  { label: 'Preferred salary', value: 'from € 5.000' },
  { label: 'Hours', value: '32 a week' },
  { label: 'Left out, as it has no value', value: null },
];
const long = [
  {
    label: 'Opleidingsniveau dat ten minste wordt gevraagd',
    value: 'Hbo of universitair, in de richting van werktuigbouwkunde, energietechniek of een verwant vak',
  },
];
const text =
  'For our office at the Boompjes in Rotterdam we look for a planner with at least three years of planning experience.\n\nA salary from € 3.900, 30 days off.';
const headed = `What we ask\nThree years of planning.\nWhat we offer\n${text}`;
const place = (id: string, words: string) => ({ id, start: text.indexOf(words), end: text.indexOf(words) + words.length });
const numbers: Record<string, number> = { city: 1, experience: 2, salary: 3, benefits: 4 };
const Source = ({ start }: { start: string | null }) => {
  const [current, setCurrent] = useState(start);
  return (
    <Stack>
      <Row>
        {Object.entries(numbers).map(([id, number]) => (
          <SourceRef key={id} number={number} label={`${id}, ${start}`} isCurrent={id === current} onPress={() => setCurrent(id)} />
        ))}
      </Row>
      <AnnotatedText
        text={text}
        annotations={[
          place('city', 'Boompjes in Rotterdam'),
          place('experience', 'at least three years of planning experience'),
          place('salary', 'from € 3.900'),
          place('benefits', '30 days off'),
        ]}
        numberOf={(id) => numbers[id] ?? 0}
        current={current}
        onSelect={setCurrent}
      />
    </Stack>
  );
};
const Scene = ({ isDrawn }: { isDrawn?: boolean }) => (
  <MatchScene
    isDrawn={isDrawn}
    label="A resume and a vacancy side by side. Lines connect the sentences that match; a dashed line shows the one that does not. Together: 86 percent."
    left={{ kind: 'Resume', title: 'Sanne Visser', subtitle: 'Frontend engineer' }}
    right={{ kind: 'Vacancy', title: 'Senior frontend engineer', subtitle: 'Waterkant Energie' }}
    threads={[
      {
        side: 'for',
        left: { mark: '6 years of React', after: ' and TypeScript' },
        right: { mark: '5+ years', after: ' React in production' },
      },
      {
        side: 'for',
        left: { before: 'Led the ', mark: 'design system', after: ' team' },
        right: { before: 'You own our ', mark: 'components' },
      },
      { side: 'for', left: { mark: '4 days', after: ' a week, hybrid' }, right: { mark: '32 to 36 hours' } },
      { side: 'against', left: { before: 'Travels ', mark: '45 min at most' }, right: { mark: '52 min', after: ' by train' } },
    ]}
    verdict={{ percentage: 86, title: 'Impressive match', text: '3 reasons for, 1 against' }}
  />
);

export default {
  title: 'Pieces of pages',
  group: 'Surfaces',
  isWide: true,
  states: {
    Figures: Scattered,
    'A single figure': () => <Stats stats={[{ label: 'Applied', value: 0 }]} />,
    'Names and values': () => <DataList rows={wishes} />,
    'Names above values': () => <DataList variant="stacked" rows={wishes} />,
    'Values at the far end': () => <DataList variant="end" rows={wishes} />,
    'Names and values, long words': () => <DataList rows={long} />,
    Line: () => <Divider />,
    'Line with words': () => <Divider>or with your e-mail</Divider>,
    'Source with numbers': () => <Source start={null} />,
    'Source, one place looked at': () => <Source start="experience" />,
    'Source without places': () => (
      <AnnotatedText text={text} annotations={[]} numberOf={() => 0} current={null} onSelect={() => undefined} />
    ),
    'Source with headings': () => (
      <AnnotatedText
        text={headed}
        headings={[
          { start: 0, end: 11 },
          { start: headed.indexOf('What we offer'), end: headed.length - text.length - 1 },
        ]}
        annotations={[{ id: 'experience', start: 12, end: 35 }]}
        numberOf={(id) => numbers[id] ?? 0}
        current={null}
        onSelect={() => undefined}
      />
    ),
    'Match scene': () => <Scene />,
    'Match scene, drawn once': () => <Scene isDrawn />,
  },
} satisfies Stories;
