import type { AccountType } from '@tandem/domain/account';
import { MultiSelect } from '@tandem/ui/multi-select';
import { Segmented } from '@tandem/ui/segmented';
import { Skeleton } from '@tandem/ui/skeleton';
import { TextField } from '@tandem/ui/text-field';
import { Search } from 'lucide-react';
import { useEffect } from 'react';
import { useCandidateFunnelVacanciesQuery, useEmployerFunnelVacanciesQuery } from '../match/match.api';
import { useText } from '../language/text';
import { funnelOrders, LONGEST_SEARCH, type FunnelFilter, type FunnelOrder } from './use-funnel';
import styles from './funnel-page.module.css';

type Options = { value: string; label: string }[];

/** The vacancies to choose from; undefined until they are known. */
const useVacancies = (side: AccountType): Options | undefined => {
  const t = useText();
  const own = useCandidateFunnelVacanciesQuery(undefined, { skip: side === 'EMPLOYER' });
  const theirs = useEmployerFunnelVacanciesQuery(undefined, { skip: side === 'CANDIDATE' });
  const nameOf = (title: string | null) => title || t('job.draft');
  return side === 'EMPLOYER'
    ? theirs.data?.map(({ id, title }) => ({ value: id, label: nameOf(title) }))
    : own.data?.map(({ id, title, employer }) => ({ value: id, label: `${nameOf(title)}, ${employer.companyName}` }));
};

type Props = { side: AccountType; filter: FunnelFilter; onChange: (filter: FunnelFilter) => void };
type OrderProps = { order: FunnelOrder; onOrder: (order: FunnelOrder) => void };

/** Of many applicants the best are looked for; a candidate has few cards, and the last that moved says most. */
const Order = ({ order, onOrder }: OrderProps) => {
  const t = useText();
  return (
    <Segmented
      label={t('funnel.order')}
      options={funnelOrders.map((value) => ({ value, label: t(`funnel.order.${value}`) }))}
      value={order}
      onChange={(value) => onOrder(value as FunnelOrder)}
      className={styles.order ?? ''}
    />
  );
};

/** A vacancy that is gone has no sign to take away: the board must not stay narrowed to it. */
const useOnlyKnown = (options: Options | undefined, { filter, onChange }: Omit<Props, 'side'>): void => {
  useEffect(() => {
    if (!options) return;
    const known = filter.vacancyIds.filter((id) => options.some(({ value }) => value === id));
    if (known.length < filter.vacancyIds.length) onChange({ ...filter, vacancyIds: known });
  }, [options, filter, onChange]);
};

/** Search, the vacancies to look at and, for an employer, the order of the cards. */
export const FunnelTools = ({ side, filter, onChange, order, onOrder }: Props & OrderProps) => {
  const t = useText();
  const options = useVacancies(side);
  useOnlyKnown(options, { filter, onChange });
  const isNarrowed = filter.search !== '' || filter.vacancyIds.length > 0;
  return (
    <div role="search" className={isNarrowed ? styles.tools : `${styles.tools} ${styles.onScreen}`}>
      <TextField
        type="search"
        isLabelHidden
        label={t(`funnel.search.${side}`)}
        placeholder={t(`funnel.search.${side}`)}
        icon={<Search />}
        maxLength={LONGEST_SEARCH}
        value={filter.search}
        onChange={(search) => onChange({ ...filter, search })}
        className={styles.search ?? ''}
      />
      {!options && <Skeleton width={150} height={40} />}
      {options && options.length > 0 && (
        <MultiSelect
          isLabelHidden
          label={t('funnel.vacancies')}
          options={options}
          value={filter.vacancyIds}
          onChange={(vacancyIds) => onChange({ ...filter, vacancyIds })}
          labels={{
            add: t('funnel.vacancies.add'),
            remove: (option) => t('funnel.vacancies.remove', { option }),
            search: t('funnel.vacancies.search'),
            empty: t('funnel.vacancies.empty'),
          }}
        />
      )}
      {side === 'EMPLOYER' && <Order order={order} onOrder={onOrder} />}
    </div>
  );
};
