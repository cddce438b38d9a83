import { Button } from '@tandem/ui/button';
import { Wrap } from '@tandem/ui/layout';
import { LinkButton } from '@tandem/ui/link-button';
import { ProviderIcon } from '@tandem/ui/provider-icon';
import { Note, Text } from '@tandem/ui/text';
import { Lock, Mail } from 'lucide-react';
import { useProviderLogin } from '../auth/use-provider-login';
import { config } from '../app/config';
import { Message, useText } from '../language/text';
import { HeroScene } from './hero-scene';
import styles from './hero-part.module.css';
import type { Side } from './side';

const accountTypes = { candidate: 'CANDIDATE', employer: 'EMPLOYER' } as const;

const SignUp = ({ side }: { side: Side }) => {
  const t = useText();
  const { login, pending } = useProviderLogin({ accountType: accountTypes[side] });
  return (
    <div className={styles.signup}>
      <LinkButton variant="primary" size="large" href={`/register?type=${side}`}>
        <Mail aria-hidden size={20} />
        {t('home.signup.email')}
      </LinkButton>
      {config().signIn.google && (
        <Button size="large" isPending={pending !== null} onPress={() => void login('google')}>
          <ProviderIcon provider="google" />
          {t('login.with.google')}
        </Button>
      )}
    </div>
  );
};

/** What the product is, the two ways in, and the idea in one moving picture. */
export const HeroPart = ({ side }: { side: Side }) => {
  const t = useText();
  return (
    <section className={styles.hero}>
      <Wrap className={styles.inner}>
        <div>
          <h1 className={styles.headline}>
            <Message id={`home.hero.${side}`} values={{ em: (words) => <em>{words}</em> }} />
          </h1>
          <Text size="lead" className={styles.lead}>
            {t(`home.lead.${side}`)}
          </Text>
          <SignUp side={side} />
          <Note icon={<Lock />} className={styles.note}>
            {t(`home.note.${side}`)}
          </Note>
        </div>
        <HeroScene />
      </Wrap>
    </section>
  );
};
