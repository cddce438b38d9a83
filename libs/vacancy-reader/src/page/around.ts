/// <reference lib="dom" />
import { linesInside } from './pieces';

const places =
  'header, footer, address, [role="contentinfo"], [class*="footer"], [id*="footer"], [class*="contact"], [id*="contact"], [class*="logo"], [role="banner"]';
const [most, mostLetters] = [60, 40];

/** A few words right above the title, as sites name who asks. */
const aboveTitle = (document: Document): string[] => {
  const above = document.querySelector('h1')?.previousElementSibling?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
  return above.length > 2 && above.length <= mostLetters ? [above] : [];
};

/** The lines that stand around a vacancy: the name over a page, and who can be reached where below it. */
export const linesAround = (document: Document): string[] => [
  ...aboveTitle(document),
  ...[...document.querySelectorAll(places)]
    .filter((element) => element.parentElement?.closest(places) === null && element.querySelector('h1') === null)
    .flatMap(linesInside)
    .slice(0, most),
];
