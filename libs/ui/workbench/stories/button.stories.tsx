import { Link as LinkIcon, Send, Trash2 } from 'lucide-react';
import { Button } from '@tandem/ui/button';
import { Row, Stack } from '@tandem/ui/layout';
import { Link } from '@tandem/ui/link';
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
const Blocks = () => (
  <Stack>
    <Button isBlock>Continue with Google</Button>
    <Button variant="primary" size="medium" isBlock>
      Vacature en bijbehorende sollicitaties definitief publiceren op de openbare pagina
    </Button>
    <LinkButton href="#block" variant="soft" size="large" isBlock>
      Verder
    </LinkButton>
  </Stack>
);
const Icons = () => (
  <Row>
    <Button size="small" isIconOnly aria-label="Copy link, small">
      <LinkIcon />
    </Button>
    <Button variant="quiet" isIconOnly aria-label="Copy link, quiet">
      <LinkIcon />
    </Button>
    <LinkButton href="#icon" variant="quiet" isIconOnly aria-label="Open link">
      <LinkIcon />
    </LinkButton>
  </Row>
);
const LinkVariants = () => (
  <Row>
    {(['secondary', 'primary', 'soft', 'quiet', 'danger', 'dangerSolid'] as const).map((variant) => (
      <LinkButton key={variant} href={`#${variant}`} variant={variant} size="small">
        {variant}
      </LinkButton>
    ))}
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
    <LinkButton href="#disabled" isDisabled>
      Nowhere yet
    </LinkButton>
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
      .
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
  states: {
    Variants,
    Sizes,
    'As wide as their place': Blocks,
    Icons,
    Pending,
    Disabled,
    Links,
    'Links as buttons': LinkVariants,
    'On the deep ground': OnDeep,
  },
} satisfies Stories;
