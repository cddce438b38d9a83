import { verbose } from '@tandem/domain/verbose';
import type { VacancyReadError } from '@tandem/domain/vacancy-reading';
import { PdfError, readPdf } from '@tandem/pdf-text/read';
import { type SourceDocument, toDocument } from './document/document';
import { isVacancy, leastWords, wordsOf } from './is-vacancy';
import { type Notice, noticeOf } from './notice/notice';
import { isOfSeeker, isResume } from './notice/seeker';
import { type Page, readPage } from './page/page';
import { documentOfText } from './page/pasted';
import { nextPage, vacancyLinks } from './page/vacancy-links';
import { piecesOfPdf } from './pdf/pieces';
import { readVacancyOfDocument, readVacancyOfPage } from './read';
import type { ReadVacancy } from './result';
import { isForeign } from './text/foreign';
import { type Choice, partsOfVacancy, vacanciesIn } from './several';

/** What may hold a vacancy. `choice` is the key of one of several, as an earlier answer named it. */
export type Source = { choice: string | null } & (
  | { kind: 'page'; html: string; url: string }
  | { kind: 'text'; text: string }
  | { kind: 'pdf'; bytes: Uint8Array; pages?: number }
);

/** What a page that lists vacancies leads to: their pages, and the page on which the list goes on. */
export interface Listing {
  links: Choice[];
  next: string | null;
}

/** `found` is what a text that is no vacancy says of one all the same. */
export type SourceResult = Listing &
  ({ ok: true; vacancy: ReadVacancy } | { ok: false; reason: VacancyReadError; choices: Choice[]; found?: ReadVacancy });

const noListing: Listing = { links: [], next: null };
const fail = (reason: VacancyReadError, choices: Choice[] = [], listing: Listing = noListing, found?: ReadVacancy): SourceResult => ({
  ok: false,
  reason,
  choices,
  ...(found && { found }),
  ...listing,
});
/** A page names where one applies by its own address; elsewhere it would lead nowhere. */
const withWholeAddress = (vacancy: ReadVacancy, url: string): ReadVacancy => {
  const { applicationUrl } = vacancy;
  if (!applicationUrl?.value.startsWith('/') || !URL.canParse(applicationUrl.value, url)) return vacancy;
  return { ...vacancy, applicationUrl: { ...applicationUrl, value: new URL(applicationUrl.value, url).href } };
};

const done = (vacancy: ReadVacancy, listing: Listing = noListing): SourceResult => ({ ok: true, vacancy, ...listing });

const words404 = verbose('i')`
  \b(?:
    404|page not found|pagina (?:niet gevonden|bestaat niet)
    |vacature (?:is )?(?:niet (?:meer )?(?:beschikbaar|gevonden)|gesloten|vervuld)|no longer available|job (?:has )?expired
  )\b
`;

const readDocument = (document: SourceDocument, headings: string[], links: Page['links'], choice: string | null): SourceResult => {
  const several = vacanciesIn(document);
  const chosen = choice === null ? undefined : several[Number(choice)];
  if (chosen) return done(readVacancyOfDocument(toDocument(chosen.blocks), [chosen.title], []));
  if (several.length > 1)
    return fail(
      'several_vacancies',
      several.map(({ title }, place) => ({ key: String(place), title, city: null })),
    );
  if (isResume(document.text)) return fail('seeker');
  const vacancy = readVacancyOfDocument(document, headings, links);
  const notice = noticeOf(document);
  if (isVacancy(vacancy, partsOfVacancy(document), notice)) return done(vacancy);
  if (partsOfVacancy(document) === 0 && isOfSeeker(document.text)) return fail('seeker');
  if (isForeign(document.text)) return fail('other_language');
  // Few words can say who is asked, for what and at which pay: only of what is no vacancy it is said that they are too few.
  const reason = wordsOf(document.text) < leastWords ? 'too_short' : 'no_vacancy';
  // What a text that asks for nobody begins with is no title.
  return fail(reason, [], noListing, notice?.isKnown ? vacancy : { ...vacancy, title: null });
};

const mostChoices = 50;
/** A page of few words with its work and its demands each under a heading says enough. */
const wholeParts = 2;

/** What stands over a page that leads to vacancies and is none itself. */
const listHeading = verbose('i')`
  ^(?:alle |onze |openstaande |actuele )*(?:vacatures|jobs|banen)\b|^werken bij\b
  |^(?:our |all |open |current )*(?:vacancies|jobs|careers|positions|roles|openings)\b
  |^(?:join (?:us|our team)|work (?:at|with us)|come work)\b
`;

/** A page that names work, a place and money may as well sell it: a vacancy is called one over its words, or says how one comes to it. */
const ofWork = /(?<!\p{L})(?:functie|solliciteer|sollicitatie\p{L}*|solliciteren|reageer|reageren|cv|apply)(?!\p{L})/iu;
const calledWork = /(?<!\p{L})(?:vacatures?|vacanc(?:y|ies)|jobs?|careers?|werken bij)(?!\p{L})/iu;
/** "Op dit moment hebben wij geen vacatures". */
const noneNow = /(?<!\p{L})(?:geen|no) (?:[\p{L}-]+ ){0,3}(?:vacatures?|vacanc(?:y|ies)|openings?)(?!\p{L})/iu;
const sells = verbose('iu')`
  (?<!\p{L})(?:
    offerte|quote|(?:wij helpen|wij staan) (?:u|voor u)|voor u klaar|bij u thuis|reserveer\p{L}*|book (?:now|online|an?)
    |tarie(?:f|ven)|proefles
  )(?!\p{L})
`;
/** A line that says nothing else than who is asked for: "Gezocht: zwemonderwijzer", "Weekendhulp gezocht!". */
const wantedLine = /^(?:gezocht|gevraagd|vacature|wanted|(?:now )?hiring)\s*:|(?<!\p{L})(?:gezocht|gevraagd|wanted)\s*!*$/iu;

const readsAsNotice = (page: Page, vacancy: ReadVacancy, notice: Notice): boolean => {
  const { text, blocks } = page.document;
  if (noneNow.test(text) || (sells.test(text) && !ofWork.test(text))) return false;
  const isHeaded = blocks.some(
    (block) => wantedLine.test(block.text) && block.start <= notice.title.start && notice.title.end <= block.end,
  );
  return (notice.isKnown || isHeaded) && (notice.isAsked || offersWork(page, vacancy));
};
const offersWork = ({ document, title, headings }: Page, { applicationUrl }: ReadVacancy): boolean =>
  applicationUrl !== null || ofWork.test(document.text) || [title ?? '', ...headings].some((over) => calledWork.test(over));

const isOne = (page: Page, vacancy: ReadVacancy, notice: Notice | null): boolean =>
  page.postings.length > 0 ? vacancy.title !== null : isVacancy(vacancy, partsOfVacancy(page.document), notice);

const readHtml = (html: string, url: string, choice: string | null): SourceResult => {
  const page = readPage(html);
  const links = vacancyLinks(page, url)
    .map((link) => ({ key: link.url, title: link.title, city: null }))
    .slice(0, 500);
  const listing = { links, next: nextPage(page, url) };
  const titles = new Set(page.postings.map(({ title }) => title));
  if (titles.size > 1) {
    const chosen = choice === null ? undefined : page.postings[Number(choice)];
    if (chosen) return done(withWholeAddress(readVacancyOfPage({ ...page, postings: [chosen] }), url), listing);
    return fail(
      'several_vacancies',
      page.postings.slice(0, mostChoices).map(({ title, city }, place) => ({ key: String(place), title: title ?? '', city })),
      listing,
    );
  }
  if (page.postings.length === 0) {
    const several = vacanciesIn(page.document);
    if (several.length > 1) return { ...readDocument(page.document, page.headings, page.links, choice), ...listing };
  }
  const vacancy = readVacancyOfPage(page);
  const isList = page.postings.length === 0 && links.length > 1 && page.headings.some((heading) => listHeading.test(heading));
  if (isList) return fail('several_vacancies', links.slice(0, mostChoices), listing);
  const isShort = wordsOf(page.document.text) < leastWords && partsOfVacancy(page.document) < wholeParts;
  if (!isShort && isOne(page, vacancy, null)) return done(withWholeAddress(vacancy, url), listing);
  if (page.hasPassword) return fail('login_required');
  if (links.length > 1) return fail('several_vacancies', links.slice(0, mostChoices), listing);
  if (words404.test(`${page.title} ${page.document.text.slice(0, 500)}`)) return fail('page_not_found', [], listing);
  const notice = noticeOf(page.document);
  return notice && readsAsNotice(page, vacancy, notice) && isOne(page, vacancy, notice)
    ? done(withWholeAddress(vacancy, url), listing)
    : fail(isForeign(page.document.text) ? 'other_language' : 'no_vacancy', [], listing);
};

const pdfReasons = {
  empty: 'broken',
  not_pdf: 'broken',
  too_slow: 'no_text',
  encrypted: 'encrypted',
  broken: 'broken',
  too_many_pages: 'too_many_pages',
} as const;

/** Reads a source, or says why there is no vacancy in it. Never throws. */
export const readSource = async (source: Source): Promise<SourceResult> => {
  try {
    if (source.kind === 'page') return readHtml(source.html, source.url, source.choice);
    if (source.kind === 'text') return readDocument(documentOfText(source.text), [], [], source.choice);
    const pdf = await readPdf(source.bytes, { maxPages: source.pages });
    if (!pdf.hasText) return fail('no_text');
    const { pieces, heading } = piecesOfPdf(pdf);
    return readDocument(toDocument(pieces), heading ? [heading] : [], [], source.choice);
  } catch (error) {
    return fail(error instanceof PdfError ? pdfReasons[error.code] : 'broken');
  }
};
