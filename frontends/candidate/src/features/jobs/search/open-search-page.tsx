import { Banner } from '@tandem/ui/banner';
import { Card } from '@tandem/ui/card';
import { Page, PageHead, Stack } from '@tandem/ui/layout';
import { LinkButton } from '@tandem/ui/link-button';
import { useTitle } from '@tandem/web-kit/app/title';
import { promptInAddress } from '@tandem/web-kit/search/prompt-address';
import { useText } from '@tandem/web-kit/language/text';
import { useTrack } from '@tandem/web-kit/browser/track';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { FoundList } from './found-list';
import { lastAnswer, type KeptAnswer } from './last-answer';
import { LimitNote, LimitReached, NothingFound } from './nothing-found';
import { emptyPrompt, queryOf, type Prompt, type SearchQuery } from '@tandem/web-kit/search/prompt';
import { useLazyOpenSearchQuery, useReadSearchQuery } from './search.api';
import { SearchForm } from '@tandem/web-kit/search/search-form';
import { SearchFailed } from './search-failed';
import { SearchProgress } from './search-progress';
import { SearchTips } from './search-tips';
import { Understanding, unread } from './understanding';
import { useOutcomeInView } from './use-outcome-in-view';

/** Fetched while the list is read, so that a slow line does not keep whoever opens a job waiting. */
const useJobPageAhead = (isFound: boolean): void =>
  useEffect(() => {
    if (isFound) void import('../job-page').catch(() => undefined);
  }, [isFound]);

const Answer = ({ kept, onSearch }: { kept: KeptAnswer; onSearch: (query: SearchQuery) => void }) => {
  const t = useText();
  const { query, answer } = kept;
  const { data: reading, isLoading } = useReadSearchQuery({ query });
  const isEmpty = answer.vacancies.length === 0;
  useJobPageAhead(!isEmpty);
  // What to say of an empty answer depends on the reading.
  if (isEmpty && isLoading) return null;
  const isUsedUp = answer.usage >= answer.max;
  if (isEmpty && isUsedUp && !reading?.loosen.length) return <LimitReached isVisitor />;
  return (
    <Stack gap={5}>
      {isUsedUp && <LimitNote isVisitor />}
      {reading && <Understanding understood={reading.understood} />}
      {isEmpty ? (
        <NothingFound reading={reading ?? unread} query={query} onSearch={isUsedUp ? null : onSearch} />
      ) : (
        <>
          <h2>{t('search.found', { count: answer.vacancies.length })}</h2>
          <Card variant="flush">
            <FoundList found={answer.vacancies} travelMode={query.travelMode} hrefOf={(id) => `/jobs/${id}`} />
          </Card>
          <Banner
            action={
              <LinkButton href="/register?type=CANDIDATE" size="small">
                {t('nav.register')}
              </LinkButton>
            }
          >
            {t('search.deep_match')}
          </Banner>
        </>
      )}
    </Stack>
  );
};

/** The search of visitors: a few a day, the last answer kept in the browser. */
const OpenSearchPage = () => {
  const t = useText();
  // The route is named after what candidates see at it.
  useTitle(t('nav.search_jobs'));
  const track = useTrack();
  const [kept, setKept] = useState<KeptAnswer | null>(lastAnswer.get);
  const [sent, setSent] = useState<SearchQuery | null>(null);
  const [ask, { isFetching, error }] = useLazyOpenSearchQuery();
  const start = async (prompt: Prompt): Promise<void> => {
    const query = queryOf(prompt, crypto.randomUUID());
    setSent(query);
    track('search', { kind: 'open' });
    const { data } = await ask({ query });
    if (!data) return;
    const answer = { query, answer: data };
    lastAnswer.set(answer);
    setKept(answer);
  };
  const [query, setQuery] = useSearchParams();
  const handedOver = useRef(promptInAddress(query));
  useEffect(() => {
    const prompt = handedOver.current;
    if (!prompt) return;
    handedOver.current = null;
    // A reload shows the kept answer; it does not ask again.
    setQuery({}, { replace: true, preventScrollReset: true });
    void start(prompt);
  });
  const current = sent ?? kept?.query;
  const outcome = useOutcomeInView(isFetching);
  return (
    <Page>
      <PageHead title={t('nav.search_jobs')}>{t('search.intro')}</PageHead>
      <Stack gap={6}>
        <SearchForm
          values={current ?? emptyPrompt}
          credits={kept?.answer}
          isSearching={isFetching}
          error={isFetching ? undefined : error}
          onSearch={(prompt) => void start(prompt)}
        />
        <div ref={outcome}>
          {!current && <SearchTips />}
          {isFetching && sent && <SearchProgress key={sent.sessionId} sessionId={sent.sessionId} />}
          {!isFetching && error !== undefined && sent && <SearchFailed error={error} onRetry={() => void start(sent)} />}
          {!isFetching && error === undefined && kept && <Answer kept={kept} onSearch={(query) => void start(query)} />}
        </div>
      </Stack>
    </Page>
  );
};

export default OpenSearchPage;
