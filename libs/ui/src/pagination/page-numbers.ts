/** Page numbers in view: at most `shown`, the current one in the middle where it can be. Pages count from 1. */
export const pageNumbers = (current: number, total: number, shown = 5) => {
  const length = Math.min(shown, total);
  const first = Math.max(1, Math.min(current - Math.floor(shown / 2), total - length + 1));
  return Array.from({ length }, (_, index) => first + index);
};
