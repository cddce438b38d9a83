/** Marks with which people begin an item of a list. */
export const bullet = /^\s*(?:[•●▪◦‣·✅✓✔➢►▶■→➜➔–—*+]\u{fe0f}?|-(?=\s)|\d{1,2}[.)](?=\s)|[oO](?=\s{2,}))\s*/u;
/** A small picture before a line, as on social media. */
export const pictograph =
  /^\s*(?:\p{Extended_Pictographic}(?:[\u{fe0f}\u{200d}\u{1f3fb}-\u{1f3ff}]|\p{Extended_Pictographic})*|[\u{1f1e6}-\u{1f1ff}]{2})\s*/u;
const bulletInside = /\s+(?:[•●▪◦‣✅✓✔➢►▶■]|(?<!\d\s)[*–-](?=\s+(?!max|€|\d))|(?<=\d\s)[–-](?=\s+\p{Ll}{4})|\d{1,2}\.(?=\s+\p{Lu}))\s*/u;
const strongBullet = /\s*[•●▪◦‣✅✓✔➢►▶■]\u{fe0f}?\s*/u;

/** The items of a line that holds a whole list; the line itself when it is none. */
export const itemsInLine = (line: string): string[] => {
  if (strongBullet.test(line)) return line.split(new RegExp(strongBullet, 'gu'));
  const parts = line.split(new RegExp(bulletInside, 'gu'));
  return parts.length >= 3 ? parts : [line];
};
