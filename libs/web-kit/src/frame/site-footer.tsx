import { Footer } from '@tandem/ui/app-frame';
import { Link } from '@tandem/ui/link';
import { config } from '../app/config';
import { useAccount } from '../session/session';
import { useText } from '../language/text';
import { navigationOf } from './navigation';
import { SiteLogo } from './site-header';
import { ThemePicker } from './theme-picker';

/** What stands under every page: the links, who is behind it, and the colours. */
export const SiteFooter = () => {
  const { app, contact } = config();
  const t = useText();
  const { footer } = navigationOf(app, useAccount());
  const groups = footer.map(({ title, places }) => ({
    title: t(title),
    links: places.map(({ href, label }) => ({ href, label: t(label) })),
  }));
  return (
    <Footer
      logo={<SiteLogo />}
      groups={groups}
      address={
        <>
          {contact.address}
          <br />
          <Link href={`mailto:${contact.email}`}>{contact.email}</Link>
        </>
      }
      end={
        <>
          <span>{t('footer.copyright', { year: String(new Date().getFullYear()) })}</span>
          <ThemePicker />
        </>
      }
    />
  );
};
