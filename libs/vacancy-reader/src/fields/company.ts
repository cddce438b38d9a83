import { verbose } from '@tandem/domain/verbose';
import { findPlace } from '@tandem/geo/places';
import { spanAt } from '../document/document';
import type { Found } from '../result';
import { fold } from '../text/fold';
import { type Clues, factOf } from './clues';
import { besideAnyHead, fromAround, fromWindow, ofBoard, overNotice } from './company-around';
import { type Candidate, tidy, withoutTown } from './company-candidate';
import { fromHeadLines, likeTitle } from './company-head';
import { fromFrequency, fromListing, fromNotice, fromOpenings, fromOwnPart, fromSignature, fromText } from './company-in-text';
import { weigh } from './company-weight';
import { firmBefore, isFirm, legalForm } from './company-words';
import { quarter } from './labelled-place';
import { titleLikeness } from './title-words';

const label = verbose()`
  ^(?:
    werkgever|organisatie|bedrijf(?:snaam)?|opdrachtgever|eindklant|(?:end )?client|company(?: name)?|employer|agency
    |organi[sz]ation|hiring organi[sz]ation|naam bedrijf|(?:zorg|onderwijs)?instelling|bij|clinic|practice|praktijk|kliniek
  )$
`;
/** "Wie: Rijwielhuis Smit", where a text asks and answers who, what and where. */
const who = /^(?:wie|who)$/;
const hasWhere = /(?:^|\n)(?:waar|where) ?[:?]/i;
/** Through whom somebody is asked for. */
const agent = /^(?:via|bureau|bemiddelaar|agency|broker)$/;
/** "Huisartsenpraktijk Singel", which is no work, while "Restaurant Manager" is. */
const isFirmOfItsWork = (value: string): boolean => isFirm(value) && titleLikeness(value.replace(/^\S+\s/u, '')) < likeTitle / 2;
/** A job, or words of the one that is offered: what stands before the name of who offers it. */
const isTitle = (value: string, title: string | null): boolean =>
  !legalForm.test(value) &&
  !isFirmOfItsWork(value) &&
  (titleLikeness(value) > likeTitle ||
    (title !== null && ` ${fold(title).replace(/\s(?:bij|at)\s.*$|^[^|]{2,40}?\s[|-]\s/gu, '')} `.includes(` ${fold(value)} `)));

const mail = /[\w.+-]{1,64}@(?:[\w-]+\.)*?([\w-]{3,})\.(?:(?:co|org|ac|gov|com)\.)?[a-z]{2,}\b/gi;
const anyonesMail = verbose('i')`
  ^(?:
    gmail|googlemail|hotmail|outlook|live|msn|icloud|me|mac|yahoo|aol|gmx|web|proton(?:mail)?|pm|ziggo|kpnmail|kpnplanet|planet
    |xs4all|upcmail|casema|chello|home|hetnet|telfort|tele2|solcon|zonnet|quicknet|onsbrabantnet|telenet|skynet|proximus|scarlet
    |btinternet|sky|talktalk|virginmedia|eircom|mail|email|fastmail|zoho
  )$
`;
/** Who is named in a short message by nothing else than where mail goes to: a guess to be looked at. */
const fromMail = (text: string): Found<string> | null => {
  const [only, ...others] = new Map([...text.matchAll(mail)].map((match) => [(match[1] ?? '').toLowerCase(), match])).values();
  const host = only?.[1] ?? '';
  if (!only || others.length > 0 || anyonesMail.test(host)) return null;
  const value = host.replace(/[-_]+/g, ' ').replace(/(?<=^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase());
  return { value, confidence: 0.3, span: spanAt(only.index, only[0].lastIndexOf(host), host.length) };
};

const leastScore = 1.7;
/** A name that machines alone are told: an umbrella, or simply nowhere written. */
const unseen = 1.9;

/** Who offers the job. Machines are told the board or an umbrella now and then, so the text has a say. */
export const readCompany = (clues: Clues, title: string | null, city: string | null): Found<string> | null => {
  const { document, posting } = clues;
  const [told, through] = [factOf(clues, label), factOf(clues, agent)];
  // "Opdrachtgever: academisch ziekenhuis" says what whoever asks is, and not how it is called.
  const fact =
    told && /^\p{Ll}[\p{Ll} -]+$/u.test(told.value)
      ? (through ?? told)
      : (told ?? (hasWhere.test(document.text) ? factOf(clues, who) : null));
  const stated = posting?.company && !/^(?:n\/?a|onbekend|unknown|confidential)$/i.test(posting.company) ? tidy(posting.company) : null;
  const isSeen = (value: string) => fold(document.text).includes(fold(value).split(/\s+b\.?v/)[0] ?? '');
  const candidates = [
    ...(fact ? [{ value: withoutTown(tidy(fact.value)), score: 5, at: fact.start }] : []),
    // A bureau that tells nobody for whom.
    ...(through && through !== fact ? [{ value: withoutTown(tidy(through.value)), score: 2.5, at: through.start }] : []),
    ...(stated ? [{ value: stated, score: isSeen(stated) && !ofBoard.test(stated) ? 6 : unseen, at: -1 }] : []),
    ...fromListing(clues),
    ...fromHeadLines(clues, title),
    ...fromOwnPart(clues),
    ...fromSignature(clues),
    ...fromWindow(clues),
    ...fromAround(clues),
    ...besideAnyHead(clues),
    ...overNotice(clues),
    ...fromNotice(clues),
    ...fromOpenings(clues),
    ...fromText(clues, title, city),
    ...fromFrequency(clues),
  ];
  const weighed = weigh(
    candidates.filter(
      ({ value, at }) =>
        value === stated || (findPlace(value.replace(quarter, '')) === null && (at === fact?.start || !isTitle(value, title))),
    ),
    document.text,
    ({ value, at }) => value === stated || (fact !== null && at === fact.start),
  );
  const [first] = weighed;
  if (!first || first.score < leastScore) return clues.notice ? fromMail(document.text) : null;
  // Its own text often calls a company by half of its name.
  const isFuller = ({ value }: Candidate) => value.startsWith(`${first.value} `) || value.endsWith(` ${first.value}`);
  const countOf = (value: string) => document.text.split(value).length - 1;
  // What is named by half of its name far more often is called that: "Quintor", beside its "Quintor Academy".
  const isMostlyShort = ({ value }: Candidate) =>
    countOf(first.value) - countOf(value) >= 4 && !/\b(?:b\.?v|n\.?v|ltd|gmbh|ag)\b/i.test(value);
  const fuller = weighed.find(
    (each) =>
      isFuller(each) &&
      !isMostlyShort(each) &&
      (legalForm.test(each.value) || firmBefore.test(each.value) || clues.around.some((line) => line.startsWith(each.value))),
  );
  const best = { ...first, ...(fuller && { value: fuller.value, at: fuller.at }) };
  const at = best.at >= 0 ? best.at : document.text.indexOf(best.value);
  return { value: best.value, confidence: Math.min(0.97, 0.4 + best.score * 0.1), span: at < 0 ? null : spanAt(at, 0, best.value.length) };
};
