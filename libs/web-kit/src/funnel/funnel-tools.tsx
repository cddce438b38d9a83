import type { AccountType } from '@tandem/domain/account';
import { MultiSelect } from '@tandem/ui/multi-select';
import { TextField } from '@tandem/ui/text-field';
import { Search } from 'lucide-react';
import { useCandidateFunnelVacanciesQuery, useEmployerFunnelVacanciesQuery } from '../match/match.api';
import { useText } from '../text';
import { LONGEST_SEARCH, type FunnelFilter } from './use-funnel';
import styles from './funnel-page.module.css';

const useVacancies = (side: AccountType): { value: string; label: string }[] => {
  const t = useText();
  const own = useCandidateFunnelVacanciesQuery(undefined, { skip: side === 'EMPLOYER' });
  const theirs = useEmployerFunnelVacanciesQuery(undefined, { skip: side === 'CANDIDATE' });
  const nameOf = (title: string | null) => title || t('job.draft');
  return side === 'EMPLOYER'
    ? (theirs.data ?? []).map(({ id, title }) => ({ value: id, label: nameOf(title) }))
    : (own.data ?? []).map(({ id, title, employer }) => ({ value: id, label: `${nameOf(title)}, ${employer.companyName}` }));
};

type Props = { side: AccountType; filter: FunnelFilter; onChange: (filter: FunnelFilter) => void };

/** Search and the vacancies to look at. */
export const FunnelTools = ({ side, filter, onChange }: Props) => {
  const t = useText();
  const options = useVacancies(side);
  return (
    <div role="search" className={styles.tools}>
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
      {options.length > 0 && (
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
    </div>
  );
};
