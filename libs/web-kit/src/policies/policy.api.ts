import type { ApiError } from '../gateway/api-error';
import { api } from '../gateway/api';
import type { Language } from '../browser/storage';
import { fetchOf } from '../gateway/transport';

/** The texts below /policies, one file for each language. */
export type PolicyName = 'cookie' | 'terms' | 'privacy-candidate' | 'privacy-employer' | 'accessibility';

const fileOf = (name: PolicyName, language: Language): string => `/policies/${name}${language === 'en' ? '' : `.${language}`}.md`;

const policyApi = api.injectEndpoints({
  endpoints: (build) => ({
    policy: build.query<string, { name: PolicyName; language: Language }>({
      queryFn: async ({ name, language }, { extra }) => {
        const answer = await fetchOf(extra)(fileOf(name, language)).catch(() => null);
        if (answer?.ok) return { data: await answer.text() };
        return { error: { status: answer?.status ?? 0 } satisfies ApiError };
      },
    }),
  }),
});

export const policyEndpoints = policyApi.endpoints;
export const { usePolicyQuery } = policyApi;
