/** Whole numbers near `values` that add up to `total` exactly, the largest remainders rounded up first. Values are not negative. */
export const wholeNumbers = (values: readonly number[], total: number): number[] => {
  const sum = values.reduce((all, value) => all + value, 0);
  const scaled = sum > 0 ? values.map((value) => (value * total) / sum) : values.map(() => 0);
  const whole = scaled.map(Math.floor);
  let left = total - whole.reduce((all, value) => all + value, 0);
  const order = scaled
    .map((value, place) => ({ place, rest: value - Math.floor(value) }))
    .sort((a, b) => b.rest - a.rest || a.place - b.place);
  for (const { place } of order) {
    if (left <= 0) break;
    whole[place] = (whole[place] ?? 0) + 1;
    left--;
  }
  return whole;
};
