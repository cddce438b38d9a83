import type { MessageId } from '@tandem/locales/bundle';
import { inOwnDirection } from '@tandem/domain/own-direction';
import { useCallback, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { config } from '../app/config';
import type { Language } from '../browser/storage';

type Chunks = (chunks: ReactNode[]) => ReactNode;

const known = <V,>(values: Record<string, V> | undefined): Record<string, V | string> => ({
  product: config().product,
  ...Object.fromEntries(
    Object.entries(values ?? {}).map(([name, value]) => [name, typeof value === 'string' ? inOwnDirection(value) : value]),
  ),
});

/** A text in the person's language. `values` fill its arguments; `{product}` is always known. */
export const Message = ({ id, values }: { id: MessageId; values?: Record<string, ReactNode | Date | Chunks> }) => (
  <FormattedMessage id={id} values={known(values)} />
);

export type TextOf = (id: MessageId, values?: Record<string, string | number | Date>) => string;

/** Texts as plain strings, for labels and titles: `const t = useText(); t('jobs.title')`. */
export const useText = (): TextOf => {
  const intl = useIntl();
  return useCallback((id, values) => intl.formatMessage({ id }, known(values)), [intl]);
};

/** A text whose id comes from data, e.g. `error.<code>`; undefined when there is none. */
export const useTextIfAny = (): ((id: string, values?: Record<string, string | number>) => string | undefined) => {
  const intl = useIntl();
  return useCallback((id, values) => (id in intl.messages ? intl.formatMessage({ id }, known(values)) : undefined), [intl]);
};

/** The language shown now. */
export const useLanguage = (): Language => (useIntl().locale === 'nl' ? 'nl' : 'en');
