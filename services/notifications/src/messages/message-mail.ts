import type { MessageKind } from '@tandem/contracts/notifications/notifications.jobs';
import type { Language, MessageId } from '@tandem/locales/bundle';
import { textOf } from '@tandem/service-kit/texts';
import { goneMail } from './gone-mail';
import type { FactsOf } from './message-facts';
import { calendarOf, type MessageMail, type Reader, type Sender, type Site, slotText, valuesOf } from './message-parts';

/** Who invites, and how to answer him by other ways than the button. */
const senderText = ({ firstName, lastName, phone }: Sender, company: string, language: Language): string => {
  const name = [firstName, lastName].filter(Boolean).join(' ') || company;
  return phone ? textOf(language, 'mail.invitation.by_phone', { name, phone }) : textOf(language, 'mail.invitation.by', { name });
};

const invitationMail = (
  { facts, invitation }: FactsOf['invitation'],
  { language }: Reader,
  site: Site,
  sender: Sender | null,
): MessageMail => {
  const values = { product: site.product, ...valuesOf(facts, language) };
  const times = (invitation?.slots ?? []).map((slot) => slotText(slot, language, site.zone));
  const asked =
    times.length > 0 ? 'mail.invitation.times' : invitation?.method === 'PHONE' ? 'mail.invitation.phone' : 'mail.invitation.text';
  return {
    attachments: [],
    text: {
      subject: textOf(language, 'mail.notice.invited.subject', values),
      heading: textOf(language, 'mail.notice.invited.subject', values),
      ...(invitation?.message && { quote: invitation.message }),
      paragraphs: [textOf(language, asked, values), ...times, ...(sender ? [senderText(sender, facts.vacancy.companyName, language)] : [])],
      action: {
        label: textOf(language, times.length > 0 ? 'mail.invitation.choose' : 'mail.notice.invited.action', values),
        url: `${site.candidateUrl}/jobs/${facts.vacancy.id}`,
      },
    },
  };
};

/** Where the reader finds the match. */
const pageOf = (facts: FactsOf['invitation']['facts'], { accountType }: Reader, site: Site): string =>
  accountType === 'EMPLOYER' ? `${site.employerUrl}/matches/${facts.matchId}` : `${site.candidateUrl}/jobs/${facts.vacancy.id}`;

const chosenMail = (chosen: FactsOf['timeslot_chosen'], reader: Reader, site: Site): MessageMail => {
  const { language, accountType } = reader;
  const values = { product: site.product, ...valuesOf(chosen.facts, language) };
  const url = pageOf(chosen.facts, reader, site);
  return {
    attachments: [calendarOf(chosen, reader, site, { url })],
    text: {
      subject: textOf(language, 'mail.timeslot_chosen.subject', values),
      heading: textOf(language, 'mail.timeslot_chosen.subject', values),
      paragraphs: [slotText(chosen.slot, language, site.zone), textOf(language, `mail.timeslot_chosen.${accountType}`, values)],
      action: { label: textOf(language, 'mail.timeslot_chosen.action', values), url },
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
    attachments: [calendarOf(called, reader, site, { url: pageOf(called.facts, reader, site), isCancelled: true })],
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
    },
  };
};

/** A message of one side to the other, in the reader's language and time; an invitation says who sends it. */
export const messageMail = (
  template: MessageKind,
  facts: FactsOf[MessageKind],
  reader: Reader,
  site: Site,
  sender: Sender | null = null,
): MessageMail => {
  switch (template) {
    case 'invitation':
      return invitationMail(facts as FactsOf['invitation'], reader, site, sender);
    case 'timeslot_chosen':
      return chosenMail(facts as FactsOf['timeslot_chosen'], reader, site);
    case 'other_times':
      return otherTimesMail(facts as FactsOf['other_times'], reader, site);
    case 'called_off':
      return calledOffMail(facts as FactsOf['called_off'], reader, site);
    case 'vacancy_gone':
    case 'candidate_gone':
      return goneMail(template, facts as FactsOf[typeof template], reader, site);
  }
};
