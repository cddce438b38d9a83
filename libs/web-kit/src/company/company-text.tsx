import { Card } from '@tandem/ui/card';
import { Markdown } from '@tandem/ui/markdown';
import { useText } from '../language/text';
import { useFileTextQuery } from './company.api';
import styles from './company-text.module.css';

/** What the company says of itself, from the text it keeps. Nothing where there is none. */
export const CompanyText = ({ summaryUrl }: { summaryUrl: string }) => {
  const t = useText();
  const { data } = useFileTextQuery(summaryUrl);
  return data?.trim() ? (
    <Card as="section" aria-label={t('job.company')}>
      <h2 className={styles.title}>{t('job.company')}</h2>
      <div className={styles.text}>
        <Markdown topLevel={3}>{data}</Markdown>
      </div>
    </Card>
  ) : null;
};
