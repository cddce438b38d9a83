import type { PdfDocument } from '@tandem/pdf-text/read';
import type { Found, ReadLanguage } from '../result';
import type { Line, Span } from '../layout/line';
import { found } from '../text/found';
import type { Home } from './country';
import { findPhones, internationalPhone, nearness } from './phone';

const mailPattern = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/u;
const linkedinPattern = /(?:https?:\/\/)?(?:[a-z]{2,3}\.)?linkedin\.com\/(?:in|pub)\/[\p{L}\p{N}_%.-]+/iu;

const spansAt = (line: Line, part: string): Span[] => {
  const cell = line.cells.find((candidate) => candidate.text.includes(part)) ?? line.cells[0];
  const hit = cell?.spans.filter((span) => part.includes(span.text.trim()) || span.text.includes(part)) ?? [];
  return hit.length ? hit : (cell?.spans ?? []);
};

/** The addresses behind links, decoded. */
const linkedAddresses = (document: PdfDocument) =>
  document.pages.flatMap((page) =>
    page.links.flatMap(({ url, ...box }) => {
      const address = /^mailto:([^?]+)/i.exec(url)?.[1];
      return address && mailPattern.test(address) ? [{ page: page.number, box, address: decodeURIComponent(address) }] : [];
    }),
  );

export function readEmail(lines: readonly Line[], document: PdfDocument): Found<string> | null {
  const linked = linkedAddresses(document);
  for (const [i, line] of lines.entries()) {
    // A wide gap or a changed style may have put a space around the @.
    for (const text of [line.text, line.text.replace(/\s*@\s*/g, '@')]) {
      const printed = mailPattern.exec(text)?.[0];
      // What was cut off at the end of a narrow column is whole behind its link.
      const whole = linked.find(({ address }) => printed && address.startsWith(printed))?.address;
      if (printed) return found(whole ?? printed.replace(/\.$/, ''), 0.98, spansAt(line, printed));
    }
    // An address too long for its column goes on below.
    const [tail = ''] = lines[i + 1]?.text.split(' ') ?? [];
    const isOpen = /\S+@\S*[.-]$|\S+@$/.test(line.text) || (/\S+@[^\s.]+$/.test(line.text) && /^[\p{L}\p{N}-]*\.\p{L}{2,}$/u.test(tail));
    const wrapped = isOpen ? mailPattern.exec(line.text + tail) : null;
    if (wrapped) return found(wrapped[0], 0.8, spansAt(line, wrapped[0]));
  }
  const [behind] = linked;
  if (!behind) return null;
  const { x, y, width, height } = behind.box;
  return { value: behind.address, confidence: 0.9, source: { page: behind.page, box: { x, y, width, height } } };
}

const profile = (address: string) =>
  `https://www.${address
    .replace(/^https?:\/\//i, '')
    .replace(/^(?:[a-z]{2,3}\.)?(?=linkedin)/i, '')
    .replace(/\/+$/, '')}`;

/** An address that is too long for its column goes on in the next line. */
function wrappedAddress(line: Line, next: Line | undefined): string | null {
  const start = /(?:https?:\/\/)?(?:[a-z]{2,3}\.)?linkedin\.com\/(?:(?:in|pub)\/?)?[\p{L}\p{N}_%.-]*/iu.exec(line.text)?.[0];
  if (start === undefined) return null;
  const open = line.text.trim().endsWith(start) && /[/_.-]$/.test(start) && next !== undefined && next.page === line.page;
  const [tail = ''] = open ? next.text.trim().split(/\s/) : [];
  return linkedinPattern.exec(start + tail)?.[0] ?? null;
}

/** The address of the profile, printed or behind a link; or a bare name beside the word or the sign. */
export function readLinkedin(lines: readonly Line[], document: PdfDocument): Found<string> | null {
  for (const page of document.pages) {
    for (const link of page.links) {
      const match = linkedinPattern.exec(link.url);
      const { x, y, width, height } = link;
      if (match) return { value: profile(match[0]), confidence: 0.9, source: { page: page.number, box: { x, y, width, height } } };
    }
  }
  for (const [i, line] of lines.entries()) {
    const address = wrappedAddress(line, lines[i + 1]);
    if (address) return found(profile(address), 0.95, spansAt(line, address));
  }
  for (const line of lines) {
    const short = /(?:^|\s)\/?in\/([\p{L}\p{N}_-]{3,40})\/?(?=\s|$)/u.exec(line.text)?.[1];
    if (short) return found(profile(`linkedin.com/in/${short}`), 0.8, spansAt(line, short));
  }
  for (const line of lines) {
    const match = /linked\s?in\s*[:\s]\s*(?:\/?in\/|@)?([\p{L}\p{N}][\p{L}\p{N}_-]{2,40})$/iu.exec(line.text);
    if (match?.[1] && !/^(?:profile|profiel)$/i.test(match[1]))
      return found(profile(`linkedin.com/in/${match[1]}`), 0.7, spansAt(line, match[1]));
  }
  return null;
}

export function readPhone(lines: readonly Line[], language: ReadLanguage, home?: Home): Found<string> | null {
  const ranked = lines.flatMap((line, i) =>
    line.cells.flatMap((cell) => {
      const text = cell.text.replace(mailPattern, ' ');
      const label =
        /\b(?:tel|telefoon|telephone|phone|mobile|mobiel|mob|cell|gsm|telefon|handy|telefono|movil|cellulare|t|m|p)\b\.?\s*:?/i.test(text);
      return findPhones(text, label).map((match) => {
        const score =
          (label ? 2 : 0) +
          (/^\(?\+/.test(match.text) ? 2 : 0) +
          (/^0|^\(/.test(match.text) ? 1 : 0) +
          nearness(line.text, { ...match, index: line.text.indexOf(match.text) }) -
          i / 40 -
          Math.max(0, text.length - 60) / 30;
        return { value: match.text, spans: cell.spans, score };
      });
    }),
  );
  const [best] = ranked.sort((a, b) => b.score - a.score);
  return best ? found(internationalPhone(best.value, language, home), 0.92, best.spans) : null;
}
