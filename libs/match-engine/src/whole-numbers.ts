/**
 * Whole numbers near `values` that add up to `total` exactly, the largest remainders rounded up first. Values are not negative. None goes
 * above its place in `most`, which has room for the total.
 */
export const wholeNumbers = (values: readonly number[], total: number, most?: readonly number[]): number[] => {
  const sum = values.reduce((all, value) => all + value, 0);
  const scaled = sum > 0 ? values.map((value) => (value * total) / sum) : values.map(() => 0);
  const roomAt = (place: number): number => most?.[place] ?? Infinity;
  const whole = scaled.map((value, place) => Math.min(Math.floor(value), roomAt(place)));
  const left = (): number => total - whole.reduce((all, value) => all + value, 0);
  const order = scaled
    .map((value, place) => ({ place, rest: value - Math.floor(value) }))
    .sort((a, b) => b.rest - a.rest || a.place - b.place)
    .map(({ place }) => place);
  for (let open = order; sum > 0 && left() > 0 && open.length > 0; open = open.filter((place) => (whole[place] ?? 0) < roomAt(place)))
    for (const place of open.filter((each) => (whole[each] ?? 0) < roomAt(each)).slice(0, left())) whole[place] = (whole[place] ?? 0) + 1;
  return whole;
};
