import type { Timeslot } from '@tandem/contracts/entities/match';
import { calendarFile } from '@tandem/domain/calendar';
import { slotText as textOfSlot } from '@tandem/domain/slot-text';
import type { Language } from '@tandem/locales/bundle';
import type { MailText } from '@tandem/service-kit/mail/mail-layout';
import type { Attachment } from '@tandem/service-kit/mail/mailer';
import { textOf } from '@tandem/service-kit/texts';
import type { RecipientRow } from '../recipients/recipient.entity';
import type { Named } from './message-facts';

/** The product, who its mail comes from, its addresses and the reader's time zone. */
export type Site = { product: string; sender: string; candidateUrl: string; employerUrl: string; zone: string };
/** Who means what is mailed: a reply goes to him. */
export type Sender = Pick<RecipientRow, 'email' | 'firstName' | 'lastName' | 'phone'>;
/** A mail but for its end. */
export type MessageMail = { text: Omit<MailText, 'footer' | 'unsubscribe'>; attachments: readonly Attachment[] };
export type Reader = Pick<RecipientRow, 'accountType' | 'language'>;

/** A stretch of time in the words of a mail: Monday, 2 March 2026, 10:00 - 10:45 (Europe/Amsterdam). */
export const slotText = (slot: Timeslot, language: Language, zone: string): string => {
  const day = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
  return `${textOfSlot(slot, language, day, zone)} (${zone.replace('_', ' ')})`;
};

/** The names that texts about a match speak of. */
export const valuesOf = ({ candidate, vacancy }: Named, language: Language) => ({
  vacancy: vacancy.title ?? textOf(language, 'notifications.vacancy'),
  company: vacancy.companyName,
  candidate: [candidate?.firstName, candidate?.lastName].filter(Boolean).join(' ') || textOf(language, 'notifications.candidate'),
});

/** The interview of a match for the reader's calendar; there is one of each match, so what comes later replaces it. */
export const calendarOf = (
  { facts, slot, at }: { facts: Named; slot: Timeslot; at: string },
  reader: Reader,
  site: Site,
  { url, isCancelled = false }: { url: string; isCancelled?: boolean },
): Attachment => {
  const isEmployer = reader.accountType === 'EMPLOYER';
  const title = textOf(
    reader.language,
    isEmployer && facts.candidate ? 'calendar.interview_with' : 'calendar.interview',
    valuesOf(facts, reader.language),
  );
  const content = calendarFile({
    uid: `${facts.matchId}@${new URL(site.candidateUrl).hostname}`,
    start: new Date(slot.start),
    end: new Date(slot.end),
    title,
    description: title,
    url,
    at: new Date(at),
    organizer: site.sender,
    isCancelled,
  });
  const contentType = `text/calendar; charset=utf-8; method=${isCancelled ? 'CANCEL' : 'PUBLISH'}`;
  return { filename: isCancelled ? 'cancelled.ics' : 'interview.ics', contentType, content };
};
