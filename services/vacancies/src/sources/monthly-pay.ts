import { vacancyHours } from '@tandem/domain/limits';
import type { Hours, Pay } from '@tandem/vacancy-reader/result';

export type MonthlyPay = { salaryMin: number | null; salaryMax: number | null; hoursUsed: number | null };

const leastFullTime = 32;
const weeksAMonth = 52 / 12;
const daysAMonth = weeksAMonth * 5;

/** Whole euros a month at full time. An hourly wage counts for the week the vacancy names, or for a usual one. */
export const monthlyPay = ({ min, max, period }: Pay, hours: Hours | null): MonthlyPay => {
  const week = hours && hours.max >= leastFullTime ? hours.max : vacancyHours.default;
  const factor = { HOUR: week * weeksAMonth, DAY: daysAMonth, MONTH: 1, YEAR: 1 / 12 }[period ?? 'MONTH'];
  const monthly = (amount: number | null) => (amount === null ? null : Math.round(amount * factor));
  return { salaryMin: monthly(min), salaryMax: monthly(max), hoursUsed: period === 'HOUR' ? week : null };
};
