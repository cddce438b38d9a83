import { CookieBanner } from '@tandem/ui/cookie-banner';
import { Link } from '@tandem/ui/link';
import { answerConsent, useConsent } from '../consent';
import { Message, useText } from '../text';

/** Asks about cookies until there is an answer. */
export const ConsentBanner = () => {
  const t = useText();
  if (useConsent() !== null) return null;
  return (
    <CookieBanner
      labels={{ region: t('consent.region'), accept: t('consent.accept'), decline: t('consent.decline') }}
      onAccept={() => answerConsent('accepted')}
      onDecline={() => answerConsent('declined')}
    >
      <Message id="consent.text" values={{ link: (words) => <Link href="/cookie-policy">{words}</Link> }} />
    </CookieBanner>
  );
};
