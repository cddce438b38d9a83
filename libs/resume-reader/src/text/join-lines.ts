/** A word parted at the end of a line is one word again. */
export function joinLines(above: string, below: string): string {
  return /\p{L}-$/u.test(above) && /^\p{Ll}/u.test(below) ? above.slice(0, -1) + below : `${above} ${below}`;
}
