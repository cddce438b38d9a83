import { verbose } from '@tandem/domain/verbose';
import { lineKind } from '../sections/line-kind';
import { membersOf } from '../text/clauses';
import { fold } from '../text/fold';
import { cut, type Part } from '../text/split';
import type { Entry } from './entries';
import { isContract } from './entry';
import { enumerated } from './enumerated';
import { isAddressed, isEntry, isShortList } from './list-entry';
import { isAllowance, isPay, namesPay } from './pay-words';

const offerWords = verbose()`
  vergoeding|verlof|vakantie|pensioen|premie|bonus|opleiding|ontwikkel|training|cursus|sfeer|team\b|uitkering|toeslag|korting|fiets
  |lease|auto|laptop|telefoon|groei|ruimte|flexib|verzekering|cheques|benefit|leave|holiday|pension|health|insurance|allowance
  |development|growth|career|flexible|discount|environment|colleagues|culture|social|scheme|package|mogelijkheden|werkplek|kans
`;
const isOffer = (entry: Entry): boolean =>
  !entry.isTold || ((offerWords.test(fold(entry.text)) || lineKind(entry.text) === 'benefits') && !aboutWay.test(fold(entry.text)));
const aboutWay = /\b(?:solliciteren|reageer|recruiter|kandidaten|gesprek)\b/;

/** What goes on with the part before it, or is half of a word. */
const isTail = ({ text }: Part): boolean => /-$|^(?:in|bij|als|indien|van|zoals|such|e\.g|bijv)\b/i.test(text);
/** "€ 2.800, 25 vakantiedagen en een pensioen": what is told in one breath with pay. */
const besidePay = verbose('giu')`
  \s*,\s+(?:(?:en|and|plus)\s+)?(?![^(]*\))
  |\s+(?:en|and|plus)\s+(?=
    (?:
      een|an?|\d{1,2}(?![\d.,])|(?:\p{L}+ )?(?:bonus|commission|tips|fooi|provisie|winstdeling)|vrije?|gratis|free|goede?|good
      |\p{L}+(?:vergoeding|regeling|dagen|toeslag|geld|korting|budget|premie)|training(?:en)?|opleidingen
    )(?![\p{L}])
  )
`;
const mostBeside = 12;
/** What says more about a pay, and is nothing besides. */
const ofPay = verbose('i')`
  ^(?:
    (?:volgens|conform) (?:de )?cao\b|o\.?b\.?v|op basis van|based on|depending on|afhankelijk van
    |(?:paid|betaald|uitbetaald) (?:weekly|monthly|per week|per maand)
    |(?:wekelijks|weekly|monthly|maandelijks) (?:paid|betaald|uitbetaald)
  )\b
`;
/** "Daarnaast een laptop" is a laptop, "exclusief 14% ploegentoeslag" an allowance. */
const withoutMore = (part: Part): Part => {
  const lead =
    /^(?:daarnaast|verder|bovendien|ook|plus|in addition|also|exclusief|excl\.?|exclusive of|excluding),?\s+(?=een\s|an?\s|\d)/iu.exec(
      part.text,
    )?.[0].length ?? 0;
  return { ...part, text: part.text.slice(lead), start: part.start + lead };
};
/** "Daarnaast krijg je", "We offer": what comes is given. */
const gives = verbose('i')`
  ^(?:(?:daarnaast|verder|ook|bovendien) )?(?:
    (?:krijg|ontvang) je|je (?:krijgt|ontvangt)|(?:wij|we) (?:bieden|offer)|you(?:'ll| will)? (?:get|receive)
  )\s
`;
/** "Reiskostenvergoeding, doorbetaalde vakantiedagen en werkkleding.": nothing but what one gets. */
const isBare = (entry: Entry): boolean => entry.isTold && !toSomebody.test(entry.text) && isShortList(membersOf(entry));
const toSomebody = /\b(?:je|jij|jou|jouw|you|your|we|wij|ons|onze|our)\b/i;
/** A sentence that names several things one gets, cut at its commas. */
const offers = (entry: Entry): Entry[] => {
  const parts = cut(entry.text, entry.start, besidePay);
  const others = parts.filter(({ text }) => !isPay(text) && !namesPay(text) && !ofPay.test(text));
  const isPaid = parts.some(({ text }) => isPay(text) && !isAllowance(text));
  if (isPaid && others.length > 0 && parts.every(({ text }) => text.split(/\s+/).length <= mostBeside))
    return others.map((part) => ({ ...entry, ...withoutMore(part) }));
  const isLine = !entry.isTold && !entry.isItem && !entry.text.includes(':');
  const told = entry.isTold ? cut(entry.text, entry.start, /\s*,\s+(?:en |and )?|\s+(?:en|and)\s+(?=een |a )/g) : [];
  const members = isLine || isBare(entry) || gives.test(entry.text) ? membersOf(entry) : told;
  const listed = isLine && members.some(isTail) ? [] : members;
  const isGiven = isLine || isBare(entry) || gives.test(entry.text);
  return listed.length >= (isGiven ? 3 : 4) && listed.every((part) => isPay(part.text) || part.text.split(/\s+/).length <= 10)
    ? listed.map((part) => ({ ...entry, ...withoutMore(part) }))
    : enumerated(entry);
};
/** "Salaris schaal 3" names pay and nothing else. */
const isBarePay = (text: string): boolean =>
  /^(?:schaal|scale|fwg|grade|band)\s?\d+\w?$|^(?:(?:salaris|loon) )?(?:(?:volgens|conform) )?(?:de )?cao\s.*\bschaal\s?\d+\w?$/i.test(
    text,
  ) ||
  (namesPay(text) && /\b(?:schaal|scale|fwg)\b/i.test(text) && text.split(/\s+/).length <= 5);
/** "38 uren/week" among what is offered. */
const isBareHours = verbose('iu')`
  ^(?:een )?\d{2}-urige werkweek$
  |^(?:(?:een )?werkweek van )?\d{1,2}(?:[.,]\d)?(?:\s*(?:-|–|tot|to|of|or)\s*\d{1,2})?\s*(?:uur|uren|u|hours|hrs)
  (?:\s*(?:per|a|\/|in de|p\.?)\s*(?:week|w))?(?:,? (?:direct |meteen )?(?:vast|tijdelijk|permanent))?$
`;

/** What one gets, thing by thing. */
export const offered = (entry: Entry): Entry[] =>
  isEntry(entry) && isOffer(entry) && !isAddressed(entry)
    ? offers(entry).filter(
        (each) => isEntry(each) && !isPay(each.text) && !isBarePay(each.text) && !isContract(each.text) && !isBareHours.test(each.text),
      )
    : [];
