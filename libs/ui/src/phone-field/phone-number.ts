/** A country's dial code with its plus sign. */
export interface DialCode {
  /** ISO 3166-1 alpha-2. */
  country: string;
  dialCode: string;
  /** The country's name in the reader's language. */
  name: string;
  /** Of the countries that share a dial code, the one most numbers belong to. */
  isMain?: boolean;
}

/** Digits and spaces are all that can be typed. */
export const onlyDigitsAndSpaces = (text: string) => text.replace(/[^\d ]/g, '');

/** Where numbers begin with a zero at home that is left out abroad. Elsewhere, as in Italy, a zero belongs to the number. */
const homeZero = new Set(['+31', '+32', '+33', '+41', '+43', '+44', '+46', '+49', '+61', '+90', '+353', '+358']);

/** "+31 6 1234 5678" and the like without the spaces; empty without digits. */
export const joinPhone = (dialCode: string, rest: string) => {
  const digits = rest.replace(/\D/g, '').replace(/^0(?=\d)/, homeZero.has(dialCode) ? '' : '0');
  return digits ? dialCode + digits : '';
};

/** A number that brings its country along, "+31612345678" or as dialled from Europe "0031612345678", with a plus sign; otherwise null. */
export const wholeNumber = (text: string): string | null => {
  const compact = text.replace(/[^+\d]/g, '');
  return compact.startsWith('+') ? compact : /^00[1-9]\d{7}/.test(compact) ? `+${compact.slice(2)}` : null;
};

/** Splits a number at the longest dial code it starts with, the preferred country first where several share one, then the main one. */
export const splitPhone = (value: string, codes: readonly DialCode[], preferred: string) => {
  const compact = value.replace(/\s/g, '');
  const fitting = codes.filter(({ dialCode }) => compact.startsWith(dialCode));
  const longest = Math.max(0, ...fitting.map(({ dialCode }) => dialCode.length));
  const best = fitting.filter(({ dialCode }) => dialCode.length === longest);
  const code = best.find(({ country }) => country === preferred) ?? best.find(({ isMain }) => isMain) ?? best[0];
  return code
    ? { country: code.country, rest: compact.slice(code.dialCode.length) }
    : { country: preferred, rest: compact.replace(/^\+/, '') };
};

/** "+31" for NL; empty for a country that is not on the list. */
export const dialCodeOf = (country: string, codes: readonly DialCode[]) => codes.find((code) => code.country === country)?.dialCode ?? '';
