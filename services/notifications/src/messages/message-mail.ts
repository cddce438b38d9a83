import type { MessageKind } from '@tandem/contracts/notifications/notifications.jobs';
import { calendarFile } from '@tandem/domain/calendar';
import type { Timeslot } from '@tandem/contracts/entities/match';
import type { Language, MessageId } from '@tandem/locales/bundle';
import type { MailText } from '@tandem/service-kit/mail/mail-layout';
import type { Attachment } from '@tandem/service-kit/mail/mailer';
import { textOf } from '@tandem/service-kit/texts';
import type { RecipientRow } from '../recipients/recipient.entity';
import type { FactsOf } from './message-facts';

/** The product, who its mail comes from, its addresses and the reader's time zone. */
export type Site = { product: string; sender: string; candidateUrl: string; employerUrl: string; zone: string };
export type MessageMail = { text: MailText; attachments: readonly Attachment[] };
type Reader = Pick<RecipientRow, 'accountType' | 'language'>;

/** A stretch of time in words: Monday, 2 March 2026, 10:00 - 10:45. */
export const slotText = ({ start, end }: Timeslot, language: Language, zone: string): string => {
  const locale = language === 'nl' ? 'nl-NL' : 'en-GB';
  const day = new Intl.DateTimeFormat(locale, { timeZone: zone, weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  const clock = new Intl.DateTimeFormat(locale, { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return `${day.format(new Date(start))}, ${clock.format(new Date(start))} - ${clock.format(new Date(end))} (${zone.replace('_', ' ')})`;
};

const valuesOf = ({ candidate, vacancy }: FactsOf[MessageKind]['facts'], language: Language) => ({
  vacancy: vacancy.title ?? textOf(language, 'notifications.vacancy'),
  company: vacancy.companyName,
  candidate: [candidate.firstName, candidate.lastName].filter(Boolean).join(' ') || textOf(language, 'notifications.candidate'),
});

const invitationMail = ({ facts, invitation }: FactsOf['invitation'], { language }: Reader, site: Site): MessageMail => {
  const values = { product: site.product, ...valuesOf(facts, language) };
  const times = invitation.slots.map((slot) => slotText(slot, language, site.zone));
  return {
    attachments: [],
    text: {
      subject: textOf(language, 'mail.notice.invited.subject', values),
      heading: textOf(language, 'mail.notice.invited.subject', values),
      paragraphs: [
        ...(invitation.message?.split(/\n{2,}/) ?? []),
        textOf(language, times.length > 0 ? 'mail.invitation.times' : 'mail.invitation.text', values),
        ...times,
      ],
      action: {
        label: textOf(language, times.length > 0 ? 'mail.invitation.choose' : 'mail.notice.invited.action', values),
        url: `${site.candidateUrl}/jobs/${facts.vacancy.id}`,
      },
      footer: [textOf(language, 'mail.account_footer', values)],
    },
  };
};

/** Where the reader finds the match. */
const pageOf = (facts: FactsOf[MessageKind]['facts'], { accountType }: Reader, site: Site): string =>
  accountType === 'EMPLOYER' ? `${site.employerUrl}/matches/${facts.matchId}` : `${site.candidateUrl}/jobs/${facts.vacancy.id}`;

/** The interview of a match for the reader's calendar; there is one of each match, so what comes later replaces it. */
const calendarOf = (
  { facts, slot, at }: FactsOf['timeslot_chosen'],
  reader: Reader,
  site: Site,
  { isCancelled = false }: { isCancelled?: boolean } = {},
): Attachment => {
  const isEmployer = reader.accountType === 'EMPLOYER';
  const title = textOf(reader.language, isEmployer ? 'calendar.interview_with' : 'calendar.interview', valuesOf(facts, reader.language));
  const content = calendarFile({
    uid: `${facts.matchId}@${new URL(site.candidateUrl).hostname}`,
    start: new Date(slot.start),
    end: new Date(slot.end),
    title,
    description: title,
    url: pageOf(facts, reader, site),
    at: new Date(at),
    organizer: site.sender,
    isCancelled,
  });
  const contentType = `text/calendar; charset=utf-8; method=${isCancelled ? 'CANCEL' : 'PUBLISH'}`;
  return { filename: isCancelled ? 'cancelled.ics' : 'interview.ics', contentType, content };
};

const chosenMail = (chosen: FactsOf['timeslot_chosen'], reader: Reader, site: Site): MessageMail => {
  const { language, accountType } = reader;
  const values = { product: site.product, ...valuesOf(chosen.facts, language) };
  return {
    attachments: [calendarOf(chosen, reader, site)],
    text: {
      subject: textOf(language, 'mail.timeslot_chosen.subject', values),
      heading: textOf(language, 'mail.timeslot_chosen.subject', values),
      paragraphs: [slotText(chosen.slot, language, site.zone), textOf(language, `mail.timeslot_chosen.${accountType}`, values)],
      action: { label: textOf(language, 'mail.timeslot_chosen.action', values), url: pageOf(chosen.facts, reader, site) },
      footer: [textOf(language, 'mail.account_footer', values)],
    },
  };
};

/** What is left to do when an interview is called off: choose again, look elsewhere, or see how it stands. */
const afterCalledOff = ({ facts, to }: FactsOf['called_off'], reader: Reader, site: Site): { label: MessageId; url: string } => {
  const url = pageOf(facts, reader, site);
  if (reader.accountType === 'EMPLOYER') return { label: 'mail.notice.applied.action', url };
  if (to === 'INVITED') return { label: 'mail.invitation.choose', url };
  return { label: 'mail.notice.rejected.action', url: `${site.candidateUrl}/funnel${to === 'APPLIED' ? '' : '?tab=REJECTED'}` };
};

const calledOffMail = (called: FactsOf['called_off'], reader: Reader, site: Site): MessageMail => {
  const { language, accountType } = reader;
  const values = { product: site.product, ...valuesOf(called.facts, language) };
  const say = (id: MessageId) => textOf(language, id, values);
  const { label, url } = afterCalledOff(called, reader, site);
  return {
    attachments: [calendarOf(called, reader, site, { isCancelled: true })],
    text: {
      subject: say('mail.called_off.subject'),
      heading: say('mail.called_off.subject'),
      paragraphs: [
        slotText(called.slot, language, site.zone),
        ...(called.to === 'REJECTED' && accountType === 'CANDIDATE' ? [say('mail.notice.rejected.text')] : []),
        say(`mail.called_off.${accountType}`),
        ...(called.to === 'INVITED' ? [say(`mail.called_off.again.${accountType}`)] : []),
      ],
      action: { label: say(label), url },
      footer: [say('mail.account_footer')],
    },
  };
};

const otherTimesMail = ({ facts }: FactsOf['other_times'], { language }: Reader, site: Site): MessageMail => {
  const values = { product: site.product, ...valuesOf(facts, language) };
  return {
    attachments: [],
    text: {
      subject: textOf(language, 'mail.other_times.subject', values),
      heading: textOf(language, 'mail.other_times.subject', values),
      paragraphs: [textOf(language, 'mail.other_times.text', values)],
      action: { label: textOf(language, 'mail.other_times.action', values), url: `${site.employerUrl}/matches/${facts.matchId}/invite` },
      footer: [textOf(language, 'mail.account_footer', values)],
    },
  };
};

/** A message of one side to the other, in the reader's language and time. */
export const messageMail = (template: MessageKind, facts: FactsOf[MessageKind], reader: Reader, site: Site): MessageMail => {
  switch (template) {
    case 'invitation':
      return invitationMail(facts as FactsOf['invitation'], reader, site);
    case 'timeslot_chosen':
      return chosenMail(facts as FactsOf['timeslot_chosen'], reader, site);
    case 'other_times':
      return otherTimesMail(facts as FactsOf['other_times'], reader, site);
    case 'called_off':
      return calledOffMail(facts as FactsOf['called_off'], reader, site);
  }
};
