/** "HR-" and "hbo-" are no syllables either, whatever their letters. */
const abbreviation = /^(?:\p{Lu}{2,4}|[hmw]bo|vmbo|havo|vwo|ict)-$/u;

/** A word parted at the end of a line is one word again; "dm-" is no syllable, and keeps its hyphen. */
export function joinLines(above: string, below: string): string {
  // "01-07-" over "2024".
  if (/\d-$/.test(above) && /^\d/.test(below)) return above + below;
  const [part] = /\p{L}+-$/u.exec(above) ?? [];
  if (!part || !/^\p{Ll}/u.test(below)) return `${above} ${below}`;
  if (abbreviation.test(part)) return above + below;
  return (/[aeiouyà-öø-ü]/iu.test(part) ? above.slice(0, -1) : above) + below;
}
