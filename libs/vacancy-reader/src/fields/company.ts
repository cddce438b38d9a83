import { findPlace } from '@tandem/geo/places';
import { skillByName } from '@tandem/taxonomy/skills';
import { spanAt } from '../document/document';
import type { Found } from '../result';
import { headingKind } from '../sections/headings';
import { fold } from '../text/fold';
import { type Clues, factOf } from './clues';
import { asEmployer, type Candidate, street, tidy, withoutTown } from './company-candidate';
import { fromHeadLines, likeTitle } from './company-head';
import { firmBefore, isFirm, legalForm, mentions, name } from './company-words';
import { quarter } from './labelled-place';
import { isDiploma } from './demands';
import { signedBy } from './signed';
import { titleLikeness } from './title-words';

const label =
  /^(?:werkgever|organisatie|bedrijf(?:snaam)?|opdrachtgever|eindklant|(?:end )?client|company(?: name)?|employer|agency|organi[sz]ation|hiring organi[sz]ation|naam bedrijf|(?:zorg|onderwijs)?instelling)$/;
const noCompany =
  /^(?:beste|dear|hoi|hallo|hello|geachte|dag|groet|groeten|wij|we|je|jij|jouw|our|the|de|het|een|dit|deze|als|in|op|om|ben|wat|who|what|this|you|your|as|if|er|onze|ons|it|they|client|opdrachtgever|team|vacature|functie|solliciteren|nederland|belgie|nederlandse|europa|europe|engels|dutch|english|google|linkedin|facebook|monday|maandag|hr|ict|it|cv|vdab|indeed|and|en|daarnaast|verder|samen|hier|wil|spreekt|heb|bij|iedereen|due|main|working|responsible|candidates|job|nurse|volgen|menu|home|mail|stuur|bel|app|solliciteer|reageer|wie|dan|daar|waar|waarom|hoe|zo|nu|us|we're|we’re|you'll|benieuwd|interesse|iets|geen|board|bank|banks|branch|engineer|engineers|developer|manager|assistant|specialist|consultant|customer|customers|business|internal|support|management|operations|finance|marketing|payments|child|children|mission|family|regulatory|role|roles|opportunity|position|intern|interns|internship|program|programme|urgent|hi|emea|they're|they’re|gezocht|gevraagd|wanted|dringend|urgently)$/i;
/** Whose products others work with: named again and again by who is somebody else. */
const vendors = /^(?:microsoft|oracle|sap|salesforce|amazon|aws|azure|apple|cisco|ibm)$/i;

/** What any employer may be called by its own text, and no name: "the Trust". */
const anyEmployer =
  /^(?:(?:the |de |het )?(?:trust|nhs|council|board|health board|hospital|island|company|school|college|university|universiteit|gemeente|stichting|organi[sz]ation|organisatie|group|groep|ziekenhuis|department|afdeling|service|vacatures?|vacanc(?:y|ies)|careers|academy|academie)|(?:ict|it|hr)-.*)$/i;
/** "NameAbi JinaduEmail address": a form whose labels and values have run together. */
const isGlued = (value: string): boolean => /\p{Ll}{2}\p{Lu}\p{Ll}.*\p{Ll}{2}\p{Lu}\p{Ll}/u.test(value) && value.includes(' ');

const isName = (value: string): boolean =>
  value.length >= 2 &&
  value.length <= 70 &&
  /\p{L}/u.test(value) &&
  !street.test(value) &&
  !/@|www\.|https?:/.test(value) &&
  !isDiploma(value) &&
  !noCompany.test(value) &&
  !anyEmployer.test(value) &&
  !isGlued(value) &&
  !noCompany.test(value.split(' ')[0] ?? '') &&
  headingKind(value) === null;

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Without the words of the title and the place that a line end lost between them and the name. */
const withoutHead = (value: string, title: string | null, city: string | null): string => {
  const words = [...(title ?? '').split(' '), ...(city ?? '').split(' '), 'Job'].filter((word) => word.length > 1).map(escape);
  return words.length > 0 ? value.replace(new RegExp(`^(?:(?:${words.join('|')})\\s+)+(?=\\S+\\s)`, 'u'), '') : value;
};

/** "Reageren kan bij Joke Smit, joke@site.nl": a person to write to or call. */
const toWrite =
  /(?:reage(?:ren|er)|solliciter?en|solliciteer|aanmelden|informatie|vragen|terecht|apply|information|questions|enquiries)\b[^.!?\n]{0,60}$/i;
const reachedBy = /^[^!?\n]{0,40}(?:@|\d{3})/;
const isContact = (text: string, match: RegExpExecArray): boolean => {
  const name = match[1] ?? '';
  const from = match.index + match[0].lastIndexOf(name);
  return !legalForm.test(name) && toWrite.test(text.slice(Math.max(0, from - 90), from)) && reachedBy.test(text.slice(from + name.length));
};

const fromText = ({ document }: Clues, title: string | null, city: string | null): Candidate[] =>
  mentions.flatMap(([score, pattern]) =>
    [...document.text.matchAll(pattern)]
      .filter((match) => !isContact(document.text, match))
      .map((match) => {
        const value = tidy(withoutHead(match[1] ?? '', title, city));
        return { value, score: score - match.index / document.text.length / 2, at: match.index + match[0].lastIndexOf(value) };
      }),
  );

const named = new RegExp(`(?<=(?:^|[^\\p{L}])(?:[Hh]et|[Dd]e|[Bb]ij|[Aa]t|[Vv]an|[Tt]he|[Oo]ns|[Oo]ur)\\s)${name}`, 'gu');
const leastMentions = 2;

/** Names that come again and again behind "the" or "at". */
const fromFrequency = ({ document }: Clues): Candidate[] => {
  const counts = new Map<string, number>();
  for (const match of document.text.matchAll(named)) {
    const value = tidy(match[1] ?? '');
    if (value.length > 2) counts.set(value, document.text.split(value).length - 1);
  }
  return [...counts]
    .filter(([value, count]) => count >= leastMentions && !skillByName(value) && !vendors.test(value))
    .map(([value, count]) => ({ value, score: 0.9 + 0.2 * Math.min(count, 5), at: document.text.indexOf(value) }));
};

const listing = /(?:^|\sPrint\s+)(?:Print\s+)?([\p{Lu}\d](?:(?!\sPrint\s).){1,60}?) voor een job in\s/mu;

/** "Company voor een job in Place", as the Flemish employment service writes it. */
const fromListing = ({ document }: Clues): Candidate[] => {
  const match = listing.exec(document.text);
  const value = tidy(match?.[1] ?? '');
  return match && value ? [{ value, score: 5, at: document.text.indexOf(value, match.index) }] : [];
};

const withPlace = (value: string): string =>
  findPlace(value.split(/[,|]/).at(-1) ?? '') ? value.split(/[,|]/).slice(0, -1).join(',') : value;

const opening = new RegExp(`^(?:De |Het |The )?${name}\\s+(?=\\p{Ll})`, 'u');
/** "Company overview": the part about who asks begins with his name. */
const fromOwnPart = ({ sections }: Clues): Candidate[] =>
  sections
    .filter(({ kind }) => kind === 'company')
    .flatMap(({ blocks: [first] }) => {
      const value = tidy(opening.exec(first?.text ?? '')?.[1] ?? '');
      return first && value.length > 2 && titleLikeness(value) <= 0.4 ? [{ value, score: 1.8, at: first.start }] : [];
    });

/** A name right under "Contact" is of whom to call. */
const isPerson = ({ blocks }: Clues['document'], { text, start }: { text: string; start: number }): boolean => {
  const place = blocks.findIndex((block) => block.start === start);
  const above = blocks[place - 1];
  return above?.kind === 'heading' && headingKind(above.text) === 'apply' && !legalForm.test(text) && !isFirm(text);
};

/** Below the text, as whoever writes a message signs it. */
const fromSignature = ({ document }: Clues): Candidate[] => {
  const signed = signedBy(document.text);
  const isListed =
    signed !== null && document.blocks.some(({ kind, start, end }) => kind === 'item' && start <= signed.start && signed.start < end);
  return signed && !isListed && !isPerson(document, signed) ? [{ value: tidy(signed.text), score: 2.2, at: signed.start }] : [];
};

/** Among the words of a short message: "Plukkers gezocht. € 13 per uur. Fruitbedrijf Peeters". */
const fromNotice = ({ notice, document }: Clues): Candidate[] => {
  const [head = ''] = document.text.slice(0, notice?.title.start ?? 0).split(/\s+[-–|•]\s+|\n|[.:]\s/u);
  const named = [...(notice ? [{ text: head.trim(), start: 0 }] : []), ...(notice?.rest ?? [])];
  return named.filter(({ text }) => isFirm(text)).map(({ text, start }) => ({ value: tidy(text), score: 2, at: start }));
};

const anyHead = /^(?:(?:onze |our )?(?:vacatures?|vacanc(?:y|ies)|jobs?|careers?)|werken bij(?: ons)?|work with us|join us)$/iu;
/** "Vacature - Bakkerij Jansen", "Basisschool De Regenboog – Vacatures": a window of a small site names who asks beside what is on it. */
const besideAnyHead = ({ pageTitle }: Clues): Candidate[] => {
  const parts = (pageTitle ?? '').split(windowParts);
  const others = parts.filter((part) => !anyHead.test(part.trim()));
  return parts.length === 2 && others.length === 1 ? [{ value: tidy(others[0] ?? ''), score: 2, at: -1 }] : [];
};

/** What a page of a few words is headed and called in its window too, and is no work. */
const overNotice = ({ notice, pageTitle, headings }: Clues): Candidate[] =>
  notice && pageTitle && headings.includes(pageTitle) ? [{ value: tidy(pageTitle), score: 1.8, at: -1 }] : [];

/** "Brouwerij De Hopbel in Breda brouwt bier": a firm by its name that begins a sentence. */
const sentenceOpening = new RegExp(
  `(?:^|[.!?\\n]\\s*)(?:De |Het |The )?${name}(?:\\s+(?:in|te|uit|from)\\s+\\p{Lu}[\\p{L}-]{2,25})?\\s+\\p{Ll}{2,12}(?:t|s|n)\\b`,
  'gu',
);
const fromOpenings = ({ document }: Clues): Candidate[] =>
  [...document.text.matchAll(sentenceOpening)]
    .map((match) => ({ value: tidy(match[1] ?? ''), score: 1.8, at: match.index + match[0].indexOf(match[1] ?? '') }))
    .filter(({ value }) => isFirm(value));

const windowParts = /\s+[-–|/]\s+|\s*\|\s*/u;
const fromWindow = ({ document, pageTitle, siteName, headings, around }: Clues): Candidate[] => {
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
const ofBoard = /vacature|\bjobs?\b|banen\b|\bbaan\b|career|\.(?:nl|com|be|eu|jobs|org|net)\b/i;
/** Who runs a board of vacancies, and asks for nobody himself. */
const boardLike = /\.(?:nl|com|be|eu|jobs|org|net)\b|vacature|\bjobs?\b|\bwerk(?!plaats|zaam)|\bbaan|banen|career|\bcv\b|recruit|uitzend/i;
const rights = /^(?:©|\(c\)|copyright)?\s*(?:\d{4}(?:\s*[-–]\s*\d{4})?)?\s*/iu;
/** A name over the page or in its foot: by its own words that of a firm, or one of several that say so. */
const fromAround = ({ around, posting }: Clues): Candidate[] =>
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

const host = /(?:@|https?:\/\/(?:www\.)?|\bwww\.)([\w-]+(?:\.[\w-]+)*)\.[a-z]{2,}/gi;
const leastTelling = 5;

/** Where mail goes to and links lead tells who asks: "jobs@vanhecke.be" is of Transport Van Hecke. */
const hostsOf = (text: string): string[] => [...text.matchAll(host)].map((match) => fold(match[1] ?? '').replace(/[^a-z0-9]/g, ''));
const isOfHost = (value: string, hosts: readonly string[]): boolean => {
  const words = fold(value.replace(legalForm, '')).match(/[a-z0-9]+/g) ?? [];
  const joined = words.map((word, place) => word + (words[place + 1] ?? ''));
  return [...words, ...joined].some((word) => word.length >= leastTelling && hosts.some((each) => each.includes(word)));
};
const hostScore = 0.8;

/** Every mention of a name adds a little: who looks for somebody tends to speak of himself. */
const weigh = (candidates: Candidate[], text: string, isTold: (candidate: Candidate) => boolean): Candidate[] => {
  const byName = new Map<string, Candidate>();
  // A text names SAP for what it makes; who is told to be the employer is that all the same.
  const isEmployer = (each: Candidate) => isName(each.value) && (isTold(each) || skillByName(each.value) === undefined);
  for (const candidate of candidates.filter(isEmployer)) {
    const key = fold(candidate.value).replace(/\W*\b(?:b\.?v|n\.?v|bvba|ltd)\b\W*$/, '');
    const present = byName.get(key);
    byName.set(
      key,
      present ? { ...present, score: present.score + candidate.score * 0.5, at: present.at < 0 ? candidate.at : present.at } : candidate,
    );
  }
  const folded = fold(text);
  const hosts = hostsOf(text);
  const besides = (key: string, value: string): number =>
    Math.min(1.5, (folded.split(key).length - 1) * 0.2) + (isOfHost(value, hosts) ? hostScore : 0);
  return [...byName]
    .map(([key, candidate]) => ({ ...candidate, score: candidate.score + besides(key, candidate.value) }))
    .sort((a, b) => b.score - a.score);
};

/** A job, or words of the one that is offered: what stands before the name of who offers it. */
const isTitle = (value: string, title: string | null): boolean =>
  !legalForm.test(value) &&
  (titleLikeness(value) > likeTitle ||
    (title !== null && ` ${fold(title).replace(/\s(?:bij|at)\s.*$|^[^|]{2,40}?\s[|-]\s/gu, '')} `.includes(` ${fold(value)} `)));

const mail = /[\w.+-]{1,64}@(?:[\w-]+\.)*?([\w-]{3,})\.(?:(?:co|org|ac|gov|com)\.)?[a-z]{2,}\b/gi;
const anyonesMail =
  /^(?:gmail|googlemail|hotmail|outlook|live|msn|icloud|me|mac|yahoo|aol|gmx|web|proton(?:mail)?|pm|ziggo|kpnmail|kpnplanet|planet|xs4all|upcmail|casema|chello|home|hetnet|telfort|tele2|solcon|zonnet|quicknet|onsbrabantnet|telenet|skynet|proximus|scarlet|btinternet|sky|talktalk|virginmedia|eircom|mail|email|fastmail|zoho)$/i;
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
  const fact = factOf(clues, label);
  const stated = posting?.company && !/^(?:n\/?a|onbekend|unknown|confidential)$/i.test(posting.company) ? tidy(posting.company) : null;
  const isSeen = (value: string) => fold(document.text).includes(fold(value).split(/\s+b\.?v/)[0] ?? '');
  const candidates = [
    ...(fact ? [{ value: withoutTown(tidy(fact.value)), score: 5, at: fact.start }] : []),
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
