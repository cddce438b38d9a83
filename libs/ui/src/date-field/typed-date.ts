const DAY = [2, 2, 4] as const;
const MONTH = [2, 4] as const;

/** People part a date by dashes, points and spaces too. */
const slashed = (text: string) => text.trimStart().replace(/[-.\s]+/g, '/');

/** Keeps digits and slashes, pads "3/" to "03/" and sets the next slash by itself while typing on. */
const formatTyped = (text: string, previous: string, lengths: readonly number[]) => {
  const parts = [''];
  const last = () => parts.length - 1;
  for (const character of slashed(text).replace(/[^\d/]/g, '')) {
    const isFull = parts[last()]?.length === lengths[last()];
    const isFinal = last() === lengths.length - 1;
    if (character === '/') {
      if (isFinal || !parts[last()]) continue;
      parts[last()] = (parts[last()] ?? '').padStart(lengths[last()] ?? 0, '0');
      parts.push('');
    } else if (!isFull) parts[last()] += character;
    else if (!isFinal) parts.push(character);
  }
  const isTypingOn = text.length > previous.length;
  const mayGoOn = last() < lengths.length - 1 && parts[last()]?.length === lengths[last()];
  return parts.join('/') + (isTypingOn && mayGoOn ? '/' : '');
};

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Tidies what is typed or pasted towards DD/MM/YYYY. */
export const formatTypedDate = (text: string, previous: string) =>
  ISO_DAY.test(text.trim()) ? typedFromIso(text.trim()) : formatTyped(text, previous, DAY);

/** Digits that cannot begin with a month are a year. */
const yearOnly = /^(?:1[3-9]|[2-9]\d)\d{0,2}$/;

const longestMonth = 'september 2026'.length;

/** Tidies what is typed towards MM/YYYY, or YYYY where it begins like a year. A month in words stays as it is. */
export const formatTypedMonth = (text: string, previous: string) => {
  if (/^\p{L}/u.test(text)) return text.replace(/[^\p{L}\d. ]/gu, '').slice(0, longestMonth);
  return yearOnly.test(text) ? text : formatTyped(text, previous, MONTH);
};

/** DD/MM/YYYY to YYYY-MM-DD; null for anything that is no day of the calendar. */
export const dateFromTyped = (text: string) => {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/([1-9]\d{3})$/.exec(text) ?? [];
  if (!day || !month || !year) return null;
  const iso = `${year}-${month}-${day}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null;
};

/** People write months in either language, whatever the one around them is. */
const monthNames = ['en', 'nl'].flatMap((locale) =>
  (['long', 'short'] as const).map((month) => {
    const format = new Intl.DateTimeFormat(locale, { month, timeZone: 'UTC' });
    return Array.from({ length: 12 }, (_, index) => format.format(new Date(Date.UTC(2000, index))).toLowerCase());
  }),
);

const shortestName = 3;

/** "mei", "Sept." or "mrt" to 05, 09 and 03; undefined for anything else. */
const numberOfMonth = (word: string): string | undefined => {
  if (word.length < shortestName) return undefined;
  const index = Array.from({ length: 12 }, (_, month) => month).find((month) =>
    monthNames.some((names) => names[month]?.startsWith(word.toLowerCase())),
  );
  return index === undefined ? undefined : String(index + 1).padStart(2, '0');
};

/** MM/YYYY and "Mar 2022" to YYYY-MM, YYYY as it is; null for anything that is neither. */
export const monthFromTyped = (text: string) => {
  if (/^[12]\d{3}$/.test(text)) return text;
  const [, word, named] = /^(\p{L}+)\.?\s*([1-9]\d{3})$/u.exec(text.trim()) ?? [];
  const inWords = word && numberOfMonth(word);
  if (inWords) return `${named}-${inWords}`;
  const [, month, year] = /^(0[1-9]|1[0-2])\/([1-9]\d{3})$/.exec(text) ?? [];
  return month && year ? `${year}-${month}` : null;
};

/** YYYY-MM-DD to DD/MM/YYYY, and YYYY-MM to MM/YYYY. */
export const typedFromIso = (iso: string | null) => iso?.split('-').reverse().join('/') ?? '';
