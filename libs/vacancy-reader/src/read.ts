import type { PdfDocument } from '@tandem/pdf-text/read';
import { type SourceDocument, toDocument } from './document/document';
import { readApplicationUrl, readClosingDate } from './fields/closing';
import type { Clues } from './fields/clues';
import { readCompany } from './fields/company';
import { readEducation } from './fields/education';
import { readExperienceYears } from './fields/experience-years';
import { readLanguages } from './fields/languages';
import { readVisa } from './fields/visa';
import { readDescription } from './fields/description';
import { readHours } from './fields/hours';
import { readLists } from './fields/lists';
import { fillLists } from './fields/loose-lists';
import { readPay } from './fields/pay';
import { readPlace } from './fields/place';
import { placeAround } from './fields/place-around';
import { readContract, readJobType, readWorkModel } from './fields/terms';
import { readTitle } from './fields/title';
import { cleanTitle, titleLikeness } from './fields/title-words';
import { type Page, readPage } from './page/page';
import { documentOfText } from './page/pasted';
import { noticeOf } from './notice/notice';
import { sectionsOfNotice } from './notice/sections';
import { piecesOfPdf } from './pdf/pieces';
import type { Found, ReadVacancy } from './result';
import type { Section } from './sections/section';
import { sectionsOf } from './sections/sections';
import { fold } from './text/fold';
import { languageOf } from './text/language';

type Links = Page['links'];

/** What stands before the title of a short message is who asks, and names no skill. */
const withoutAsker = ({ document, notice }: Clues): SourceDocument =>
  notice ? { ...document, text: ' '.repeat(notice.title.start) + document.text.slice(notice.title.start) } : document;

/** Whether a place of a text lies within the name of who asks: "Bouwtechniek Jansen" asks for no knowledge of building. */
const isInName = ({ span }: Found<string>, text: string, name: string): boolean => {
  if (!span || name === '') return false;
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
    if (at <= span.start && span.end <= at + name.length) return true;
  return false;
};

const readClues = (clues: Clues, links: Links): ReadVacancy => {
  const { document, sections, posting } = clues;
  const language = languageOf(document.text);
  const rawTitle = readTitle(clues);
  const told = readPlace(clues, language);
  const company = readCompany(clues, rawTitle?.value ?? null, told.city?.value ?? null);
  const place = told.city ? told : { ...told, ...placeAround(clues, company?.value ?? null) };
  const title = rawTitle && {
    ...rawTitle,
    value: cleanTitle(rawTitle.value, [company?.value ?? '', place.city?.value ?? '', company?.value ?? '']) || rawTitle.value,
  };
  const hours = readHours(clues);
  const lists = fillLists(withoutAsker(clues), sections, readLists(sections));
  const isSkill = (skill: Found<string>): boolean =>
    !isInName(skill, document.text, company?.value ?? '') && fold(skill.value) !== fold(title?.value ?? '');
  const contractType = readContract(clues, title?.value ?? null);
  return {
    language,
    text: document.text,
    headings: document.blocks.filter(({ kind }) => kind === 'heading').map(({ start, end }) => ({ start, end })),
    title,
    company,
    ...place,
    pay: readPay(document, posting, place.country?.value ?? null),
    hours,
    ...readWorkModel(clues),
    contractType,
    jobType: readJobType(document, contractType?.value ?? null, hours?.value ?? null, posting),
    ...lists,
    requiredSkills: lists.requiredSkills.filter(isSkill),
    wishedSkills: lists.wishedSkills.filter(isSkill),
    education: readEducation(clues),
    languages: readLanguages(clues),
    experienceYears: readExperienceYears(clues),
    visa: readVisa(clues),
    closingDate: readClosingDate(clues),
    applicationUrl: readApplicationUrl(clues, links),
    description: readDescription(sectionsOf(document)),
  };
};

/** Reads the vacancy of a page; of several the first. */
export const readVacancyPage = (html: string): ReadVacancy => readVacancyOfPage(readPage(html));

/** A message of so many lines has its parts between its facts. */
const mostLines = 2;
const likely = 0.5;

/** A line of a message that asks for somebody is no heading over what comes: "We are looking for a waiter!". */
const unheaded = (sections: readonly Section[]): Section[] =>
  sections.map((section) => (titleLikeness(section.heading?.text ?? '') >= likely ? { ...section, kind: 'other' } : section));

const cluesOf = (document: SourceDocument, headings: string[]): Clues => {
  const notice = noticeOf(document);
  const isLine = notice !== null && document.blocks.length <= mostLines;
  const sections = isLine ? sectionsOfNotice(notice) : notice ? unheaded(sectionsOf(document)) : sectionsOf(document);
  return { document, sections, posting: undefined, pageTitle: null, siteName: null, headings, around: [], notice };
};

export const readVacancyOfPage = ({ document, postings: [posting], title, siteName, headings, around, links }: Page): ReadVacancy => {
  const clues = cluesOf(document, headings);
  // What a page tells machines is told better than a message can be read.
  return readClues(
    { ...clues, posting, pageTitle: title, siteName, around, ...(posting && { sections: sectionsOf(document), notice: null }) },
    links,
  );
};

/** Reads a text in blocks; `headings` are those that stand over all of it. */
export const readVacancyOfDocument = (document: SourceDocument, headings: string[], links: Links): ReadVacancy =>
  readClues(cluesOf(document, headings), links);

/** Reads pasted text. */
export const readVacancyText = (text: string): ReadVacancy => readVacancyOfDocument(documentOfText(text), [], []);

/** Reads the pages of a PDF. */
export const readVacancyPdf = (pdf: PdfDocument): ReadVacancy => {
  const { pieces, heading } = piecesOfPdf(pdf);
  const links = pdf.pages.flatMap((page) => page.links.map(({ url }) => ({ url, text: url })));
  return readVacancyOfDocument(toDocument(pieces), heading ? [heading] : [], links);
};
