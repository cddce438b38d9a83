/// <reference lib="dom" />
import { linesInside } from './pieces';

const places =
  'header, footer, address, [role="contentinfo"], [class*="footer"], [id*="footer"], [class*="contact"], [id*="contact"], [class*="logo"]';
const most = 60;

/** The lines that stand around a vacancy: the name over a page, and who can be reached where below it. */
export const linesAround = (document: Document): string[] =>
  [...document.querySelectorAll(places)]
    .filter((element) => element.parentElement?.closest(places) === null && element.querySelector('h1') === null)
    .flatMap(linesInside)
    .slice(0, most);
