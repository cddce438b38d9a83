import { Check, Clock, House, MapPin, Pencil, ShieldCheck } from 'lucide-react';
import { Avatar, CompanyMark, type AvatarProps } from '@tandem/ui/avatar';
import { Badge, UnreadDot } from '@tandem/ui/badge';
import { Button } from '@tandem/ui/button';
import { Card, CardHead, CardLink } from '@tandem/ui/card';
import { Facts } from '@tandem/ui/facts';
import { Row, Stack } from '@tandem/ui/layout';
import { Logo } from '@tandem/ui/logo';
import { ProviderIcon } from '@tandem/ui/provider-icon';
import { Tag } from '@tandem/ui/tag';
import { Figure, Note, Prose, Text } from '@tandem/ui/text';
import { VisuallyHidden } from '@tandem/ui/visually-hidden';
import type { Stories } from '../story';

const PICTURE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="44" height="44"><rect width="44" height="44" fill="#0f4c5c"/><circle cx="22" cy="22" r="10" fill="#f2c14e"/></svg>')}`;
const BROKEN = 'data:image/png;base64,bm90IGEgcGljdHVyZQ==';
const LONG_NAME = 'Coöperatieve Vereniging Energiegemeenschap Noordwest-Veluwe';
const PLACE = { label: 'Place', value: 'Rotterdam', icon: <MapPin /> };

const CardVariants = () => (
  <Stack>
    <Card variant="flush">
      <CardLink href="#flush">Without room around it, for lists</CardLink>
    </Card>
    <Card variant="dashed">
      <Text tone="soft">What is not there yet.</Text>
    </Card>
    <Card variant="sunken">
      <Text tone="soft">A part of a page.</Text>
    </Card>
  </Stack>
);
const CardLinks = () => (
  <Stack>
    <CardLink href="#card">
      <Text>A card that leads somewhere as a whole.</Text>
    </CardLink>
    <CardLink href="#dashed" variant="dashed">
      <Text>One that is not there yet.</Text>
    </CardLink>
    <CardLink href="#sunken" variant="sunken">
      <Text>One inside a page.</Text>
    </CardLink>
    <CardLink href="#flush-link" variant="flush">
      <Text>One without room.</Text>
    </CardLink>
  </Stack>
);
const Badges = () => (
  <Row>
    <Badge tone="neutral">Applied</Badge>
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
const Portraits = (look: Partial<AvatarProps>) => (
  <Row>
    {(['small', 'medium', 'large'] as const).map((size) => (
      <Row key={size}>
        <Avatar name="Sanne Visser" size={size} {...look} />
        <CompanyMark name="Waterkant Energie" size={size} {...look} />
      </Row>
    ))}
  </Row>
);
const TextSizes = () => (
  <Stack>
    <Text size="lead">Every field points at the words it came from.</Text>
    <Text>Text as it stands.</Text>
    <Text size="medium">A little smaller.</Text>
    <Text size="small">Small.</Text>
    <Text size="tiny">Tiny.</Text>
    <Text as="time" dateTime="2026-11-22" isTabular>
      22-11-2026
    </Text>
  </Stack>
);
const TextTones = () => (
  <Stack>
    <Text tone="soft">Quieter.</Text>
    <Text tone="muted">Quieter still.</Text>
    <Text tone="danger">Danger: it could not be saved.</Text>
    <Text tone="success">Success: it is saved.</Text>
  </Stack>
);

export default {
  title: 'Cards and small things',
  group: 'Surfaces',
  states: {
    Card: () => (
      <Card as="section">
        <CardHead title="Latest vacancies">
          <Button size="small">All 6</Button>
        </CardHead>
        <Text tone="soft">A sheet on the paper.</Text>
      </Card>
    ),
    'Card, long words': () => (
      <Card as="article">
        <CardHead level={3} title="Senior projectmanager duurzame gebiedsontwikkeling en warmtetransitie">
          <Button size="small">Alle vacatures bekijken</Button>
        </CardHead>
        <Text>{LONG_NAME}</Text>
      </Card>
    ),
    'Card variants': CardVariants,
    'Cards that are links': CardLinks,
    Badges,
    'Badge, long words': () => <Badge tone="warning">Wacht al dertien dagen op een antwoord van de werkgever</Badge>,
    Portraits: () => <Portraits />,
    'Portraits in the other tone': () => <Portraits tone="spot" />,
    'Portraits with a picture': () => <Portraits src={PICTURE} tone="accent" />,
    'Portraits whose picture fails': () => <Portraits src={BROKEN} />,
    'Company, its pictures and tones': () => (
      <Row>
        <CompanyMark name="Halte" tone="accent" />
        <CompanyMark name="Halte" tone="spot" />
        <CompanyMark name="Halte" src={PICTURE} />
      </Row>
    ),
    'Portrait of one word': () => <Avatar name="Halte" />,
    Tag: () => <Tag>React</Tag>,
    'Tag, accented': () => <Tag tone="accent">TypeScript</Tag>,
    'Tag to take away': () => (
      <Row>
        <Tag tone="neutral" onRemove={() => undefined} removeLabel="Remove Vue">
          Vue
        </Tag>
        <Tag tone="accent" onRemove={() => undefined} removeLabel="Remove GraphQL">
          GraphQL
        </Tag>
      </Row>
    ),
    'Tag, disabled': () => (
      <Tag tone="accent" isDisabled onRemove={() => undefined} removeLabel="Remove Energy">
        Energy
      </Tag>
    ),
    'Tag, long words': () => (
      <Tag onRemove={() => undefined} removeLabel="Remove the association">
        {LONG_NAME}
      </Tag>
    ),
    'Text, sizes': TextSizes,
    'Text, tones': TextTones,
    Figure: () => <Figure>386</Figure>,
    Note: () => <Note>A match is a comparison of texts, not a judgement of you.</Note>,
    'Note with an icon of its own': () => <Note icon={<ShieldCheck />}>Only you see this.</Note>,
    Facts: () => (
      <Facts facts={[PLACE, { label: 'Work model', value: 'Hybrid, 2 days at home', icon: <House /> }, { label: 'Hours', value: null }]} />
    ),
    'Facts, long words': () => (
      <Facts
        facts={[
          { ...PLACE, value: LONG_NAME },
          { label: 'Contract', value: 'onbepaalde tijd' },
        ]}
      />
    ),
    Prose: () => (
      <Prose>
        <h3>What you will do</h3>
        <ul>
          <li>Own the component library</li>
          <li>Turn meter data into charts people understand</li>
        </ul>
      </Prose>
    ),
    Logo: () => <Logo name="Tandem" label="Tandem, home" />,
    'Logo of a side': () => <Logo name="Tandem" label="Tandem for employers, home" href="#employers" side="for employers" />,
    'Signs of providers': () => (
      <Row>
        <ProviderIcon provider="google" /> Google
        <ProviderIcon provider="linkedin" /> LinkedIn
      </Row>
    ),
    'Only for screen readers': () => (
      <p>
        Three<VisuallyHidden> unread messages</VisuallyHidden>
      </p>
    ),
  },
} satisfies Stories;
