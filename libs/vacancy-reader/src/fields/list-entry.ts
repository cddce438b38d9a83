import { verbose } from '@tandem/domain/verbose';
import { findPlace } from '@tandem/geo/places';
import { fold } from '../text/fold';
import type { Part } from '../text/split';
import type { Entry } from './entries';

export const longestEntry = 400;

/** "Groene Vonk, Wageningen": who signs below the last list. */
const isSeat = (text: string): boolean => {
  const [, town = ''] = /^\p{Lu}[^,.\d]{2,40},\s+(\p{Lu}[\p{L}' -]{1,30})$/u.exec(text) ?? [];
  return findPlace(town) !== null;
};

/** What may be a member of a list at all. */
export const isEntry = ({ text }: Part): boolean =>
  text.length >= 3 &&
  text.length <= longestEntry &&
  /\p{L}{2}/u.test(text) &&
  !/[?:]$/.test(text) &&
  !isSeat(text) &&
  !/@|https?:/.test(text) &&
  !/^(?:\*|\/\/|zie |see |(?:stap|step|fase|phase) \d+$)/i.test(text) &&
  !furniture.test(text);
/** The name of a file to fetch, and the title of a page with its site behind a bar. */
const furniture = /\.(?:pdf|docx?)(?!\p{L})|\p{L}\s\|\s\p{L}/iu;

/** How a sentence begins that tells of the company, the job or the day. */
export const aboutOthers = verbose()`
  ^
  (?:they |there |the (?:position|product|laboratory|role|job) |de functie |deze functie |wij|we|ons|onze|our|the (?:company|team)|het is|dat |daarom|dit |it is|this |of |en |and |stel je|blijf|dan )
`;

export const leastMembers = 3;
const shortMember = 6;
/** "Taken: medicatie delen, rapporteren, contact met familie": behind a label, without a stop. */
export const isShortList = (members: readonly Part[]): boolean =>
  members.length >= leastMembers && members.every(({ text }) => text.split(/\s+/).length <= shortMember);

/** "Call us", "Bel Anna op 06"; a line of a list that says "Call customers" is work. */
const calledUpon = /^(?:reageer|reply|app|bel|mail|whatsapp|stuur|text|call|e-?mail|meld je)\s/;
const reached = /@|\d{2}|\b(?:us|me|ons|mij|cv|resume)\b/;
const addressed = verbose()`
  \b(?:originally posted|equal opportunit\w+ employer|acts as an employment (?:agency|business))
  |\b(?:solliciteer|apply|motivatiebrief|cv\b(?!-)|acquisitie)|\bplease (?:contact|call|send|submit|reply)\b
  |^if (?:you|this)\b.*\binterest|^(?:(?:in)?start|te starten|beginnen) (?:zo snel|z\.s\.m|per |vanaf )|^te bespreken\b
`;
/** What closes an advertisement: where to leave one's name, and that now is the time. */
const invites = verbose()`
  \bvia (?:het|dit|ons|the|this|our) (?:\w+ )?(?:formulier|form)\b|^laat (?:je|jouw|hier)\b.*\bachter\b
  |^(?:ga|neem) (?:jij |je )?(?:de|deze|die) (?:uitdaging|stap)\b|^(?:take|rise to) (?:up )?(?:the|this) challenge\b|^klikt het\b
  |\baan het juiste adres\b|^(?:loop|kom) (?:\w+ )?(?:binnen|langs)\b|^(?:pop in|drop by|come and see us)\b
  |^(?:grijp|pak) (?:je|jouw|deze|die) kans\b
`;
/** What tells the reader what to do about the advertisement, not about the work. */
export const isAddressed = (entry: Entry): boolean => {
  const words = fold(entry.text);
  return addressed.test(words) || invites.test(words) || (calledUpon.test(words) && (entry.isTold || reached.test(words)));
};
