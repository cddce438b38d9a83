import type { matchingCalls } from '@tandem/contracts/matching/matching';
import { homeDay } from '@tandem/domain/local-day';
import { storage } from '@tandem/web-kit/browser/storage';
import type { AnswerOf } from '@tandem/web-kit/gateway/call';
import type { SearchQuery } from '@tandem/web-kit/search/prompt';

/** An answer of the open search, with what was asked and the day it was given: credits are of that day. */
export type KeptAnswer = { query: SearchQuery; answer: AnswerOf<typeof matchingCalls.openSearch> };

const isKept = (value: Record<string, unknown>): value is KeptAnswer & { day: string } => {
  const { query, answer } = value as Partial<KeptAnswer>;
  return (
    typeof query?.search === 'string' && Array.isArray(answer?.vacancies) && answer.vacancies.every((each) => typeof each.fit === 'object')
  );
};

/** The last answer of the open search in this browser. Of another day its vacancies still show, but its credits do not count. */
export const lastAnswer = {
  get: (): KeptAnswer | null => {
    const kept = storage.lastOpenVacancySearch.get();
    if (!isKept(kept)) return null;
    const { query, answer, day } = kept;
    return { query, answer: day === homeDay(new Date()) ? answer : { ...answer, usage: 0 } };
  },
  set: (kept: KeptAnswer): void => storage.lastOpenVacancySearch.set({ ...kept, day: homeDay(new Date()) }),
};
