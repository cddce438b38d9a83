import { CookieBanner } from '@tandem/ui/cookie-banner';
import { Link } from '@tandem/ui/link';
import { answerConsent, useConsent } from '../browser/consent';
import { storage } from '../browser/storage';
import { Message, useText } from '../language/text';

/** Asks about cookies until there is an answer. */
export const ConsentBanner = () => {
  const t = useText();
  const consent = useConsent();
  if (consent) return null;
  return (
    <CookieBanner
      labels={{ region: t('consent.region'), accept: t('consent.accept'), decline: t('consent.decline') }}
      onAccept={() => answerConsent('accepted')}
      onDecline={() => answerConsent('declined')}
      // Shown by the page's first script, before the app is there.
      hidden={consent === undefined}
      data-until-answered={storage.cookieConsent.key}
    >
      <Message id="consent.text" values={{ link: (words) => <Link href="/cookie-policy">{words}</Link> }} />
    </CookieBanner>
  );
};
