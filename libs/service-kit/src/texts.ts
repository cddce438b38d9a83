import { inOwnDirection } from '@tandem/domain/own-direction';
import { bundles, type Language, type MessageId } from '@tandem/locales/bundle';
import { IntlMessageFormat } from 'intl-messageformat';

const cache = new Map<string, IntlMessageFormat>();

/** Within a sentence a name is one line, or whoever chose it could write paragraphs of his own into our mails to others. */
const asOneLine = (value: string | number) =>
  typeof value === 'string' ? inOwnDirection(value.replace(/[\r\n\u2028\u2029]+/g, ' ')) : value;

/** A text of the product in a language, with its parameters filled in. */
export const textOf = (language: Language, id: MessageId, values: Record<string, string | number> = {}): string => {
  const key = `${language}:${id}`;
  const format = cache.get(key) ?? new IntlMessageFormat(bundles[language][id], language, undefined, { ignoreTag: true });
  cache.set(key, format);
  return String(format.format(Object.fromEntries(Object.entries(values).map(([name, value]) => [name, asOneLine(value)]))));
};
