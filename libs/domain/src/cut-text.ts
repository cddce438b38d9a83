/** Cuts a text to its limit without splitting a character in two. */
export const cutText = (text: string, limit: number): string => {
  if (text.length <= limit) return text;
  const end = /[\uD800-\uDBFF]/.test(text.charAt(limit - 1)) ? limit - 1 : limit;
  return text.slice(0, end);
};
