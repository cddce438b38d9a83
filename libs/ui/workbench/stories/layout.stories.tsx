import { Button } from '@tandem/ui/button';
import { Card } from '@tandem/ui/card';
import { Actions, Columns, FormGrid, Page, PageHead, Row, Stack, Wrap } from '@tandem/ui/layout';
import { LinkButton } from '@tandem/ui/link-button';
import { Text } from '@tandem/ui/text';
import { TextField } from '@tandem/ui/text-field';
import type { Stories } from '../story';

const Steps = () => (
  <Actions>
    <LinkButton href="#back">Back</LinkButton>
    <Button variant="primary">Next</Button>
  </Actions>
);
const LastStep = () => (
  <Actions>
    <LinkButton href="#back">Back</LinkButton>
    <Button variant="primary" isPending>
      Publishing
    </Button>
  </Actions>
);
const LongSteps = () => (
  <Actions>
    <LinkButton href="#back">Terug naar de basisgegevens van de vacature</LinkButton>
    <Button variant="primary">Gegevens controleren en daarna publiceren</Button>
  </Actions>
);
const OneWay = () => (
  <Actions>
    <Button variant="primary">Go on</Button>
  </Actions>
);
const boxes = ['One', 'Two', 'Three'].map((name) => (
  <Card key={name}>
    <Text>{name}</Text>
  </Card>
));
const Head = () => (
  <Page style={{ padding: 0 }}>
    <PageHead title="Jobs for you" actions={<LinkButton href="#preferences">Adjust wishes</LinkButton>}>
      47 matches since your profile was last read. Best first.
    </PageHead>
  </Page>
);
const LongHead = () => (
  <Page style={{ padding: 0 }}>
    <PageHead
      title="Senior projectmanager duurzame gebiedsontwikkeling en warmtetransitie"
      actions={
        <>
          <Button>Delete</Button>
          <Button variant="primary">Publish</Button>
        </>
      }
    >
      Draft since 12-11-2026; two details need a look before you can publish.
    </PageHead>
  </Page>
);
const Fields = () => (
  <FormGrid>
    <TextField label="Given name" defaultValue="Sanne" />
    <TextField label="Family name" defaultValue="Visser" />
    <div data-span>
      <TextField label="Street" defaultValue="Stationsplein 14" />
    </div>
  </FormGrid>
);

export default {
  title: 'Layout',
  group: 'Surfaces',
  isWide: true,
  states: {
    'Ends of a step': Steps,
    'While the step is sent': LastStep,
    'Long ends of a step': LongSteps,
    'Only a way on': OneWay,
    'Page head': Head,
    'Long page head': LongHead,
    Row: () => <Row>{boxes}</Row>,
    'Row, spread': () => <Row isSpread>{boxes}</Row>,
    Stack: () => <Stack gap={2}>{boxes}</Stack>,
    Columns: () => <Columns min={160}>{boxes}</Columns>,
    'Form grid': Fields,
    'Wrap, as usual': () => <Wrap>{boxes}</Wrap>,
    'Narrow wrap': () => <Wrap width="narrow">{boxes}</Wrap>,
    'Wide wrap': () => <Wrap width="wide">{boxes}</Wrap>,
    'Narrow page': () => <Page width="narrow">{boxes}</Page>,
    'Wide page': () => <Page width="wide">{boxes}</Page>,
  },
} satisfies Stories;
