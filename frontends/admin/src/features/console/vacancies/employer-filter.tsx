import { waits } from '@tandem/domain/limits';
import { Combobox } from '@tandem/ui/combobox';
import { Tag } from '@tandem/ui/tag';
import { useDebounced } from '@tandem/web-kit/browser/debounce';
import { useText } from '@tandem/web-kit/language/text';
import { useState } from 'react';
import { useEmployerQuery, useEmployersQuery } from '../console.api';
import pageStyles from '../table/list-page.module.css';

type Props = { id: string | null; onChange: (id: string | null) => void };

const Chosen = ({ id, onRemove }: { id: string; onRemove: () => void }) => {
  const t = useText();
  const { data } = useEmployerQuery({ params: { id } });
  const name = data?.companyName || t('admin.company');
  return (
    <Tag tone="accent" onRemove={onRemove} removeLabel={t('admin.employer.all')}>
      {name}
    </Tag>
  );
};

const Chooser = ({ onSelect }: { onSelect: (id: string) => void }) => {
  const t = useText();
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim(), waits.searchInput);
  const { data, isFetching } = useEmployersQuery({ query: { search, pageSize: 10 } }, { skip: search === '' });
  const options = (search ? (data?.items ?? []) : []).map(({ id, companyName }) => ({
    value: id,
    label: companyName || t('admin.untitled'),
  }));
  return (
    <Combobox
      label={t('admin.column.employer')}
      placeholder={t('admin.employer.all')}
      inputValue={typed}
      onInputChange={setTyped}
      options={options}
      onSelect={onSelect}
      isLoading={isFetching || search !== typed.trim()}
      labels={{ loading: t('select.loading'), empty: t('select.no_results') }}
      className={pageStyles.select}
    />
  );
};

/** Only the vacancies of one company. */
export const EmployerFilter = ({ id, onChange }: Props) =>
  id ? <Chosen id={id} onRemove={() => onChange(null)} /> : <Chooser onSelect={onChange} />;
