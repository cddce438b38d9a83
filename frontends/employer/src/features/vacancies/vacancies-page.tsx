import type { vacanciesCalls } from '@tandem/contracts/vacancies/vacancies';
import { Banner } from '@tandem/ui/banner';
import { EmptyState } from '@tandem/ui/empty-state';
import { ErrorState } from '@tandem/ui/error-state';
import { Columns, Page, PageHead, Row, Stack } from '@tandem/ui/layout';
import { LinkButton } from '@tandem/ui/link-button';
import { Pagination } from '@tandem/ui/pagination';
import { Loading } from '@tandem/ui/skeleton';
import { VacancyCardSkeleton } from '@tandem/ui/vacancy-card';
import type { AnswerOf } from '@tandem/web-kit/gateway/call';
import { useErrorText } from '@tandem/web-kit/gateway/errors';
import { useSignedIn } from '@tandem/web-kit/session/session';
import { usePageLabels } from '@tandem/web-kit/language/page-labels';
import { useText } from '@tandem/web-kit/language/text';
import { useNewVacancyHref } from '@tandem/web-kit/vacancy/new-vacancy';
import { OwnVacancyCard } from '@tandem/web-kit/vacancy/own-vacancy-card';
import { useOwnVacanciesQuery } from '@tandem/web-kit/vacancy/vacancy.api';
import { Plus } from 'lucide-react';
import { Navigate, useSearchParams } from 'react-router';
import { FirstThings } from './first-things';

const PAGE_SIZE = 12;
const hrefOf = (page: number) => (page > 1 ? `/vacancies?page=${page}` : '/vacancies');

const Create = ({ label, href = '/vacancies/create' }: { label: string; href?: string }) => (
  <LinkButton href={href} variant="primary">
    <Plus />
    {label}
  </LinkButton>
);

const Waiting = () => (
  <Loading label={useText()('vacancies.loading')}>
    <Columns min={280}>
      {[0, 1, 2, 3, 4, 5].map((place) => (
        <VacancyCardSkeleton key={place} />
      ))}
    </Columns>
  </Loading>
);

type List = { data?: AnswerOf<typeof vacanciesCalls.list>; error?: unknown; refetch: () => unknown };

const Grid = ({ page, list }: { page: number; list: List }) => {
  const t = useText();
  const labels = usePageLabels();
  const errorText = useErrorText();
  const { data, error, refetch } = list;
  if (!data && !error) return <Waiting />;
  if (!data) {
    return (
      <ErrorState title={t('vacancies.error')} retryLabel={t('action.retry')} onRetry={() => void refetch()}>
        {errorText(error)}
      </ErrorState>
    );
  }
  if (data.total === 0) {
    return (
      <EmptyState illustration="first-vacancy" title={t('vacancies.empty')} action={<Create label={t('vacancies.first')} />}>
        {t('vacancies.empty.text')}
      </EmptyState>
    );
  }
  // An address from when there were more.
  if (page > data.totalPages) return <Navigate to={hrefOf(data.totalPages)} replace />;
  return (
    <Stack gap={6}>
      <Columns min={280}>
        {data.items.map((vacancy) => (
          <OwnVacancyCard key={vacancy.id} vacancy={vacancy} />
        ))}
      </Columns>
      {data.totalPages > 1 && (
        <Row>
          <Pagination current={page} total={data.totalPages} hrefOf={hrefOf} labels={labels} />
        </Row>
      )}
    </Stack>
  );
};

/** All vacancies of the own company, newest first. */
const VacanciesPage = () => {
  const t = useText();
  const [search] = useSearchParams();
  const { accountInfo } = useSignedIn<'EMPLOYER'>();
  const page = Math.max(1, Number(search.get('page')) || 1);
  const list = useOwnVacanciesQuery({ query: { page, pageSize: PAGE_SIZE, begun: true } });
  const total = list.data?.total;
  const newVacancy = useNewVacancyHref();
  return (
    <Page>
      <PageHead title={t('nav.vacancies')} actions={Boolean(total) && <Create label={t('nav.vacancy_create')} href={newVacancy} />}>
        {Boolean(total) && t('vacancies.count', { count: total ?? 0 })}
      </PageHead>
      <Stack gap={6}>
        {accountInfo.activelyScraping && <Banner role="status">{t('vacancies.importing')}</Banner>}
        <Grid page={page} list={list} />
      </Stack>
      <FirstThings offer={accountInfo.intakeProgress < 100 ? 'intake' : total === 0 ? 'first' : null} />
    </Page>
  );
};

export default VacanciesPage;
