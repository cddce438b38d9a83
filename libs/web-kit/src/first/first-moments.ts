import { startAfterPaint, type Given } from './after-paint';
import { keepEarlyInput } from './early-input';
import { askAboutCookies, isWholeAsDrawn } from './visitor';

// The web server writes this script into the head of the pages it draws. It runs before anything is shown, and may use no file but those here.

const early = keepEarlyInput(document);
window.earlyInput = early;
document.addEventListener('DOMContentLoaded', askAboutCookies);
const given = JSON.parse(document.currentScript?.dataset.given ?? 'null') as Given | null;
// Without its scripts the page can still be read, and its forms go to the server.
if (given) startAfterPaint(given, isWholeAsDrawn, (file) => import(/* @vite-ignore */ file)).catch(() => void early.take());
