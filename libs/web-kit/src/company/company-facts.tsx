import type { PublicCompany } from '@tandem/contracts/entities/company';
import { Link } from '@tandem/ui/link';
import { Fact } from '../frame/fact';
import { useText } from '../language/text';
import styles from './company-page.module.css';

const hostOf = (url: string): string => url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/.*$/, '');

/** What the company is, in a row. */
export const CompanyFacts = ({ company }: { company: PublicCompany }) => {
  const t = useText();
  const { industry, companySize, address, foundingDate, websites } = company;
  const home = websites.home;
  return (
    <dl className={styles.facts}>
      <Fact label={t('company.industry')}>{industry && t(`industry.${industry}`)}</Fact>
      <Fact label={t('company.size')}>
        {companySize && t(`company_size.${companySize.toLowerCase() as Lowercase<typeof companySize>}`)}
      </Fact>
      <Fact label={t('company.location')}>{address?.city}</Fact>
      <Fact label={t('company.founded_in')}>{foundingDate?.slice(0, 4)}</Fact>
      <Fact label={t('company.website')}>
        {home && (
          <Link href={home} target="_blank" rel="noopener">
            {hostOf(home)}
          </Link>
        )}
      </Fact>
    </dl>
  );
};
