import { CompanyMark } from '@tandem/ui/avatar';
import { Wrap } from '@tandem/ui/layout';
import { Text } from '@tandem/ui/text';
import { config } from '../app/config';
import { useText } from '../language/text';
import styles from './partner-strip.module.css';

/** Who hires here, as this installation names them; nothing where it names nobody. */
export const PartnerStrip = () => {
  const t = useText();
  const { partners = [] } = config();
  if (partners.length === 0) return null;
  return (
    <section aria-label={t('home.partners')} className={styles.strip}>
      <Wrap className={styles.inner}>
        <Text size="small" tone="soft">
          {t('home.partners')}
        </Text>
        <ul className={styles.names}>
          {partners.map(({ name, logoUrl }) => (
            <li key={name} className={styles.name}>
              <CompanyMark name={name} src={logoUrl ?? null} size="small" />
              {name}
            </li>
          ))}
        </ul>
      </Wrap>
    </section>
  );
};
