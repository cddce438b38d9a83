import { numberWords } from '@tandem/domain/number-words';

const numbers: Readonly<Record<string, number>> = { ...numberWords, half: 0.5, a: 1, an: 1 };
const word = Object.keys(numbers).join('|');
const range = new RegExp(
  `(?<![\\p{L}\\d])(\\d{1,2}(?:[.,]\\d)?|${word})\\s*(?:\\+|plus)?\\s*(?:(?:-|–|to|tot|à|of|or|and|en)\\s*(?:\\d{1,2}|${word})\\s*)?(?:\\+|plus)?\\s*(?:(?:full|volle|calendar)\\s+)?(years?|yrs?|jaar|jaren|months?|maanden)(?!\\p{L})`,
  'iu',
);
const none = /\b(no experience|geen ervaring|no prior|zonder ervaring|not required|niet vereist|geen eis|none)\b/i;

const valueOf = (written: string): number => numbers[written.toLowerCase()] ?? Number(written.replace(',', '.'));

/** The years a sentence asks for at least ("three to five years" is 3, "half jaar" 0.5, "geen ervaring" 0); null when it names none. */
export const requiredYears = (text: string): number | null => {
  const found = range.exec(text);
  if (!found) return none.test(text) ? 0 : null;
  const [, amount = '', unit = ''] = found;
  const value = valueOf(amount);
  return /^m/i.test(unit) ? value / 12 : value;
};
