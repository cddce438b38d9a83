/** A country's dial code with its plus sign. */
export interface DialCode {
  /** ISO 3166-1 alpha-2. */
  country: string;
  dialCode: string;
  /** The country's name in the reader's language. */
  name: string;
}

/** Digits and spaces are all that can be typed. */
export const onlyDigitsAndSpaces = (text: string) => text.replace(/[^\d ]/g, '');

/** "+31 6 1234 5678" and the like; empty without digits. */
export const joinPhone = (dialCode: string, rest: string) => {
  const digits = rest.replace(/\D/g, '');
  return digits ? dialCode + digits : '';
};

/** Splits a number at the longest dial code it starts with, the preferred country first where several share one. */
export const splitPhone = (value: string, codes: readonly DialCode[], preferred: string) => {
  const compact = value.replace(/\s/g, '');
  const fitting = codes.filter(({ dialCode }) => compact.startsWith(dialCode));
  const longest = Math.max(0, ...fitting.map(({ dialCode }) => dialCode.length));
  const best = fitting.filter(({ dialCode }) => dialCode.length === longest);
  const code = best.find(({ country }) => country === preferred) ?? best[0];
  return code
    ? { country: code.country, rest: compact.slice(code.dialCode.length) }
    : { country: preferred, rest: compact.replace(/^\+/, '') };
};

/** "+31" for NL; empty for a country that is not on the list. */
export const dialCodeOf = (country: string, codes: readonly DialCode[]) => codes.find((code) => code.country === country)?.dialCode ?? '';
