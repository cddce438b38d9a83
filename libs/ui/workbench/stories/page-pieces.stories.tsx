import { CalendarCheck, Mail } from 'lucide-react';
import { useState } from 'react';
import { AnnotatedText, SourceRef } from '@tandem/ui/annotated-text';
import { Card } from '@tandem/ui/card';
import { DataList } from '@tandem/ui/data-list';
import { Divider } from '@tandem/ui/divider';
import { Row, Stack } from '@tandem/ui/layout';
import { MatchRing } from '@tandem/ui/match-ring';
import { MatchScene } from '@tandem/ui/match-scene';
import { NotificationList, NotificationRow, NotificationRowSkeleton, NotificationSign } from '@tandem/ui/notification-row';
import { Phases } from '@tandem/ui/phases';
import { Quota } from '@tandem/ui/quota';
import { Stats } from '@tandem/ui/stats';
import type { Stories } from '../story';

const Notifications = () => (
  <Card variant="flush">
    <NotificationList label="Notifications">
      <li>
        <NotificationRow
          sign={<NotificationSign icon={<Mail />} tone="accent" />}
          age="2 h"
          dateTime="2026-11-21T08:00Z"
          unreadLabel="Unread"
          href="#1"
        >
          <strong>Waterkant Energie</strong> invites you for an interview for <strong>Senior frontend engineer</strong>.
        </NotificationRow>
      </li>
      <li>
        <NotificationRow sign={<MatchRing percentage={82} label="82 percent" size={40} />} age="5 h" dateTime="2026-11-21T05:00Z" href="#2">
          New match: <strong>Design engineer</strong> at Studio Lumen, 82%.
        </NotificationRow>
      </li>
      <li>
        <NotificationRow
          sign={<NotificationSign icon={<CalendarCheck />} tone="spot" />}
          age="2 d"
          dateTime="2026-11-19T05:00Z"
          onPress={() => undefined}
        >
          How did your interview at <strong>Halte</strong> go?
        </NotificationRow>
      </li>
      <li>
        <NotificationRowSkeleton />
      </li>
    </NotificationList>
  </Card>
);
const Numbers = () => (
  <Stack gap={6}>
    <Stats
      stats={[
        { label: 'Applied', value: 14, hint: '3 without an answer' },
        { label: 'Invited', value: 5, hint: '2 not opened yet' },
        { label: 'Interview', value: 3, hint: 'next on 24-11-2026' },
        { label: 'Hired', value: 1, hint: 'this month' },
      ]}
    />
    <Row gap={10} style={{ alignItems: 'start' }}>
      <DataList
        rows={[
          { label: 'Preferred salary', value: 'from € 5.000' },
          { label: 'Hours', value: '32 a week' },
        ]}
      />
      <DataList
        variant="stacked"
        rows={[
          { label: 'Contract', value: 'Permanent' },
          { label: 'Languages', value: 'Dutch, English' },
        ]}
      />
    </Row>
    <Divider>or with your e-mail</Divider>
  </Stack>
);
const Search = () => (
  <Stack>
    <Quota used={3} total={10} label="3 of 10 searches used today" />
    <Phases
      label="Search"
      doneLabel="done"
      current={2}
      phases={['Understood your text', '8,946 compared', 'Reading the closest', 'Writing the reasons']}
    />
  </Stack>
);
const text =
  'For our office at the Boompjes in Rotterdam we look for a planner with at least three years of planning experience.\n\nA salary from € 3.900, 30 days off.';
const place = (id: string, words: string) => ({ id, start: text.indexOf(words), end: text.indexOf(words) + words.length });
const numbers: Record<string, number> = { city: 1, experience: 2, salary: 3, benefits: 4 };
const Source = () => {
  const [current, setCurrent] = useState('experience');
  return (
    <Stack>
      <Row>
        {Object.entries(numbers).map(([id, number]) => (
          <SourceRef key={id} number={number} label={id} isCurrent={id === current} onPress={() => setCurrent(id)} />
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
const Scene = () => (
  <MatchScene
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
  states: { Notifications, Numbers, 'Search under way': Search, 'Source with numbers': Source, 'Match scene': Scene },
} satisfies Stories;
