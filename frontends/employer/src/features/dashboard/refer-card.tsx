import { Card } from '@tandem/ui/card';
import { LinkButton } from '@tandem/ui/link-button';
import { useText } from '@tandem/web-kit/language/text';
import styles from './dashboard-page.module.css';

/** The way to tell another company. */
export const ReferCard = () => {
  const t = useText();
  return (
    <Card as="section" className={styles.refer} data-ground="deep">
      <h2 className={styles.referTitle}>{t('dashboard.refer')}</h2>
      <p className={styles.referText}>{t('dashboard.refer.text')}</p>
      <LinkButton href="/refer" variant="primary" size="small">
        {t('nav.refer_company')}
      </LinkButton>
      <svg className={styles.drawing} viewBox="0 0 170 120" aria-hidden="true">
        <circle cx="46" cy="76" r="38" />
        <circle cx="124" cy="76" r="38" />
        <path d="M46 76 72 22h32l20 54" />
      </svg>
    </Card>
  );
};
