import { Skeleton } from '@tandem/ui/skeleton';
import { useIntl } from 'react-intl';
import { useText } from '../language/text';
import { useStatisticsQuery } from './home.api';
import styles from './statistics.module.css';

const kinds = ['vacancies', 'employers', 'candidates'] as const;
const fields = { vacancies: 'totalVacancies', employers: 'totalEmployers', candidates: 'totalCandidates' } as const;

/** How many of each there are now; nothing while that cannot be told. */
export const Statistics = () => {
  const t = useText();
  const { formatNumber } = useIntl();
  const { data, error } = useStatisticsQuery();
  if (error) return null;
  return (
    <dl aria-label={t('home.stats')} aria-busy={!data} className={styles.stats}>
      {kinds.map((kind) => {
        const count = data?.[fields[kind]];
        return (
          <div key={kind} className={styles.stat}>
            <dt>{t(`home.stats.${kind}`, { count: count ?? 0 })}</dt>
            <dd>{count === undefined ? <Skeleton width={88} height={36} /> : formatNumber(count)}</dd>
          </div>
        );
      })}
    </dl>
  );
};
