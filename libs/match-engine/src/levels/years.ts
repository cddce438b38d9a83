const numbers: Readonly<Record<string, number>> = {
  half: 0.5,
  een: 1,
  één: 1,
  one: 1,
  a: 1,
  an: 1,
  twee: 2,
  two: 2,
  drie: 3,
  three: 3,
  vier: 4,
  four: 4,
  vijf: 5,
  five: 5,
  zes: 6,
  six: 6,
  zeven: 7,
  seven: 7,
  acht: 8,
  eight: 8,
  negen: 9,
  nine: 9,
  tien: 10,
  ten: 10,
  twaalf: 12,
  twelve: 12,
  vijftien: 15,
  fifteen: 15,
};
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
