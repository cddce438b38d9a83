import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom';
import { type Piece, type SourceDocument, toDocument } from '../document/document';
import { titleLikeness } from '../fields/title-words';
import { headingKind } from '../sections/headings';
import { withoutOthers } from '../sections/others';
import { fold } from '../text/fold';
import { piecesOfText } from '../text/pieces';
import { linesAround } from './around';
import { piecesOfElement } from './pieces';
import { linkedDataPostings, microdataPostings, type Posting } from './structured';

/** A web page as the reader needs it. */
export interface Page {
  document: SourceDocument;
  postings: Posting[];
  /** The title of the window, the name of the site, and the headings of the first level. */
  title: string | null;
  siteName: string | null;
  headings: string[];
  /** What stands over and below the vacancy: the site's head, its foot, how to reach it. */
  around: string[];
  hasPassword: boolean;
  links: { url: string; text: string }[];
  /** Where the page goes on, as it is written there. */
  next: string | null;
}

const meta = (document: Document, property: string): string | null =>
  document.querySelector(`meta[property="${property}"], meta[name="${property}"]`)?.getAttribute('content')?.trim() || null;

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

const leastShare = 0.3;
const likely = 0.5;
const leastTitle = 4;
const [linesOverArticle, longestName] = [4, 90];

const leastLinks = 30;
const wordyLink = 120;

/** Rows of links to other pages, with a line each, are no part of a vacancy; on big pages they cost most of the time. */
const isLinkList = (element: Element): boolean => {
  const links = element.querySelectorAll('a[href]').length;
  if (links < leastLinks || element.querySelector('h1') !== null) return false;
  return (element.textContent ?? '').length < links * wordyLink;
};

const removeLinkLists = (document: Document): void => {
  for (const element of document.querySelectorAll('nav, aside, ul, section, div')) {
    if (element.isConnected && isLinkList(element)) element.remove();
  }
};

const withoutSpaces = (text: string): string => text.replace(/\s/g, '');

/** The last piece of the article, with the short lines that follow it there: one word is found anywhere, two lines together are not. */
const withShortLines = (pieces: readonly Piece[], last: number, words: string): number => {
  let at = last;
  const goesOn = (above: Piece | undefined, below: Piece | undefined) =>
    above && below && words.includes(withoutSpaces(above.text).slice(-40) + withoutSpaces(below.text));
  while (at >= 0 && goesOn(pieces[at], pieces[at + 1])) at += 1;
  return at;
};

/** The pieces from the first heading to the last that readability counts as the article. Facts beside it stay. */
const mainPieces = (document: Document, pieces: Piece[], isTitle: (text: string) => boolean): Piece[] => {
  const article = new Readability(document, { keepClasses: false }).parse();
  const words = plain(article?.textContent ?? '').replace(/\s/g, '');
  const isInArticle = (piece: Piece) => piece.text.length > 25 && words.includes(withoutSpaces(piece.text).slice(0, 60));
  const last = withShortLines(pieces, pieces.findLastIndex(isInArticle), words);
  const firstHeading = pieces.findIndex((piece) => piece.kind === 'heading' && isTitle(plain(piece.text)));
  const inside = pieces.findIndex(isInArticle);
  // A heading that names work right above the article, or begins the page, is left out of it now and then.
  const isAbove = pieces[inside - 1]?.kind === 'heading' && (inside === 1 || titleLikeness(pieces[inside - 1]?.text ?? '') >= likely);
  const lead = pieces.slice(Math.max(0, inside - linesOverArticle), inside);
  // A page without a heading of the first level has its title in a plain line over the article.
  const named = firstHeading < 0 ? lead.findIndex(({ text }) => text.length <= longestName && titleLikeness(text) >= likely) : -1;
  const firstInArticle = named >= 0 ? inside - lead.length + named : isAbove ? inside - 1 : inside;
  if (last < 0) return pieces;
  // Who asks is often a smaller heading right above the title.
  const isUnder = pieces[firstHeading - 1]?.kind === 'heading' && headingKind(pieces[firstHeading - 1]?.text ?? '') === null;
  const top = isUnder ? firstHeading - 1 : firstHeading;
  const first = firstHeading >= 0 && firstHeading < last ? Math.min(top, firstInArticle) : firstInArticle;
  const inArticle = pieces.filter(isInArticle).reduce((sum, piece) => sum + piece.text.length, 0);
  const all = pieces.reduce((sum, piece) => sum + piece.text.length, 0);
  if (inArticle < all * leastShare) return pieces;
  return pieces.filter((piece, place) => (place >= first && place <= last) || piece.kind === 'fact' || isSectionTail(pieces, place, last));
};

/** A list that goes on where readability stopped. */
const isSectionTail = (pieces: Piece[], place: number, last: number): boolean => {
  if (place <= last) return false;
  for (let at = last + 1; at <= place; at++) {
    const piece = pieces[at];
    if (!piece) return false;
    const kind = piece.kind === 'heading' ? headingKind(piece.text) : null;
    if (kind === 'apply' || kind === 'related' || kind === 'noise') return false;
    if (at === last + 1 && piece.kind !== 'item' && kind === null) return false;
  }
  return true;
};

const describedAtLength = 400;
const blockTag = /<(?:p|li|br|div|h\d)\b/i;

/** HTML that was written down as text. */
const unescaped = (html: string): string =>
  /<\w/.test(html) ? html : html.replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&amp;/g, '&');

/** The pieces of a description that a page carries for machines, when it is whole. */
const piecesOfDescription = (posting: Posting | undefined): Piece[] => {
  const html = unescaped(posting?.description ?? '');
  if (html.length < describedAtLength) return [];
  if (!blockTag.test(html)) return html.includes('\n') ? piecesOfText(html) : [];
  const { document } = parseHTML(wholePage(html));
  return piecesOfElement(document.body);
};

const machinery = /<(script|style|svg|noscript|template|iframe)\b([^>]*)>[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->/gi;

/** Most of a page is for machines and would only cost time. */
const withoutMachinery = (html: string): string =>
  html.replace(machinery, (all: string, _tag: string, attributes?: string) => (/ld\+json/i.test(attributes ?? '') ? all : ' '));

/** Some answers are a part of a page only. */
const wholePage = (html: string): string => (/<body\b/i.test(html) ? html : `<html><body>${html}</body></html>`);

/** A piece of HTML of which nothing is menu or footer, in blocks. */
export const documentOfFragment = (html: string): SourceDocument => {
  const { document } = parseHTML(wholePage(withoutMachinery(html)));
  return toDocument(withoutOthers(piecesOfElement(document.body)));
};

const onward = /^(?:volgende(?: pagina| vacatures)?|next(?: page)?|older|meer vacatures|more (?:jobs|vacancies))?\s*[›»>→]?$/i;

/** The address of the page on which a list goes on. */
const nextOf = (document: Document): string | null => {
  const named = document.querySelector('a[rel~="next"][href], link[rel~="next"][href]');
  const said = (link: Element) => [link.textContent ?? '', link.getAttribute('aria-label') ?? ''].map(plain).filter(Boolean);
  const link = named ?? [...document.querySelectorAll('a[href]')].find((each) => said(each).some((text) => onward.test(text)));
  return link?.getAttribute('href') ?? null;
};

/** Reads the HTML of a page. Nothing of it runs and nothing is fetched. */
export const readPage = (html: string): Page => {
  const { document } = parseHTML(wholePage(withoutMachinery(html)));
  const postings = [...linkedDataPostings(document), ...microdataPostings(document)];
  const headings = [...document.querySelectorAll('h1')].map((each) => plain(each.textContent ?? '')).filter(Boolean);
  const links = [...document.querySelectorAll('a[href]')].map((link) => ({
    url: link.getAttribute('href') ?? '',
    text: plain(link.textContent ?? ''),
  }));
  const next = nextOf(document);
  const title = plain(document.querySelector('title')?.textContent ?? '') || meta(document, 'og:title');
  const siteName = meta(document, 'og:site_name');
  const hasPassword = document.querySelector('input[type="password"]') !== null;
  const body = document.body ?? document.documentElement;
  const around = linesAround(document);
  removeLinkLists(document);
  const cleaned = withoutOthers(piecesOfElement(body));
  // A page without a heading of the first level is called in its window as its vacancy is.
  const isNamed = (text: string) => headings.length === 0 && text.length >= leastTitle && fold(title ?? '').startsWith(fold(text));
  const main = mainPieces(document, cleaned, (text) => headings.includes(text) || isNamed(text));
  const described = piecesOfDescription(postings[0]);
  const size = (pieces: Piece[]) => pieces.reduce((sum, piece) => sum + piece.text.length, 0);
  const pieces =
    described.length > 3 && size(main) < size(described) * 0.7 ? [...main.filter(({ kind }) => kind === 'fact'), ...described] : main;
  return { document: toDocument(pieces), postings, title, siteName, headings, around, hasPassword, links, next };
};
