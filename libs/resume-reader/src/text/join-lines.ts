/** A word parted at the end of a line is one word again; "dm-" is no syllable, and keeps its hyphen. */
export function joinLines(above: string, below: string): string {
  // "01-07-" over "2024".
  if (/\d-$/.test(above) && /^\d/.test(below)) return above + below;
  const [part] = /\p{L}+-$/u.exec(above) ?? [];
  if (!part || !/^\p{Ll}/u.test(below)) return `${above} ${below}`;
  return (/[aeiouyà-öø-ü]/iu.test(part) ? above.slice(0, -1) : above) + below;
}
