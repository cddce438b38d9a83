import { findPlace } from '@tandem/geo/places';
import type { Block } from '../document/document';
import { fold } from '../text/fold';
import type { Clues } from './clues';
import { type Candidate, street, tidy, withoutTown } from './company-candidate';
import { firmBefore, firmBehind, isFirm, legalForm } from './company-words';
import { quarter } from './labelled-place';
import { titleLikeness } from './title-words';

/** "32 uur per week, Zwolle", "€ 2.800, Hoorn": what a line says of the work, and not who asks. */
const ofWork = /^\d[\d,.]*(?:\s*[-–]\s*\d[\d,.]*)?\s*(?:uur|uren|u|hours?|hrs?|fte|dagen|days)\b|^(?:€|£|\$|eur\b)/iu;

/** A short line near the title, as boards and agencies place the name there. */
const fromHead = ({ document, headings }: Clues, title: string | null): Candidate[] =>
  document.blocks.slice(0, 5).flatMap((block, place) => {
    const isTitle = title !== null && fold(block.text).includes(fold(title).slice(0, 30));
    const parts = block.text
      .replace(/\s*\([^()]*\)$/, '')
      .split(/\s*[,|•·]\s*|\s+[-–—]\s+/)
      .map((part) => part.trim());
    // "School of Business, Westbridge College, Cardiff": its department stands before who asks.
    const from =
      parts.length > 2 && parts.length < 5
        ? Math.max(
            0,
            parts.findIndex((part) => /\b(?:College|University|Universiteit|NHS Trust)$/.test(part)),
          )
        : 0;
    const [first = '', ...rest] = parts.slice(from);
    const [second = ''] = rest;
    const isUnderTitle = place === 1 && title !== null && fold(document.blocks[0]?.text ?? '').includes(fold(title).slice(0, 20));
    const words = first.split(' ').length;
    const isLine =
      block.kind !== 'fact' &&
      block.kind !== 'item' &&
      words <= (legalForm.test(first) ? 10 : 6) &&
      /^[\p{Lu}\d]/u.test(first) &&
      !ofWork.test(first) &&
      !/[.!?]\s|[?!:]$|\s(?:is|are|zijn|zoekt|zoeken|heeft|has|have|needs?|wants?|seeks?)\s/.test(first) &&
      !headings.includes(block.text);
    // "Behandelaar · Tiel · 28-36 uur": a kind of work before the facts.
    const isWork = words === 1 && second !== '' && !legalForm.test(first) && titleLikeness(first) > 0.5;
    if (isTitle || isWork || !isLine || findPlace(first) !== null || /\d{4}/.test(first) || titleLikeness(first) > 0.75) return [];
    const isForm = legalForm.test(first) || firmBefore.test(first) || (isUnderTitle && isFirm(first));
    // "Onderhoudstechnieker" over "Sint-Arnold" over "Oudenaarde".
    const isOverTown = isUnderTitle && second === '' && findPlace(document.blocks[place + 1]?.text.replace(quarter, '') ?? '') !== null;
    const isAddressed = second !== '' && (rest.some((part) => findPlace(part.replace(quarter, '')) !== null) || street.test(second));
    // "LiftTech Zuid | 38 uur | vast contract".
    const isAmongFacts = parts.length > 2 && parts.slice(1).some((part) => ofWork.test(part));
    const score =
      1.6 -
      place * 0.2 +
      (isAmongFacts ? 0.4 : 0) +
      (isForm ? 1.2 : 0) +
      (isAddressed ? 0.6 : 0) +
      (isForm && isUnderTitle ? 1 : 0) +
      (isOverTown ? 0.5 : 0);
    return [{ value: withoutTown(tidy(first)), score, at: block.start + Math.max(0, block.text.indexOf(first)) }];
  });

const ofTerms = /^(?:full[- ]?time|part[- ]?time|(?:vol|deel)tijds|vast|tijdelijk|permanent|temporary|hybrid[e]?|remote|freelance|zzp)\b/iu;
/** "Barista (weekends) – Corner Coffee, Leith": behind the title, before the place. */
const fromTitleLine = ({ document }: Clues, title: string | null): Candidate[] => {
  const isTitle = ({ text }: Block): boolean => title !== null && fold(text).startsWith(fold(title).slice(0, 20));
  const first = document.blocks.slice(0, 4).find((block) => isTitle(block) && block.text.length <= 120);
  if (!first) return [];
  const dashed = first.text.split(/\s+[–—|@-]\s+/u);
  const parts = dashed.length > 1 ? dashed : first.text.split(/,\s+/u);
  const isPlacedAnywhere = parts.slice(1).some((part) => findPlace(part.replace(/\s*\(.*$/, '')) !== null);
  return parts.slice(1).flatMap((part) => {
    const [named = '', ...rest] = part.split(/\s*[,()/]\s*/);
    const isPlaced = isPlacedAnywhere || firmBehind.test(named) || rest.some((each) => findPlace(each) !== null);
    const isName =
      /^\p{Lu}/u.test(named) && !/\d/.test(named) && !ofTerms.test(named) && findPlace(named) === null && titleLikeness(named) <= 0.5;
    return isPlaced && isName && named.split(' ').length <= 6
      ? [{ value: tidy(named), score: 2, at: first.start + first.text.indexOf(named) }]
      : [];
  });
};

export const likeTitle = 0.75;

/** "Brightloop — Product Designer": before the title in its own line. */
const beforeTitle = ({ document }: Clues): Candidate[] => {
  const [first] = document.blocks;
  const [, named = '', job = ''] = /^(\p{Lu}[^|–—@]{1,40}?)\s+[|–—]\s+([^|–—]{3,70})/u.exec(first?.text ?? '') ?? [];
  const isBefore =
    first && first.text.length <= 120 && findPlace(named) === null && titleLikeness(named) <= 0.4 && titleLikeness(job) > likeTitle / 1.3;
  return isBefore ? [{ value: tidy(named), score: 2.2, at: first.start }] : [];
};

/** "Magazijnmedewerker bij Van Vliet, Waddinxveen", "Receptionist at The Old Mill – part-time": behind the title in its own line. */
const fromOwnLine = ({ document }: Clues): Candidate[] => {
  const [first] = document.blocks;
  const [, job = '', named = ''] =
    /^(.{3,60}?)\s+(?:bij|at|@)\s+(?:de |het |the )?(\p{Lu}[^,|–—()!?]{1,45})(?=\s*(?:[,|–—(!?]|$))/u.exec(first?.text ?? '') ?? [];
  const value = tidy(named.replace(/\s+(?:in|te)\s+\p{Lu}.*$/u, ''));
  if (
    !first ||
    first.text.length > 120 ||
    titleLikeness(job) <= 0.4 ||
    titleLikeness(value) > likeTitle ||
    /\s(?:zoekt|is|zijn|are)(?:\s|$)/.test(named)
  )
    return [];
  return [{ value, score: 2.2, at: first.start + first.text.indexOf(value) }];
};

/** "Pedagogisch medewerker bso De Boomhut": what it is in small letters, and its name, end the title. */
const behindOwnTitle = ({ document }: Clues): Candidate[] => {
  const [first] = document.blocks;
  const [, job = '', kind = '', own = ''] =
    /^(\p{Lu}[\p{Ll} /-]{3,50}?)\s(obs|cbs|rkbs|pcbs|kdv|bso|ikc|basisschool|restaurant|hotel|café|brasserie|bakkerij|slagerij|kapsalon|camping|museum)\s(\p{Lu}[^,|–—()!?:]{1,40})$/u.exec(
      first?.text ?? '',
    ) ?? [];
  return first && own && titleLikeness(job) > 0.4 && findPlace(own) === null
    ? [{ value: tidy(`${kind} ${own}`), score: 2, at: first.start + first.text.lastIndexOf(kind) }]
    : [];
};

/** One of several facts in a line near the title: "Tilburg | 32 uur | Vaste Handen Uitzendbureau". */
const fromHeadParts = ({ document }: Clues): Candidate[] =>
  document.blocks.slice(0, 5).flatMap((block) => {
    const parts = block.text.split(/\s*[|•·]\s*/);
    if (parts.length < 3) return [];
    return parts
      .filter((part) => legalForm.test(part) && /^[\p{Lu}]/u.test(part) && !/\d/.test(part) && part.split(' ').length <= 6)
      .map((part) => ({ value: tidy(part), score: 1.8, at: block.start + block.text.indexOf(part) }));
  });

/** Who offers the job, where the lines at the head of a text may name him. */
export const fromHeadLines = (clues: Clues, title: string | null): Candidate[] => [
  ...fromHead(clues, title),
  ...fromHeadParts(clues),
  ...fromOwnLine(clues),
  ...beforeTitle(clues),
  ...behindOwnTitle(clues),
  ...fromTitleLine(clues, title),
];
