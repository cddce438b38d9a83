/** A vector of length one in its direction, to four digits; nothing at all stays nothing. */
export const unit = (vector: readonly number[]): number[] => {
  const length = Math.hypot(...vector);
  return length > 0 ? vector.map((value) => Math.round((value / length) * 10_000) / 10_000) : [...vector];
};
