import { EmptyState } from '@tandem/ui/empty-state';
import { ErrorState } from '@tandem/ui/error-state';
import { Page, PageHead } from '@tandem/ui/layout';
import { Loading, SkeletonText } from '@tandem/ui/skeleton';
import { Table, type TableColumn } from '@tandem/ui/table';
import { useErrorText } from '@tandem/web-kit/gateway/errors';
import { useText } from '@tandem/web-kit/language/text';
import { useSignupsQuery } from './keyed.api';
import { useKey } from './use-key';

type Row = { email: string; place: number };

const List = ({ emails }: { emails: readonly string[] }) => {
  const t = useText();
  const columns: TableColumn<Row>[] = [
    { id: 'email', label: t('admin.email'), cell: ({ email }) => email },
    { id: 'place', label: t('admin.signups.place'), align: 'end', cell: ({ place }) => place },
  ];
  const rows = emails.map((email, index) => ({ email, place: index + 1 }));
  return <Table label={t('nav.signups')} columns={columns} rows={rows} keyOf={({ place }) => place} empty={null} />;
};

/** Who signed up, newest first, for whoever has the key. */
const SignupsPage = () => {
  const t = useText();
  const errorText = useErrorText();
  const { data, error, isFetching, refetch } = useSignupsQuery(useKey());
  return (
    <Page>
      <PageHead title={t('nav.signups')}>{data && t('admin.signups.count', { count: data.length })}</PageHead>
      {!data && !error && (
        <Loading label={t('admin.loading')}>
          <SkeletonText lines={8} />
        </Loading>
      )}
      {error && (
        <ErrorState title={t('admin.failed')} retryLabel={t('action.retry')} onRetry={() => void refetch()} isRetrying={isFetching}>
          {errorText(error)}
        </ErrorState>
      )}
      {data?.length === 0 && <EmptyState illustration="no-one-yet" title={t('admin.signups.empty')} />}
      {data && data.length > 0 && <List emails={data} />}
    </Page>
  );
};

export default SignupsPage;
