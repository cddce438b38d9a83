/** Countries people from here go to work in, by their codes; their names are the platform's own. */
const codes =
  'AE AT AU AW BG BQ CA CH CW CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT JP LT LU LV MT NO NZ PL PT RO SE SI SK SR TR US ZA'.split(' ');

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const byName = new Map(
  ['nl', 'en'].flatMap((language) => {
    const names = new Intl.DisplayNames(language, { type: 'region' });
    return codes.flatMap((code): [string, string][] => {
      const name = names.of(code);
      return name ? [[name.toLowerCase(), code]] : [];
    });
  }),
);
const there = new RegExp(`(?<!\\p{L})(?:in|naar|to) (?:de |het |the )?(${[...byName.keys()].map(escape).join('|')})(?!\\p{L})`, 'giu');

/** The only country abroad that a text says one is in or goes to: "werk in Noorwegen". */
export const countryAbroad = (text: string): string | null => {
  const found = new Set([...text.matchAll(there)].map((match) => byName.get((match[1] ?? '').toLowerCase())));
  const [only] = found;
  return found.size === 1 && only !== undefined ? only : null;
};
