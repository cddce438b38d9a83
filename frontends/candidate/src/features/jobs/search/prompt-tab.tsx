import type { matchingCalls } from '@tandem/contracts/matching/matching';
import type { TravelMode } from '@tandem/domain/preferences';
import type { AnswerOf } from '@tandem/web-kit/gateway/call';
import { Card } from '@tandem/ui/card';
import { Stack } from '@tandem/ui/layout';
import { Text } from '@tandem/ui/text';
import { Pagination } from '@tandem/ui/pagination';
import { useSignedIn } from '@tandem/web-kit/session/session';
import { usePageLabels } from '@tandem/web-kit/language/page-labels';
import { useText } from '@tandem/web-kit/language/text';
import { useTrack } from '@tandem/web-kit/browser/track';
import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { Beside } from '../beside';
import { useBeside } from '../use-beside';
import { FoundList } from './found-list';
import { lastAnswer } from './last-answer';
import { LimitNote, LimitReached, NothingFound } from './nothing-found';
import { emptyPrompt, storedPrompt, type Prompt } from '@tandem/web-kit/search/prompt';
import { SearchForm } from '@tandem/web-kit/search/search-form';
import { SearchFailed } from './search-failed';
import { SearchProgress } from './search-progress';
import { SearchTips } from './search-tips';
import { Understanding, unread } from './understanding';
import { useOutcomeInView } from './use-outcome-in-view';
import { usePromptSearch } from './use-prompt-search';
import styles from './prompt-tab.module.css';

type Props = { page: number; vacancyId: string | undefined };

const hrefOf = (page: number) => `/jobs?tab=prompt${page > 1 ? `&page=${page}` : ''}`;
const jobHref = (id: string, page: number) => `/jobs/${id}?tab=prompt${page > 1 ? `&page=${page}` : ''}`;

type FoundProps = Props & { data: AnswerOf<typeof matchingCalls.searchVacancies>; travelMode: TravelMode };

/** A page of what was found, beside the one that is open. */
const FoundPage = ({ data, travelMode, page, vacancyId }: FoundProps) => {
  const t = useText();
  const labels = usePageLabels();
  const open = useBeside(vacancyId, data.items[0]?.id);
  return (
    <Beside vacancyId={vacancyId} open={open} backTo={hrefOf(page)}>
      <Text tone="soft" size="small" className={styles.note ?? ''}>
        {t('search.found', { count: data.total })}. {t('search.two_percentages')}
      </Text>
      <Card variant="flush">
        <FoundList found={data.items} travelMode={travelMode} hrefOf={(id) => jobHref(id, page)} current={open} />
        {data.totalPages > 1 && (
          <div className={styles.pages}>
            <Pagination current={page} total={data.totalPages} hrefOf={hrefOf} labels={labels} />
          </div>
        )}
      </Card>
    </Beside>
  );
};

type OutcomeProps = Props & { found: ReturnType<typeof usePromptSearch>; onSearch: (prompt: Prompt) => void };

/** What was understood, and what was found; or what stood in the way. */
const Outcome = ({ found, page, vacancyId, onSearch }: OutcomeProps) => {
  const { query, reading, isReading, results } = found;
  const { data } = results;
  if (!data || !query) return null;
  const isUsedUp = data.usage >= data.max;
  const isEmpty = data.total === 0;
  // The list has become shorter since this page of it was there.
  if (page > 1 && page > data.totalPages)
    return <Navigate to={vacancyId ? jobHref(vacancyId, data.totalPages) : hrefOf(data.totalPages)} replace />;
  // What to say of an empty answer depends on the reading.
  if (isEmpty && isReading) return null;
  if (isEmpty && isUsedUp && !reading?.loosen.length) {
    return (
      <Stack gap={6}>
        {reading && <Understanding understood={reading.understood} />}
        <LimitReached isVisitor={false} />
      </Stack>
    );
  }
  return (
    <Stack gap={6}>
      {isUsedUp && !vacancyId && <LimitNote isVisitor={false} />}
      {reading && <Understanding understood={reading.understood} className={vacancyId && styles.onlyWide} />}
      {isEmpty && <NothingFound reading={reading ?? unread} query={query} onSearch={isUsedUp ? null : onSearch} />}
      {data.items.length > 0 && <FoundPage data={data} travelMode={query.travelMode} page={page} vacancyId={vacancyId} />}
    </Stack>
  );
};

/** Searching in one's own words: the form, what was understood of it, and what was found beside the one that is open. */
export const PromptTab = ({ page, vacancyId }: Props) => {
  const track = useTrack();
  const navigate = useNavigate();
  const { accountInfo } = useSignedIn<'CANDIDATE'>();
  const found = usePromptSearch(page);
  const { query, results, credits, search } = found;
  const start = (prompt: Prompt): void => {
    search(prompt);
    track('search', { kind: 'prompt' });
    if (page > 1 || vacancyId) void navigate(hrefOf(1));
  };
  const [first] = useState(() => storedPrompt.get() ?? lastAnswer.get()?.query ?? { ...emptyPrompt, ...preferred(accountInfo) });
  const { isFetching, error } = results;
  const outcome = useOutcomeInView(isFetching);
  return (
    <Stack gap={6}>
      <div className={vacancyId ? styles.onlyWide : undefined}>
        <SearchForm
          values={query ?? first}
          credits={credits}
          isSearching={isFetching}
          error={isFetching ? undefined : error}
          onSearch={start}
        />
      </div>
      <div ref={outcome}>
        {!query && !vacancyId && <SearchTips />}
        {isFetching && query && page === 1 && <SearchProgress key={query.sessionId} sessionId={query.sessionId} />}
        {!isFetching && error !== undefined && query && <SearchFailed error={error} onRetry={() => void results.refetch()} />}
        {!isFetching && error === undefined && <Outcome found={found} page={page} vacancyId={vacancyId} onSearch={start} />}
      </div>
    </Stack>
  );
};

type Info = ReturnType<typeof useSignedIn<'CANDIDATE'>>['accountInfo'];

/** The first form: from home, the way the candidate travels. */
const preferred = ({ address, preferences }: Info) => ({
  address: address?.city ? address : null,
  travelMode: preferences?.travelMode ?? emptyPrompt.travelMode,
  travelTime: preferences?.travelTime ?? emptyPrompt.travelTime,
});
