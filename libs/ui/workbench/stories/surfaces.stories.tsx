import { Check, Clock, House, MapPin, Pencil } from 'lucide-react';
import { Avatar, CompanyMark } from '@tandem/ui/avatar';
import { Badge, UnreadDot } from '@tandem/ui/badge';
import { Button } from '@tandem/ui/button';
import { Card, CardHead, CardLink } from '@tandem/ui/card';
import { Facts } from '@tandem/ui/facts';
import { Row, Stack } from '@tandem/ui/layout';
import { Logo } from '@tandem/ui/logo';
import { Tag } from '@tandem/ui/tag';
import { Figure, Note, Prose, Text } from '@tandem/ui/text';
import type { Stories } from '../story';

const Cards = () => (
  <Stack>
    <Card as="section">
      <CardHead title="Latest vacancies">
        <Button size="small">All 6</Button>
      </CardHead>
      <Text tone="soft">A sheet on the paper.</Text>
    </Card>
    <CardLink href="#card">
      <Text>A card that leads somewhere as a whole.</Text>
    </CardLink>
    <Card variant="dashed">
      <Text tone="soft">What is not there yet.</Text>
    </Card>
    <Card variant="sunken">
      <Text tone="soft">A part of a page.</Text>
    </Card>
  </Stack>
);
const Badges = () => (
  <Row>
    <Badge>Applied</Badge>
    <Badge tone="accent">Invited</Badge>
    <Badge tone="success">
      <Check />
      Open
    </Badge>
    <Badge tone="warning">
      <Clock />
      Silent for 13 days
    </Badge>
    <Badge tone="danger">Filled</Badge>
    <Badge tone="info">New</Badge>
    <Badge tone="line">
      <Pencil />
      Draft
    </Badge>
    <UnreadDot label="Unread" />
  </Row>
);
const People = () => (
  <Row>
    <Avatar name="Sanne Visser" size="small" />
    <Avatar name="Sanne Visser" />
    <Avatar name="Yusuf Aydin" tone="spot" />
    <Avatar name="Lotte Kuipers" size="large" />
    <CompanyMark name="Waterkant Energie" />
    <CompanyMark name="Halte" size="large" tone="spot" />
  </Row>
);
const Tags = () => (
  <Row>
    <Tag>React</Tag>
    <Tag tone="accent">TypeScript</Tag>
    <Tag tone="accent" onRemove={() => undefined} removeLabel="Remove GraphQL">
      GraphQL
    </Tag>
  </Row>
);
const Words = () => (
  <Stack>
    <Text size="lead">Every field points at the words it came from.</Text>
    <Figure>386</Figure>
    <Facts
      facts={[
        { label: 'Place', value: 'Rotterdam', icon: <MapPin /> },
        { label: 'Work model', value: 'Hybrid, 2 days at home', icon: <House /> },
      ]}
    />
    <Note>A match is a comparison of texts, not a judgement of you.</Note>
    <Prose>
      <h3>What you will do</h3>
      <ul>
        <li>Own the component library</li>
        <li>Turn meter data into charts people understand</li>
      </ul>
    </Prose>
  </Stack>
);

export default {
  title: 'Cards and small things',
  group: 'Surfaces',
  states: {
    Cards,
    Badges,
    People,
    Tags,
    Words,
    Logo: () => <Logo name="Tandem" label="Tandem for employers, home" side="for employers" />,
  },
} satisfies Stories;
