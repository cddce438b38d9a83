import { findPlace } from '@tandem/geo/places';
import type { Clues } from './clues';
import { asEmployer, type Candidate, tidy } from './company-candidate';
import { isFirm, legalForm } from './company-words';

const withPlace = (value: string): string =>
  findPlace(value.split(/[,|]/).at(-1) ?? '') ? value.split(/[,|]/).slice(0, -1).join(',') : value;
const anyHead = /^(?:(?:onze |our )?(?:vacatures?|vacanc(?:y|ies)|jobs?|careers?)|werken bij(?: ons)?|work with us|join us)$/iu;
/** "Vacature - Bakkerij Jansen", "Basisschool De Regenboog – Vacatures": a window of a small site names who asks beside what is on it. */
export const besideAnyHead = ({ pageTitle }: Clues): Candidate[] => {
  const parts = (pageTitle ?? '').split(windowParts);
  const others = parts.filter((part) => !anyHead.test(part.trim()));
  return parts.length === 2 && others.length === 1 ? [{ value: tidy(others[0] ?? ''), score: 2, at: -1 }] : [];
};

/** What a page of a few words is headed and called in its window too, and is no work. */
export const overNotice = ({ notice, pageTitle, headings }: Clues): Candidate[] =>
  notice && pageTitle && headings.includes(pageTitle) ? [{ value: tidy(pageTitle), score: 1.8, at: -1 }] : [];

const windowParts = /\s+[-–|/]\s+|\s*\|\s*/u;
export const fromWindow = ({ document, pageTitle, siteName, headings, around }: Clues): Candidate[] => {
  const parts = (pageTitle ?? '').split(windowParts).slice(1);
  // A name in the window that stands over or below the page too is whose page it is.
  const isOverPage = (part: string) => part.length > 3 && !ofBoard.test(part) && around.some((line) => line.includes(part));
  // A site that is called like a firm, or like somebody whom its text names, is that one's own.
  const isOwnSite = (site: string) => !boardLike.test(site) && site.length > 3 && (isFirm(site) || document.text.includes(site));
  const asker = headings
    .map((heading) => /^([^:]{2,40}):\s+\S/.exec(heading)?.[1])
    .filter((each) => each !== undefined && !/stage|vacature|job/i.test(each));
  return [
    ...asker.map((value) => ({ value: tidy(value ?? ''), score: 2.4, at: -1 })),
    ...parts.map((part, place) => ({
      value: tidy(withPlace(part)),
      score: asEmployer.test(part) ? 2.4 : isOverPage(part) ? 2 : place === parts.length - 1 && parts.length > 1 ? 0.4 : 1.2,
      at: -1,
    })),
    ...(siteName
      ? [
          {
            value: tidy(siteName.split(/\s+[—–|-]\s+/)[0] ?? ''),
            score: asEmployer.test(siteName) ? 2.4 : isOwnSite(siteName) ? 1.2 : 0.5,
            at: -1,
          },
        ]
      : []),
    ...[pageTitle, ...headings].flatMap((line) =>
      [...(line ?? '').matchAll(/,\s*([\p{Lu}][\p{L} &]{3,40})$/gu)]
        .filter((match) => legalForm.test(match[1] ?? ''))
        .map((match) => ({ value: tidy(match[1] ?? ''), score: 1.2, at: -1 })),
    ),
  ];
};

/** What only boards of vacancies are called. */
export const ofBoard = /vacature|\bjobs?\b|banen\b|\bbaan\b|career|\.(?:nl|com|be|eu|jobs|org|net)\b/i;
/** Who runs a board of vacancies, and asks for nobody himself. */
const boardLike = /\.(?:nl|com|be|eu|jobs|org|net)\b|vacature|\bjobs?\b|\bwerk(?!plaats|zaam)|\bbaan|banen|career|\bcv\b|recruit|uitzend/i;
const rights = /^(?:©|\(c\)|copyright)?\s*(?:\d{4}(?:\s*[-–]\s*\d{4})?)?\s*/iu;
/** A name over the page or in its foot: by its own words that of a firm, or one of several that say so. */
export const fromAround = ({ around, posting }: Clues): Candidate[] =>
  around.flatMap((line) => {
    const value = tidy(
      (
        line
          .replace(/^.*(?=©)/u, '')
          .replace(rights, '')
          .split(/\s*[,|•·]\s*|\s+[–-]\s+/)[0] ?? ''
      ).trim(),
    );
    if (posting || !/^\p{Lu}/u.test(value) || value.split(' ').length > 6 || boardLike.test(value)) return [];
    return [{ value, score: isFirm(value) && !legalForm.test(value) ? 1.8 : 1.2, at: -1 }];
  });
