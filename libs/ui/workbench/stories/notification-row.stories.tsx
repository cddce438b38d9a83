import { CalendarCheck, Mail } from 'lucide-react';
import { Avatar } from '@tandem/ui/avatar';
import { Card } from '@tandem/ui/card';
import { MatchRing } from '@tandem/ui/match-ring';
import {
  NotificationList,
  NotificationRow,
  NotificationRowSkeleton,
  NotificationSign,
  type NotificationRowProps,
} from '@tandem/ui/notification-row';
import { Loading } from '@tandem/ui/skeleton';
import type { Stories } from '../story';

const invited = (
  <>
    <strong>Waterkant Energie</strong> invites you for an interview for <strong>Senior frontend engineer</strong>.
  </>
);
const Listed = ({ name, rows }: { name: string; rows: readonly Partial<NotificationRowProps>[] }) => (
  <Card variant="flush">
    <NotificationList label={name}>
      {rows.map((row, index) => (
        <li key={index}>
          <NotificationRow sign={<NotificationSign icon={<Mail />} />} age="2 h" dateTime="2026-11-21T08:00Z" href={`#${index}`} {...row}>
            {row.children ?? invited}
          </NotificationRow>
        </li>
      ))}
    </NotificationList>
  </Card>
);
const Waiting = () => (
  <Card variant="flush">
    <Loading label="Loading notifications">
      <NotificationRowSkeleton />
      <NotificationRowSkeleton />
    </Loading>
  </Card>
);

export default {
  title: 'Notification row',
  group: 'Data',
  isWide: true,
  states: {
    Unread: () => <Listed name="Unread" rows={[{ unreadLabel: 'Unread', sign: <NotificationSign icon={<Mail />} tone="accent" /> }]} />,
    Read: () => <Listed name="Read" rows={[{}]} />,
    'Something to answer': () => (
      <Listed
        name="To answer"
        rows={[
          {
            href: undefined,
            onPress: () => undefined,
            age: '2 d',
            sign: <NotificationSign icon={<CalendarCheck />} tone="spot" />,
            children: 'How did your interview at Halte go?',
          },
        ]}
      />
    ),
    'With a ring or a picture': () => (
      <Listed
        name="Matches and people"
        rows={[
          {
            sign: <MatchRing percentage={82} label="82 percent" size={40} />,
            age: '5 h',
            children: 'New match: Design engineer at Studio Lumen.',
          },
          { sign: <Avatar name="Yusuf Aydin" tone="spot" />, age: '9 min', unreadLabel: 'Unread', children: 'Yusuf Aydin applied.' },
        ]}
      />
    ),
    'Long words': () => (
      <Listed
        name="Long rows"
        rows={[
          {
            unreadLabel: 'Ongelezen',
            age: '364 d',
            children:
              'Coöperatieve Vereniging Energiegemeenschap Noordwest-Veluwe nodigt je uit voor een gesprek over de vacature Senior projectmanager duurzame gebiedsontwikkeling en warmtetransitie.',
          },
        ]}
      />
    ),
    Loading: Waiting,
  },
} satisfies Stories;
