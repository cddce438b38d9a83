import type { MessageId } from '@tandem/locales/bundle';
import { textOf } from '@tandem/service-kit/texts';
import type { FactsOf } from './message-facts';
import { calendarOf, type MessageMail, type Reader, type Site, slotText, valuesOf } from './message-parts';

const calledOff = { vacancy_gone: 'mail.called_off.CANDIDATE', candidate_gone: 'mail.candidate_gone.called_off' } as const;

/**
 * Tells the side that stays that the other is gone, and takes a planned interview out of its calendar. Somebody who deleted his account is
 * not named: the vacancy and the time say enough.
 */
export const goneMail = (
  template: 'vacancy_gone' | 'candidate_gone',
  { facts: { matchId, vacancy }, slot, at }: FactsOf['vacancy_gone'],
  reader: Reader,
  site: Site,
): MessageMail => {
  const { language, accountType } = reader;
  const facts = { matchId, vacancy };
  const values = { product: site.product, ...valuesOf(facts, language) };
  const say = (id: MessageId) => textOf(language, id, values);
  const url = accountType === 'EMPLOYER' ? `${site.employerUrl}/funnel` : `${site.candidateUrl}/jobs`;
  return {
    attachments: slot ? [calendarOf({ facts, slot, at }, reader, site, { url, isCancelled: true })] : [],
    text: {
      subject: say(`mail.${template}.subject`),
      heading: say(`mail.${template}.subject`),
      paragraphs: [say(`mail.${template}.text`), ...(slot ? [slotText(slot, language, site.zone), say(calledOff[template])] : [])],
      action: { label: say(`mail.${template}.action`), url },
    },
  };
};
