import { RefreshCw } from 'lucide-react';
import { Banner } from '@tandem/ui/banner';
import { Button } from '@tandem/ui/button';
import { CookieBanner } from '@tandem/ui/cookie-banner';
import { Link } from '@tandem/ui/link';
import type { ReactNode } from 'react';
import type { Stories } from '../story';

const Cookies = ({ region, children }: { region: string; children: ReactNode }) => (
  <div style={{ transform: 'translate(0)', minHeight: 230 }}>
    <CookieBanner labels={{ region, accept: 'Accept', decline: 'Decline' }} onAccept={() => undefined} onDecline={() => undefined}>
      {children} <Link href="#policy">Cookie policy</Link>
    </CookieBanner>
  </div>
);

export default {
  title: 'Banner',
  group: 'Feedback',
  states: {
    Info: () => (
      <Banner tone="info" title="Good to know.">
        Your profile is visible to employers you applied to.
      </Banner>
    ),
    Success: () => <Banner tone="success">Your e-mail address is verified.</Banner>,
    Warning: () => (
      <Banner tone="warning" title="This vacancy is filled.">
        You can still read it.
      </Banner>
    ),
    Danger: () => (
      <Banner tone="danger">
        The resume could not be read. <Link href="#other">Try another file</Link>
      </Banner>
    ),
    'Accent, with an icon of its own': () => (
      <Banner tone="accent" icon={<RefreshCw />} title="Comparing your new wishes.">
        About a minute; you can go on.
      </Banner>
    ),
    'With a button': () => (
      <Banner tone="warning" title="Not verified." action={<Button size="small">Send it again</Button>}>
        Your e-mail address is still to be confirmed.
      </Banner>
    ),
    'Announced in a pause': () => (
      <Banner role="status" tone="success">
        Your resume has been read.
      </Banner>
    ),
    'Announced at once': () => (
      <Banner role="alert" tone="danger" title="Not sent.">
        There is no connection.
      </Banner>
    ),
    'Only a title': () => <Banner title="You are offline." />,
    'Long words': () => (
      <Banner tone="danger" title="Het uitlezen is mislukt." action={<Button size="small">Een ander bestand kiezen</Button>}>
        cv-met-een-bijzonder-lange-bestandsnaam-zonder-enige-spatie-definitief-versie-3.pdf kon niet worden gelezen.
      </Banner>
    ),
    Cookies: () => <Cookies region="Cookies">We keep your language and theme in this browser. May we also count visits?</Cookies>,
    'Cookies, long words': () => (
      <Cookies region="Cookies, long">
        We bewaren je taal en je weergave in deze browser, want zonder die twee zou je ze bij elk bezoek opnieuw moeten kiezen. Mogen we ook
        tellen hoe vaak een pagina wordt bekeken?
      </Cookies>
    ),
  },
} satisfies Stories;
