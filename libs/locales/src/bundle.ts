import en from '../en.json';
import nl from '../nl.json';

/** The languages of the product; the first is the fallback. */
export const languages = ['en', 'nl'] as const;
export type Language = (typeof languages)[number];

/** Ids of all texts. */
export type MessageId = keyof typeof en;

/** All texts of each language: id to ICU message. */
export const bundles: Record<Language, Record<MessageId, string>> = { en, nl };

/** The language of ours that an Accept-Language header or a bare code names first; null when it names none. */
export const namedLanguage = (header: string | undefined): Language | null => {
  const wanted = (header ?? '')
    .split(',')
    .map((part) => part.split(';'))
    .map(([tag = '', quality = '']) => ({
      tag: tag.trim().slice(0, 2).toLowerCase(),
      weight: Number(/q=([\d.]+)/.exec(quality)?.[1] ?? 1),
    }))
    .sort((a, b) => b.weight - a.weight);
  return wanted.map(({ tag }) => languages.find((language) => language === tag)).find((found) => found !== undefined) ?? null;
};

/** Picks a language from an Accept-Language header or a bare code; English when nothing fits. */
export const languageOf = (header: string | undefined): Language => namedLanguage(header) ?? 'en';
