import { AuthLayout } from '@tandem/ui/auth-layout';
import { Button } from '@tandem/ui/button';
import { Divider } from '@tandem/ui/divider';
import { Link } from '@tandem/ui/link';
import { Logo } from '@tandem/ui/logo';
import { ProviderIcon } from '@tandem/ui/provider-icon';
import { TextField } from '@tandem/ui/text-field';
import type { Stories } from '../story';

const Login = () => (
  <AuthLayout
    logo={<Logo name="Tandem" label="Tandem, home" href="#home" />}
    topEnd={<Link href="#nl">Nederlands</Link>}
    foot="By logging in you agree to the terms and conditions."
    claim="Every percentage says why: the words in the resume and the words in the vacancy it rests on."
  >
    <h1>Welcome back</h1>
    <Button isBlock>
      <ProviderIcon provider="google" />
      Continue with Google
    </Button>
    <Button isBlock>
      <ProviderIcon provider="linkedin" />
      Continue with LinkedIn
    </Button>
    <Divider>or with your e-mail</Divider>
    <TextField label="E-mail" type="email" autoComplete="username" />
    <TextField
      label="Password"
      type="password"
      autoComplete="current-password"
      aside={<Link href="#forgot">Forgot password?</Link>}
      revealLabels={{ show: 'Show password', hide: 'Hide password' }}
    />
    <Button variant="primary" size="large" isBlock type="submit">
      Log in
    </Button>
  </AuthLayout>
);

export default { title: 'Auth layout', group: 'Surfaces', isWide: true, states: { Login } } satisfies Stories;
