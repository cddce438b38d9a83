import { shownItems } from '@tandem/domain/limits';
import { CardHead } from '@tandem/ui/card';
import { ErrorState } from '@tandem/ui/error-state';
import { Columns, Stack } from '@tandem/ui/layout';
import { Link } from '@tandem/ui/link';
import { Loading } from '@tandem/ui/skeleton';
import { Text } from '@tandem/ui/text';
import { CreateCard, VacancyCardSkeleton } from '@tandem/ui/vacancy-card';
import { useErrorText } from '@tandem/web-kit/gateway/errors';
import { useText } from '@tandem/web-kit/language/text';
import { useNewVacancyHref } from '@tandem/web-kit/vacancy/new-vacancy';
import { OwnVacancyCard } from '@tandem/web-kit/vacancy/own-vacancy-card';
import { useOwnVacanciesQuery } from '@tandem/web-kit/vacancy/vacancy.api';

/** The two newest vacancies, and the way to one more. */
export const LatestVacancies = () => {
  const t = useText();
  const errorText = useErrorText();
  const { data, error, refetch } = useOwnVacanciesQuery({ query: { page: 1, pageSize: shownItems.dashboardVacancies, begun: true } });
  const newVacancy = useNewVacancyHref();
  return (
    <section aria-labelledby="latest">
      <CardHead title={<span id="latest">{t('dashboard.vacancies')}</span>}>
        {data && data.total > 0 && (
          <Text as="span" size="small">
            <Link href="/vacancies">{t('dashboard.all_vacancies', { count: data.total })}</Link>
          </Text>
        )}
      </CardHead>
      <Stack>
        {!data && error ? (
          <ErrorState level={3} title={t('vacancies.error')} retryLabel={t('action.retry')} onRetry={() => void refetch()}>
            {errorText(error)}
          </ErrorState>
        ) : data ? (
          data.items.length > 0 && (
            <Columns min={240}>
              {data.items.map((vacancy) => (
                <OwnVacancyCard key={vacancy.id} vacancy={vacancy} />
              ))}
            </Columns>
          )
        ) : (
          <Loading label={t('vacancies.loading')}>
            <Columns min={240}>
              <VacancyCardSkeleton />
              <VacancyCardSkeleton />
            </Columns>
          </Loading>
        )}
        <CreateCard href={newVacancy} title={t('nav.vacancy_create')}>
          {t('vacancies.create.hint')}
        </CreateCard>
      </Stack>
    </section>
  );
};
