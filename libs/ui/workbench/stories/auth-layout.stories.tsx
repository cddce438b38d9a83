import type { ReactNode } from 'react';
import { AuthLayout, type AuthLayoutProps } from '@tandem/ui/auth-layout';
import { Banner } from '@tandem/ui/banner';
import { Button } from '@tandem/ui/button';
import { Divider } from '@tandem/ui/divider';
import { Link } from '@tandem/ui/link';
import { Logo } from '@tandem/ui/logo';
import { ProgressBar } from '@tandem/ui/progress-bar';
import { ProviderIcon } from '@tandem/ui/provider-icon';
import { TextField } from '@tandem/ui/text-field';
import type { Stories } from '../story';

const claim = 'Every percentage says why: the words in the resume and the words in the vacancy it rests on.';
const reveal = { show: 'Show password', hide: 'Hide password' };

const Layout = ({ title, children, ...layout }: { title: string } & Partial<AuthLayoutProps>) => (
  <AuthLayout
    logo={<Logo name="Tandem" label={`Tandem, home from ${title}`} href="#home" />}
    topEnd={<Link href="#nl">Nederlands</Link>}
    {...layout}
  >
    <h1>{title}</h1>
    {children}
  </AuthLayout>
);
const Providers = () => (
  <>
    <Button isBlock>
      <ProviderIcon provider="google" />
      Continue with Google
    </Button>
    <Button isBlock>
      <ProviderIcon provider="linkedin" />
      Continue with LinkedIn
    </Button>
    <Divider>or with your e-mail</Divider>
  </>
);
const LogIn = ({ isPending, error }: { isPending?: boolean; error?: ReactNode }) => (
  <>
    <Providers />
    {error && (
      <Banner tone="danger" role="alert">
        {error}
      </Banner>
    )}
    <TextField label="E-mail" type="email" autoComplete="username" isDisabled={isPending} />
    <TextField
      label="Password"
      type="password"
      autoComplete="current-password"
      aside={<Link href="#forgot">Forgot password?</Link>}
      revealLabels={reveal}
      isDisabled={isPending}
    />
    <Button variant="primary" size="large" isBlock type="submit" isPending={isPending}>
      Log in
    </Button>
  </>
);

export default {
  title: 'Auth layout',
  group: 'Surfaces',
  isWide: true,
  states: {
    Login: () => (
      <Layout title="Welcome back" claim={claim} foot="By logging in you agree to the terms and conditions.">
        <LogIn />
      </Layout>
    ),
    'Login that failed': () => (
      <Layout title="Once more" claim={claim}>
        <LogIn error="E-mail address or password is not right." />
      </Layout>
    ),
    'Login under way': () => (
      <Layout title="Logging in" claim={claim}>
        <LogIn isPending />
      </Layout>
    ),
    'Waiting for an answer': () => (
      <Layout title="Confirming your address">
        <ProgressBar label="One moment" />
      </Layout>
    ),
    'Long words': () => (
      <Layout
        title="Stel een nieuw wachtwoord in voor je werkgeversaccount"
        topEnd={<Link href="#en">English</Link>}
        claim={`${claim} ${claim}`}
        foot="Door een account aan te maken ga je akkoord met de algemene voorwaarden en de privacyverklaring voor werkgevers."
      >
        <TextField
          label="Nieuw wachtwoord van ten minste tien tekens"
          type="password"
          revealLabels={reveal}
          errorMessage="Dit wachtwoord staat op een lijst van uitgelekte wachtwoorden; kies een ander dat je nergens anders gebruikt."
          isRequired
        />
        <Button variant="primary" size="large" isBlock>
          Wachtwoord opslaan en opnieuw inloggen
        </Button>
      </Layout>
    ),
  },
} satisfies Stories;
