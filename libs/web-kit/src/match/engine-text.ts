import { euro } from '@tandem/domain/salary';
import { useTextIfAny } from '../language/text';
import { useCallback } from 'react';

type Params = Record<string, string | number>;

const isMoney = (key: string) => key.startsWith('reason.salary.') || key === 'whatIf.salary';
const inEuros = (params: Params): Params =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, typeof value === 'number' ? euro(value) : value]));

/** What the engine says by a key with its params, in the reader's language; amounts as they stand everywhere else. */
export const useEngineText = (): ((key: string, params: Params) => string) => {
  const textIfAny = useTextIfAny();
  return useCallback((key, params) => textIfAny(key, isMoney(key) ? inEuros(params) : params) ?? key, [textIfAny]);
};
