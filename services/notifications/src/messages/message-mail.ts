import type { MessageKind } from '@tandem/contracts/notifications/notifications.jobs';
import { calendarFile } from '@tandem/domain/calendar';
import type { Timeslot } from '@tandem/contracts/entities/match';
import type { Language } from '@tandem/locales/bundle';
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

const chosenMail = ({ facts, slot, at }: FactsOf['timeslot_chosen'], { language, accountType }: Reader, site: Site): MessageMail => {
  const values = { product: site.product, ...valuesOf(facts, language), time: slotText(slot, language, site.zone) };
  const isEmployer = accountType === 'EMPLOYER';
  const url = isEmployer ? `${site.employerUrl}/matches/${facts.matchId}` : `${site.candidateUrl}/jobs/${facts.vacancy.id}`;
  const title = textOf(language, isEmployer ? 'calendar.interview_with' : 'calendar.interview', values);
  const file = calendarFile({
    uid: `${facts.matchId}@${new URL(site.candidateUrl).hostname}`,
    start: new Date(slot.start),
    end: new Date(slot.end),
    title,
    description: title,
    url,
    at: new Date(at),
    organizer: site.sender,
  });
  return {
    attachments: [{ filename: 'interview.ics', contentType: 'text/calendar; charset=utf-8; method=PUBLISH', content: file }],
    text: {
      subject: textOf(language, 'mail.timeslot_chosen.subject', values),
      heading: textOf(language, 'mail.timeslot_chosen.subject', values),
      paragraphs: [values.time, textOf(language, isEmployer ? 'mail.timeslot_chosen.EMPLOYER' : 'mail.timeslot_chosen.CANDIDATE', values)],
      action: { label: textOf(language, 'mail.timeslot_chosen.action', values), url },
      footer: [textOf(language, 'mail.account_footer', values)],
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
  }
};
