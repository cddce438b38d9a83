import { Link as LinkIcon, Send, Trash2 } from 'lucide-react';
import { Button } from '@tandem/ui/button';
import { Row, Stack } from '@tandem/ui/layout';
import { Link, TextAction } from '@tandem/ui/link';
import { LinkButton } from '@tandem/ui/link-button';
import type { Stories } from '../story';

const Variants = () => (
  <Row>
    <Button variant="primary">
      <Send />
      Apply
    </Button>
    <Button>Decline</Button>
    <Button variant="soft">Save search</Button>
    <Button variant="quiet">Cancel</Button>
    <Button variant="danger">
      <Trash2 />
      Delete
    </Button>
    <Button variant="dangerSolid">Delete account</Button>
    <Button isIconOnly aria-label="Copy link">
      <LinkIcon />
    </Button>
  </Row>
);
const Sizes = () => (
  <Row>
    <Button variant="primary" size="large">
      Create account
    </Button>
    <Button variant="primary">Apply</Button>
    <Button variant="primary" size="small">
      Small
    </Button>
  </Row>
);
const Pending = () => (
  <Row>
    <Button variant="primary" isPending>
      Saving
    </Button>
    <Button isPending>Saving</Button>
    <Button variant="dangerSolid" isPending>
      Deleting
    </Button>
  </Row>
);
const Disabled = () => (
  <Row>
    <Button isDisabled>Save</Button>
    <Button variant="primary" isDisabled>
      Save
    </Button>
    <Button variant="quiet" isDisabled>
      Cancel
    </Button>
  </Row>
);
const Links = () => (
  <Stack>
    <Row>
      <LinkButton href="#jobs" variant="primary">
        See jobs
      </LinkButton>
      <LinkButton href="#home">Back to the start</LinkButton>
    </Row>
    <p>
      A <Link href="#sentence">link in a sentence</Link>, a{' '}
      <Link href="#quiet" isQuiet>
        quiet one
      </Link>
      , and <TextAction>an action</TextAction>.
    </p>
  </Stack>
);
const OnDeep = () => (
  <div data-ground="deep" style={{ padding: 20, borderRadius: 8 }}>
    <Row>
      <Button variant="primary">Refer a company</Button>
      <Button>How it works</Button>
      <Link href="#deep">Read more</Link>
    </Row>
  </div>
);

export default {
  title: 'Button and link',
  group: 'Actions',
  states: { Variants, Sizes, Pending, Disabled, Links, 'On the deep ground': OnDeep },
} satisfies Stories;
