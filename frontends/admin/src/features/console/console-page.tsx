import { TabLinks } from '@tandem/ui/tabs';
import { Loading, SkeletonText } from '@tandem/ui/skeleton';
import { ahead } from '@tandem/web-kit/app/ahead';
import { Boundary } from '@tandem/web-kit/app/boundary';
import { PageFailed } from '@tandem/web-kit/frame/error-screen';
import { useText } from '@tandem/web-kit/language/text';
import { useTitle } from '@tandem/web-kit/app/title';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import styles from './console-page.module.css';

const tabs = {
  users: ahead(async () => (await import('./people/users-tab')).UsersTab),
  companies: ahead(async () => (await import('./companies/companies-tab')).CompaniesTab),
  vacancies: ahead(async () => (await import('./vacancies/vacancies-tab')).VacanciesTab),
  'matching-tool': ahead(async () => (await import('./matching/matching-tab')).MatchingTab),
  analytics: ahead(async () => (await import('./analytics/analytics-tab')).AnalyticsTab),
  operations: ahead(async () => (await import('./work/operations-tab')).OperationsTab),
  audit: ahead(async () => (await import('./audit/audit-tab')).AuditTab),
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
  useTitle(isTab(asked) ? `${t(`admin.tab.${tab}`)} - ${t('nav.admin')}` : t('nav.admin'));
  return (
    <div className={styles.console}>
      <TabLinks
        label={t('nav.admin')}
        links={names.map((name) => ({ href: `/admin?tab=${name}`, label: t(`admin.tab.${name}`), isCurrent: name === tab }))}
      />
      <Boundary
        resetKey={tab}
        isPart
        onFileMissing={Content.renew}
        fallback={(retry, isOffline) => <PageFailed retry={retry} isOffline={isOffline} />}
      >
        <Suspense
          fallback={
            <Loading label={t('admin.loading')}>
              <SkeletonText lines={8} />
            </Loading>
          }
        >
          <Content key={tab} />
        </Suspense>
      </Boundary>
    </div>
  );
};

export default ConsolePage;
