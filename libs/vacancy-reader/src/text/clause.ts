/** What stands between two commas: "Nederlands is een must, Frans is een plus". */
export const clauseAt = (text: string, index: number): string => {
  const end = text.indexOf(',', index);
  return text.slice(text.lastIndexOf(',', index) + 1, end < 0 ? undefined : end);
};
