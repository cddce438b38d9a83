import { adminRoutes } from '@tandem/contracts/admin/admin.routes';
import { accountTypes, type AccountType } from '@tandem/domain/account';
import { pageSizes } from '@tandem/domain/limits';
import { Select } from '@tandem/ui/select';
import { urlOf } from '@tandem/web-kit/gateway/call';
import { useText } from '@tandem/web-kit/language/text';
import { useUsersQuery } from '../console.api';
import { polled } from '../polling';
import { FromFilter, SearchFilter } from '../table/list-filters';
import { ListPage } from '../table/list-page';
import pageStyles from '../table/list-page.module.css';
import { filterOf, queryOf, useListState, type ListState } from '../table/list-state';
import { WithDrawer } from '../with-drawer';
import { useUserColumns, userFields, type UserField } from './user-columns';
import { PersonMatches } from './person-matches';
import { UserDrawer } from './user-drawer';

const isType = (value: string | null): value is AccountType => accountTypes.some((type) => type === value);

const TypeFilter = ({ value, onChange }: { value: string; onChange: (value: string | null) => void }) => {
  const t = useText();
  return (
    <Select
      label={t('admin.type')}
      placeholder={t('admin.type.all')}
      options={[
        { value: 'all', label: t('admin.type.all') },
        ...accountTypes.map((type) => ({ value: type, label: t(`admin.type.${type}`) })),
      ]}
      value={value}
      onChange={(type) => onChange(type === 'all' ? null : type)}
      className={pageStyles.select}
    />
  );
};

/** What is open beside the list: somebody, or his matches. */
const Opened = ({ list }: { list: ListState }) => {
  const { open: id } = list;
  if (!id) return null;
  if (list.get('matches')) return <PersonMatches key={id} id={id} list={list} />;
  return <UserDrawer key={id} id={id} matchesHref={list.hrefOf({ open: id, matches: 'all' })} onClose={() => list.set({ open: null })} />;
};

/** All accounts. */
export const UsersTab = () => {
  const t = useText();
  const list = useListState(userFields);
  const type = list.get('type');
  const chosen = isType(type) ? { accountType: type } : {};
  const answer = useUsersQuery({ query: { ...queryOf<UserField>(list), ...chosen, pageSize: pageSizes.admin } }, polled);
  const columns = useUserColumns(answer.data?.items ?? []);
  return (
    <WithDrawer drawer={<Opened list={list} />}>
      <ListPage
        title={t('admin.tab.users')}
        list={list}
        answer={answer}
        columns={columns}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => list.hrefOf({ open: id, matches: null })}
        filters={
          <>
            <SearchFilter list={list} />
            <FromFilter list={list} />
            <TypeFilter value={chosen.accountType ?? 'all'} onChange={(value) => list.set({ type: value })} />
          </>
        }
        csv={{ path: urlOf(adminRoutes.downloadUsers, { query: { ...filterOf(list), ...chosen } }), fileName: 'users.csv' }}
        empty={t(list.words ? 'admin.users.empty.search' : 'admin.users.empty')}
        also={answer.data?.alike && { title: t('admin.users.also_alike', { count: answer.data.alike.length }), rows: answer.data.alike }}
        note={answer.data?.isAlike && t('admin.users.alike', { words: list.words, count: answer.data.total })}
      />
    </WithDrawer>
  );
};
