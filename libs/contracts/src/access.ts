import type { ProblemCode } from './codes';
import type { CallShape, Rpc } from './define';
import type { Access } from './route';

const accessCodes = {
  anonymous: [],
  internal: [],
  account: ['unauthorized'],
  CANDIDATE: ['unauthorized', 'forbidden'],
  EMPLOYER: ['unauthorized', 'forbidden'],
  admin: ['unauthorized', 'forbidden'],
  apiKey: ['invalid_api_key'],
} as const satisfies Record<Access, readonly ProblemCode[]>;

const hasInput = ({ body, query, files }: CallShape) => Boolean(body || query || files);

/** Codes a call answers with because of what it is: who may make it, what it takes, and that things break. */
export const impliedCodes = (call: Rpc): ProblemCode[] => {
  const { route, body, files, creates } = call;
  const kinds = Object.values(files ?? {}).map(({ kind }) => kind);
  const changes = 'method' in route && (route.method !== 'GET' || creates);
  return [
    ...accessCodes[route.access],
    ...(hasInput(call) ? (['field_required', 'invalid_value', 'too_long'] as const) : []),
    ...(body ? (['invalid_json', 'too_large', 'unsupported_media_type'] as const) : []),
    ...(kinds.length ? (['file_too_large'] as const) : []),
    ...(kinds.includes('pdf') ? (['pdf_only'] as const) : []),
    ...(kinds.includes('image') ? (['invalid_image'] as const) : []),
    ...(changes ? (['origin_not_allowed'] as const) : []),
    'too_many_requests',
    'internal_error',
    'unavailable',
    'timeout',
  ];
};

/** All codes a call can answer with, each once: its own first. */
export const codesOf = (call: Rpc): ProblemCode[] => [...new Set([...(call.errors ?? []), ...impliedCodes(call)])];
