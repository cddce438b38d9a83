import type { SalaryPeriod } from '@tandem/domain/vacancy-reading';

/** 2.500 / 2,500 / 2.500,50 / 2500 / 40k as a number. */
export const amountOf = (written: string): number => {
  const isThousands = /k$/i.test(written);
  let plain = written.replace(/[k\s]/gi, '').replace(/[,.]-*$/, '');
  const decimals = /[.,](\d{1,2})$/.exec(plain);
  if (decimals) plain = `${plain.slice(0, decimals.index).replace(/[.,]/g, '')}.${decimals[1]}`;
  else plain = plain.replace(/[.,]/g, '');
  return Number(plain) * (isThousands ? 1_000 : 1);
};

const periods: readonly (readonly [SalaryPeriod, RegExp])[] = [
  ['HOUR', /per uur|\bp[./]{0,2}[uh]\b|\d ?\/ ?u\b|uurloon|bruto\/uur|\/ ?uur|per hour|an hour|\/ ?h(?:ou)?r?\b|hourly|uurtarief/],
  ['DAY', /per dag|\/ ?dag|per day|\/ ?day\b|a day|daily|dagtarief/],
  ['MONTH', /per maand|p\.?\/?m\.?\b|\/ ?maand|maandsalaris|maandloon|bruto ?\/ ?maand|per month|a month|\/ ?month|monthly|maandelijks/],
  ['YEAR', /per jaar|\/ ?jaar|jaarsalaris|per (?:year|annum)|a year|\/ ?(?:year|annum|yr)|annual\w*|p\.?a\.?\b|yearly|annum/],
];

/** The period that the words beside an amount name, the nearest one. */
export const periodIn = (after: string, before: string): SalaryPeriod | null => {
  const nearest = (text: string, isBefore: boolean) =>
    periods
      .map(([period, pattern]) => ({ period, at: text.search(pattern) }))
      .filter(({ at }) => at >= 0)
      .sort((a, b) => (isBefore ? b.at - a.at : a.at - b.at))[0]?.period;
  const lineOf = (text: string, place: number) => text.split('\n').at(place) ?? '';
  // What the next line tells of is another thing, if its own line has a period.
  return nearest(lineOf(after, 0), false) ?? nearest(lineOf(before, -1), true) ?? nearest(after, false) ?? nearest(before, true) ?? null;
};

/** The period an amount must be meant for when nothing says so. */
export const periodBySize = (amount: number): SalaryPeriod | null => {
  if (amount >= 14_000) return 'YEAR';
  if (amount >= 900 && amount < 14_000) return 'MONTH';
  return amount >= 5 && amount < 80 ? 'HOUR' : null;
};
