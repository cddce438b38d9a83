const drawn = (paper: string, mark: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="${paper}"/>${mark}</svg>`)}`;

/** The logos of the invented companies among the examples: a heart, a star in the north and a seedling. */
export const exampleLogos = {
  nurse: drawn(
    '#0f766e',
    '<path d="M32 48 17 33a9.5 9.5 0 0 1 13.4-13.4L32 21.2l1.6-1.6A9.5 9.5 0 0 1 47 33Z" fill="#f0fdfa"/><path d="M17 33h9l4-7 5 12 3-5h9" fill="none" stroke="#0f766e" stroke-width="3.5" stroke-linejoin="round"/>',
  ),
  analyst: drawn(
    '#f2b84b',
    '<path d="m32 9 5.5 17.5L55 32l-17.5 5.5L32 55l-5.5-17.5L9 32l17.5-5.5Z" fill="#27241d"/><circle cx="32" cy="32" r="4.5" fill="#f2b84b"/>',
  ),
  grower: drawn(
    '#d9ecd0',
    '<path d="M32 53V31" fill="none" stroke="#2f5d34" stroke-width="5" stroke-linecap="round"/><path d="M32 33c-13 1-19-6-20-17 13-1 20 5 20 17Z" fill="#2f5d34"/><path d="M32 39c0-11 6-17 19-17 0 11-7 17-19 17Z" fill="#5f9a5a"/>',
  ),
};
