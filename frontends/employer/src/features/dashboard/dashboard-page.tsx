import { LinkButton } from '@tandem/ui/link-button';
import { Page, PageHead, Stack } from '@tandem/ui/layout';
import { Stats } from '@tandem/ui/stats';
import { useSignedIn } from '@tandem/web-kit/session/session';
import { useText } from '@tandem/web-kit/language/text';
import { useTitle } from '@tandem/web-kit/app/title';
import { Users } from 'lucide-react';
import { Navigate } from 'react-router';
import { useFunnelCountsQuery } from './dashboard.api';
import { LatestVacancies } from './latest-vacancies';
import { NotificationsCard } from './notifications-card';
import { ReferCard } from './refer-card';
import styles from './dashboard-page.module.css';

const columns = ['APPLIED', 'INVITED', 'INTERVIEW'] as const;

const greetingAt = (hour: number) => {
  if (hour < 6) return 'dashboard.greeting.evening';
  if (hour < 12) return 'dashboard.greeting.morning';
  return hour < 18 ? 'dashboard.greeting.afternoon' : 'dashboard.greeting.evening';
};

const Dashboard = ({ name, unread }: { name: string; unread: number }) => {
  const t = useText();
  useTitle(t('nav.dashboard'));
  const { data: counts, error } = useFunnelCountsQuery();
  // Until it is known nothing is said, in the room of one line.
  const unknown = error ? t('dashboard.waiting_unknown') : '\u00a0';
  const waiting = counts ? t('dashboard.waiting', { count: counts.APPLIED }) : unknown;
  return (
    <Page>
      <PageHead
        title={t(greetingAt(new Date().getHours()), { name })}
        actions={
          <LinkButton href="/funnel" variant="primary">
            <Users />
            {t('dashboard.to_funnel')}
          </LinkButton>
        }
      >
        {waiting}
      </PageHead>
      <Stack gap={6}>
        <Stats
          stats={columns.map((column) => ({
            label: t(`dashboard.column.${column}`),
            value: counts?.[column] ?? '–',
            hint: t(`dashboard.column.${column}.hint`),
          }))}
        />
        <div className={styles.columns}>
          <LatestVacancies />
          <Stack gap={6}>
            <NotificationsCard unread={unread} />
            <ReferCard />
          </Stack>
        </div>
      </Stack>
    </Page>
  );
};

/** The employer's first page; the intake comes before it. */
const DashboardPage = () => {
  const { firstName, accountInfo, amountUnreadNotifications } = useSignedIn<'EMPLOYER'>();
  if (accountInfo.intakeProgress < 100) return <Navigate to="/intake" replace />;
  return <Dashboard name={firstName ?? accountInfo.companyName} unread={amountUnreadNotifications} />;
};

export default DashboardPage;
