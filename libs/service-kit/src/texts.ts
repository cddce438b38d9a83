import { bundles, type Language, type MessageId } from '@tandem/locales/bundle';
import { IntlMessageFormat } from 'intl-messageformat';

const cache = new Map<string, IntlMessageFormat>();

/** A text of the product in a language, with its parameters filled in. */
export const textOf = (language: Language, id: MessageId, values: Record<string, string | number> = {}): string => {
  const key = `${language}:${id}`;
  const format = cache.get(key) ?? new IntlMessageFormat(bundles[language][id], language, undefined, { ignoreTag: true });
  cache.set(key, format);
  return String(format.format(values));
};
