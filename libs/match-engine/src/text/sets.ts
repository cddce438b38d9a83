/** Whether a sorted list holds a number. */
export const holds = (sorted: readonly number[], wanted: number): boolean => {
  let low = 0;
  let high = sorted.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const value = sorted[middle] as number;
    if (value === wanted) return true;
    if (value < wanted) low = middle + 1;
    else high = middle - 1;
  }
  return false;
};

/** The cosine of two sparse vectors of length 1, given as ascending keys with weights. */
export const cosine = (
  a: { terms: readonly number[]; weights: readonly number[] },
  b: { terms: readonly number[]; weights: readonly number[] },
): number => {
  let i = 0;
  let j = 0;
  let sum = 0;
  while (i < a.terms.length && j < b.terms.length) {
    const left = a.terms[i] as number;
    const right = b.terms[j] as number;
    if (left === right) sum += (a.weights[i++] as number) * (b.weights[j++] as number);
    else if (left < right) i++;
    else j++;
  }
  return sum;
};

/** The inner product of two vectors of the same length. */
export const dot = (a: readonly number[], b: readonly number[]): number => {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += (a[i] as number) * (b[i] as number);
  return sum;
};
