import { TabLinks } from '@tandem/ui/tabs';
import { Loading, SkeletonText } from '@tandem/ui/skeleton';
import { useText } from '@tandem/web-kit/language/text';
import { useTitle } from '@tandem/web-kit/app/title';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import styles from './console-page.module.css';

const tabs = {
  users: lazy(() => import('./people/users-tab').then(({ UsersTab }) => ({ default: UsersTab }))),
  companies: lazy(() => import('./companies/companies-tab').then(({ CompaniesTab }) => ({ default: CompaniesTab }))),
  vacancies: lazy(() => import('./vacancies/vacancies-tab').then(({ VacanciesTab }) => ({ default: VacanciesTab }))),
  'matching-tool': lazy(() => import('./matching/matching-tab').then(({ MatchingTab }) => ({ default: MatchingTab }))),
  analytics: lazy(() => import('./analytics/analytics-tab').then(({ AnalyticsTab }) => ({ default: AnalyticsTab }))),
  operations: lazy(() => import('./work/operations-tab').then(({ OperationsTab }) => ({ default: OperationsTab }))),
  audit: lazy(() => import('./audit/audit-tab').then(({ AuditTab }) => ({ default: AuditTab }))),
};
type TabName = keyof typeof tabs;
const names = Object.keys(tabs) as TabName[];
const isTab = (name: string | null): name is TabName => names.some((tab) => tab === name);

/** The console: one tab at a time, all of its state in the address. */
const ConsolePage = () => {
  const t = useText();
  const [search] = useSearchParams();
  const asked = search.get('tab');
  const tab = isTab(asked) ? asked : 'users';
  const Content = tabs[tab];
  useTitle(t(`admin.tab.${tab}`));
  return (
    <div className={styles.console}>
      <TabLinks
        label={t('nav.admin')}
        links={names.map((name) => ({ href: `/admin?tab=${name}`, label: t(`admin.tab.${name}`), isCurrent: name === tab }))}
      />
      <Suspense
        fallback={
          <Loading label={t('admin.loading')}>
            <SkeletonText lines={8} />
          </Loading>
        }
      >
        <Content key={tab} />
      </Suspense>
    </div>
  );
};

export default ConsolePage;
