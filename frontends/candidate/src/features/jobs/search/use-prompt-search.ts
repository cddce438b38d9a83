import { useState } from 'react';
import { usePromptSearchQuery, useReadSearchQuery, useSearchUsageQuery } from './search.api';
import { promptOf, queryOf, storedPrompt, type Prompt, type SearchQuery } from '@tandem/web-kit/search/prompt';

const PAGE_SIZE = 10;

/** The search that was sent last is sent again on return; what changes is a search of its own. */
const sentBefore = (): SearchQuery | null => {
  const form = storedPrompt.get();
  const prompt = form && promptOf(form);
  return prompt && queryOf(prompt, crypto.randomUUID());
};

/** The prompt search of a candidate: what was sent, its pages, its credits. */
export const usePromptSearch = (page: number) => {
  const [query, setQuery] = useState<SearchQuery | null>(sentBefore);
  // Whoever comes back to a page of yesterday may search again.
  const usage = useSearchUsageQuery(undefined, { refetchOnFocus: true });
  const results = usePromptSearchQuery({ query: { ...(query as SearchQuery), page, pageSize: PAGE_SIZE } }, { skip: !query });
  const reading = useReadSearchQuery({ query: query as SearchQuery }, { skip: !query || !results.isSuccess || results.isFetching });
  return {
    query,
    results,
    reading: reading.data,
    isReading: reading.isLoading,
    credits: usage.data,
    search: (prompt: Prompt): void => {
      storedPrompt.set(prompt);
      setQuery(queryOf(prompt, crypto.randomUUID()));
    },
  };
};
