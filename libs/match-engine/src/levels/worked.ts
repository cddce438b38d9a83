import type { HeldTitle } from '../facts';

/** Years in at least one of the jobs: jobs at the same time count once, and those whose time is not known by their length alone. */
export const yearsWorked = (titles: readonly Pick<HeldTitle, 'months' | 'monthsAgo'>[]): number => {
  let months = 0;
  // Counted back from today, so that the latest job comes first.
  let reached = 0;
  const spans = titles.flatMap(({ months: length, monthsAgo }) => (length === null ? [] : [{ length, from: monthsAgo }]));
  for (const { length, from } of spans.sort((a, b) => (a.from ?? 0) - (b.from ?? 0))) {
    if (from === null) {
      months += length;
      continue;
    }
    months += Math.max(0, from + length - Math.max(from, reached));
    reached = Math.max(reached, from + length);
  }
  return months / 12;
};
