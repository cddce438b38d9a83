import { findPlace } from '@tandem/geo/places';
import { findSkills } from '@tandem/taxonomy/skills';
import type { Found } from '../result';
import { lineKind } from '../sections/line-kind';
import type { Section } from '../sections/section';
import { clausesOf, membersOf, pairOf } from '../text/clauses';
import { fold } from '../text/fold';
import { newOrder, orders } from '../text/orders';
import { cut, type Part } from '../text/split';
import { besideDiploma, demandsInRow, includedIn, isInvited, isAnother, isMust, mustsOf } from './beside';
import { isDiploma } from './demands';
import { entriesIn, type Entry } from './entries';
import { isAboutLanguage, isAboutTerms, isAboutYears, isContract, isFormal, isNotAsked, isWish } from './entry';
import { knownSkills } from './known-skills';
import { toldDemands } from './told-demands';
import { isAllowance, isPay, namesPay } from './pay-words';
import { workOf } from './years-in';

export interface ReadLists {
  requiredSkills: Found<string>[];
  wishedSkills: Found<string>[];
  responsibilities: Found<string>[];
  benefits: Found<string>[];
}

const longestEntry = 400;

const shortWords = 5;
const leastListed = 5;
const longestList = 220;
const longestPair = 60;

const welcome =
  /\s+(?:is|zijn|are|would be)\s+(?:een\s+|an?\s+)?(?:pré|pre|plus|pluspunt|troef|mooi meegenomen|advantage|nice to have|optional|desirable|wenselijk)(?:,\s+(?:of|maar|or|but)\s.*)?$/iu;
/** "Word en Excel, AFAS is mooi meegenomen": what is said of the last is said of it alone. */
const lastAlone = /,\s+(?!(?:en|and|of|or)\s)(?:(?!\s(?:en|and|of|or)\s)[^,]){2,30}?\s(?:is|would be)\s[^,]+$/iu;

/** A member of a list, asked for or wished for as the list says. */
const namedIn = (entry: Entry, { text, start }: Part, isOfLast: boolean): Entry => {
  const bare = text.replace(welcome, '');
  return { ...entry, text: bare, start, end: start + bare.length, isWish: isOfLast ? isWish(text) : entry.isWish };
};

/** Several things named with commas between them count one by one, when all are short or several are known skills. */
const enumerated = (entry: Entry): Entry[] => {
  const inside =
    /^(?:[^:,]{0,90}:|[^,]{0,40}\b(?:kennis van|ervaring (?:hebt |heeft )?met|(?:handig|goed|bekend|vertrouwd|sterk|thuis|bedreven) (?:met|in)|knowledge of|experience (?:with|in)|(?:skilled|proficient) (?:with|in)|(?:familiar|comfortable|good) with)\b)\s*/iu.exec(
      entry.text,
    )?.[0].length ?? 0;
  const listed = cut(
    entry.text.slice(inside),
    entry.start + inside,
    /\s*,\s+(?:(?:en|and)\s+(?:met|with)\s+)?(?![^(]*\))|\s+(?:en\/of|en|and|or|of)\s+(?=[\p{Lu}])/gu,
  );
  const isShort = (part: Part) => part.text.split(/\s+/).length <= shortWords;
  const known = findSkills(entry.text).length;
  const isList = listed.length >= leastListed && entry.text.length <= longestList && listed.every(isShort);
  const isPair = listed.length === 2 && entry.text.length <= longestPair && listed.every((part) => findSkills(part.text).length === 1);
  const isKnown =
    listed.length >= 3 && entry.text.length <= longestEntry && known >= 3 && listed.filter(isShort).length >= listed.length - 1;
  const isHalved = listed.some((part) => /-$/.test(part.text) || /^(?:vergelijkba|soortgelijk|similar|other|andere)/i.test(part.text));
  const parts = !isHalved && (isList || isKnown || isPair) ? listed : (knownSkills(entry) ?? [entry]);
  const isOfLast = !entry.isUnderWishes && lastAlone.test(entry.text);
  return parts.map((part) => namedIn(entry, part, isOfLast && parts.length > 1));
};

const found = ({ text, start, end, confidence }: Entry): Found<string> => ({ value: text, confidence, span: { start, end } });

const distinct = (entries: Entry[]): Entry[] => [...new Map(entries.map((entry) => [fold(entry.text), entry])).values()];

/** "Groene Vonk, Wageningen": who signs below the last list. */
const isSeat = (text: string): boolean => {
  const [, town = ''] = /^\p{Lu}[^,.\d]{2,40},\s+(\p{Lu}[\p{L}' -]{1,30})$/u.exec(text) ?? [];
  return findPlace(town) !== null;
};

const isEntry = ({ text }: Part): boolean =>
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

const enoughItems = 3;
const enoughDemands = 5;

/** Where there are lists, sentences of other parts are left to the description. */
const listedFirst = (entries: Entry[]): Entry[] =>
  entries.filter((entry) => !entry.isTold).length >= enoughItems ? entries.filter((entry) => !entry.isTold) : entries;

/** Demands are told beside short lists of them, and only repeated beside long ones. */
const itemsFirst = (entries: Entry[]): Entry[] =>
  entries.filter((entry) => entry.isItem).length >= enoughDemands ? entries.filter((entry) => !entry.isTold) : entries;

const aboutReader = /\b(?:je|jij|jouw|you|your|you'll|you're|kandidaat|candidates?)\b/;
const aboutOthers =
  /^(?:they |there |the (?:position|product|laboratory|role|job) |de functie |deze functie |wij|we|ons|onze|our|the (?:company|team)|het is|dat |daarom|dit |it is|this |of |en |and |stel je|blijf|dan )/;

/** "Help residents to wash. Keep records." */
const imperative = new RegExp(`^(?=\\p{Lu})(?:${orders})\\b(?! (?:is|are|was|will|has|can)\\b)`, 'iu');
const aboutNeeds = /^you (?:do(?:n't| not)? )?need\b/;

/** Whether most members of a list are work. */
const namesDuties = (parts: readonly Part[]): boolean =>
  parts.length > 2 && parts.filter(({ text }) => lineKind(text) === 'duties').length * 2 > parts.length;

const leastOrders = 4;
const mostLetters = 140;

/** A list of orders that lost its marks and line ends, "ensure targets are achieved prepare quotations maintain the database", one by one. */
const unlisted = (entry: Entry): Entry[] => {
  const parts = entry.isItem ? [] : cut(entry.text, entry.start, newOrder);
  const isList = parts.length >= leastOrders && parts.every(({ text }) => text.length <= mostLetters && text.includes(' '));
  return isList ? parts.map((part) => ({ ...entry, ...part, isTold: false })) : [entry];
};

const [leastBare, bareWords] = [3, 4];
/** "Stofzuigen, dweilen, ramen wassen en af en toe koken." */
const isBareList = (entry: Part): boolean => {
  const members = membersOf(entry);
  return members.length >= leastBare && members.every(({ text }) => text.split(/\s+/).length <= bareWords && /\p{Ll}en$|ing\b/u.test(text));
};

/** "Responsible for the day-to-day running.": no subject, and what one does. */
const ofWork = /^(?:(?:mede)?verantwoordelijk voor|(?:jointly )?responsible for)\s/i;
/** Sentences that say what somebody does, and none about the company or the day. */
const isDuty = (entry: Entry): boolean =>
  !entry.isTold ||
  isBareList(entry) ||
  ofWork.test(entry.text) ||
  namesDuties(membersOf(entry)) ||
  imperative.test(entry.text) ||
  (aboutReader.test(fold(entry.text)) && !aboutOthers.test(fold(entry.text)) && !aboutNeeds.test(fold(entry.text)));

const shortMember = 6;
/** "Taken: medicatie delen, rapporteren, contact met familie": behind a label, without a stop. */
const isShortList = (members: readonly Part[]): boolean =>
  members.length >= leastBare && members.every(({ text }) => text.split(/\s+/).length <= shortMember);

/** "Assess, plan and evaluate programmes of care": orders that share what stands behind the last of them are one. */
const sharesItsObject = (entry: Entry, members: readonly Part[]): boolean =>
  imperative.test(entry.text) && members.slice(0, -1).every(({ text }) => /^\p{L}+$/u.test(text)) && / /.test(members.at(-1)?.text ?? '');

/** A sentence that tells several things at once says them one by one. */
const clauses = (entry: Entry): Entry[] => {
  if (!entry.isTold) return [entry];
  const included = includedIn(entry);
  if (included.length > 0) return included.map((part) => ({ ...entry, ...part }));
  const members = membersOf(entry);
  if (members.length > 1 && sharesItsObject(entry, members)) return [entry];
  return (namesDuties(members) || isBareList(entry) ? members : clausesOf(entry)).flatMap(pairOf).map((part) => ({ ...entry, ...part }));
};

const offerWords =
  /vergoeding|verlof|vakantie|pensioen|premie|bonus|opleiding|ontwikkel|training|cursus|sfeer|team\b|uitkering|toeslag|korting|fiets|lease|auto|laptop|telefoon|groei|ruimte|flexib|verzekering|cheques|benefit|leave|holiday|pension|health|insurance|allowance|development|growth|career|flexible|discount|environment|colleagues|culture|social|scheme|package|mogelijkheden|werkplek|kans/;
const isOffer = (entry: Entry): boolean =>
  !entry.isTold || ((offerWords.test(fold(entry.text)) || lineKind(entry.text) === 'benefits') && !aboutWay.test(fold(entry.text)));
const aboutWay = /\b(?:solliciteren|reageer|recruiter|kandidaten|gesprek)\b/;

/** What goes on with the part before it, or is half of a word. */
const isTail = ({ text }: Part): boolean => /-$|^(?:in|bij|als|indien|van|zoals|such|e\.g|bijv)\b/i.test(text);
/** "€ 2.800, 25 vakantiedagen en een pensioen": what is told in one breath with pay. */
const besidePay =
  /\s*,\s+(?:(?:en|and|plus)\s+)?(?![^(]*\))|\s+(?:en|and|plus)\s+(?=(?:een|an?|\d{1,2}(?![\d.,])|vrije?|gratis|free|goede?|good|\p{L}+(?:vergoeding|regeling|dagen|toeslag|geld|korting|budget|premie)|training(?:en)?|opleidingen)(?![\p{L}]))/giu;
const mostBeside = 12;
const onBasis = /^(?:o\.?b\.?v|op basis van|based on)\b/i;
/** "Daarnaast een laptop" is a laptop. */
const withoutMore = (part: Part): Part => {
  const lead = /^(?:daarnaast|verder|bovendien|ook|plus|in addition|also),?\s+(?=een\s|an?\s|\d)/iu.exec(part.text)?.[0].length ?? 0;
  return { ...part, text: part.text.slice(lead), start: part.start + lead };
};
/** "Daarnaast krijg je", "We offer": what comes is given. */
const gives =
  /^(?:(?:daarnaast|verder|ook|bovendien) )?(?:(?:krijg|ontvang) je|je (?:krijgt|ontvangt)|(?:wij|we) (?:bieden|offer)|you(?:'ll| will)? (?:get|receive))\s/i;
/** "Reiskostenvergoeding, doorbetaalde vakantiedagen en werkkleding.": nothing but what one gets. */
const isBare = (entry: Entry): boolean => entry.isTold && !toSomebody.test(entry.text) && isShortList(membersOf(entry));
const toSomebody = /\b(?:je|jij|jou|jouw|you|your|we|wij|ons|onze|our)\b/i;
/** A sentence that names several things one gets, cut at its commas. */
const offers = (entry: Entry): Entry[] => {
  const parts = cut(entry.text, entry.start, besidePay);
  const others = parts.filter(({ text }) => !isPay(text) && !namesPay(text) && !onBasis.test(text));
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

const isSkill = ({ text }: Part): boolean =>
  !isNotAsked(text) && !isDiploma(text) && !isFormal(text) && !isInvited(text) && !isAboutLanguage(text) && !isAboutTerms(text);

/** Of years of work what they are spent with. */
const skillOf = (entry: Entry): Entry[] => {
  if (!isAboutYears(entry.text)) return [entry];
  const work = workOf(entry);
  return work ? [{ ...entry, ...work }] : [];
};

/** Sentences that say what somebody brings, and none about the company or how to apply. */
const isAsked = (entry: Entry): boolean =>
  !entry.isTold ||
  isMust(entry.text) ||
  ((seeks.test(entry.text) || !aboutOthers.test(fold(entry.text))) && !isAddressed(entry) && !aboutApplying.test(fold(entry.text)));
const seeks = /^(?:we|wij)\s+(?:are looking for|zoeken) (?:someone|somebody|iemand) (?:who|with|die|met)\s/i;
const aboutApplying =
  /\b(?:solliciteren|reageer|sollicitatie\w*|sluitingsdatum|gesprekken|kennismakingsgesprek|referentiecheck|interviews?|closing date|your application|contact(?:eer)?)\b/;

/** "Call us", "Bel Anna op 06"; a line of a list that says "Call customers" is work. */
const calledUpon = /^(?:app|bel|mail|whatsapp|stuur|text|call|e-?mail|meld je)\s/;
const reached = /@|\d{2}|\b(?:us|me|ons|mij|cv|resume)\b/;
const addressed =
  /\b(?:originally posted|equal opportunit\w+ employer|acts as an employment (?:agency|business))|\b(?:solliciteer|apply|motivatiebrief|cv\b(?!-)|acquisitie)|\bplease (?:contact|call|send|submit|reply)\b|^if (?:you|this)\b.*\binterest|^(?:(?:in)?start|te starten|beginnen) (?:zo snel|z\.s\.m|per |vanaf )|^te bespreken\b/;
/** What closes an advertisement: where to leave one's name, and that now is the time. */
const invites =
  /\bvia (?:het|dit|ons|the|this|our) (?:\w+ )?(?:formulier|form)\b|^laat (?:je|jouw|hier)\b.*\bachter\b|^(?:ga|neem) (?:jij |je )?(?:de|deze|die) (?:uitdaging|stap)\b|^(?:take|rise to) (?:up )?(?:the|this) challenge\b|^klikt het\b|\baan het juiste adres\b|^(?:grijp|pak) (?:je|jouw|deze|die) kans\b/;
const isAddressed = (entry: Entry): boolean => {
  const words = fold(entry.text);
  return addressed.test(words) || invites.test(words) || (calledUpon.test(words) && (entry.isTold || reached.test(words)));
};
/** "VCA; F-gassen is een pré": an item may ask for several. */
const demandsOf = (entry: Entry): Entry[] =>
  cut(
    entry.text,
    entry.start,
    /\s*;\s+(?![^(]*\))|\s+(?:en|and)\s+(?=(?:een |a )?(?:geldige? |valid )?(?:BIG|VCA|VOG|SKJ|EHBO|BHV|rijbewijs|driving licen[cs]e|code 95)\b)|(?<=\b(?:beschikbaar|inzetbaar|available|uur|hours|week))\s+(?:en|and)\s+(?=(?:(?:je|jij|you)\s)?(?:hebt|bent|kunt|beschikt|have|are|can|hold)\s)|\s*,\s+(?=(?:preferably|ideally) (?:with|have)\s|applications? (?:is|are)\s)|(?<!\b(?:of|van|met|in|with))\s+(?:en|and)\s+(?=(?:knowledge of|experience (?:with|in|of)|kennis van|ervaring met|affiniteit met)\s)|,?\s+(?:en|and)\s+(?=(?:je hebt (?:kennis|ervaring)|je kent|you (?:know|have (?:knowledge|experience)))\s)/g,
  ).map((part) => ({
    ...entry,
    ...part,
    isWish: entry.isUnderWishes || isWish(part.text),
  }));
/** A sentence may ask for many things at once; whether each is only wished for it says itself. */
const severalOf = (entry: Entry): Entry[] => {
  const must = isMust(entry.text) ? mustsOf(entry) : [];
  const parts = must.length > 1 || entry.isItem ? must : toldDemands(entry);
  return parts.length > 1 ? parts.map((part) => ({ ...entry, ...part, isWish: entry.isUnderWishes || isWish(part.text) })) : [entry];
};
/** "Diploma VIG niveau 3, BIG niet nodig, rijbewijs": short things behind a label are asked one by one. */
const speaks = /^(?:je|jij|you|wij|we|de|het|een|the|an?)\s/i;
const apart = (entry: Entry): Entry[] => {
  const members = entry.isItem || (entry.isTold && speaks.test(entry.text)) ? [] : membersOf(entry);
  const isMixed = members.some(({ text }) => isAnother(text));
  return isMixed && isShortList(members)
    ? members.map((part) => ({ ...entry, ...part, isWish: entry.isUnderWishes || isWish(part.text) }))
    : [entry];
};
/** Of a diploma and something else in one breath the other thing. */
const besides = (entry: Entry): Entry[] => {
  const others = besideDiploma(entry);
  return others.length > 0 ? others.map((part) => ({ ...entry, ...part })) : [entry];
};
const asked = (entry: Entry): Entry[] =>
  isEntry(entry)
    ? (entry.isItem
        ? [entry]
        : demandsInRow(entry).map((part) => ({ ...entry, ...part, isWish: entry.isUnderWishes || isWish(part.text) }))
      )
        .flatMap(apart)
        .flatMap(severalOf)
        .flatMap(demandsOf)
        .flatMap(besides)
        .filter((each) => isSkill(each) && isAsked(each))
        .flatMap(skillOf)
        .flatMap(enumerated)
        .filter(isEntry)
    : [];
const done = (entry: Entry): Entry[] =>
  unlisted(entry).flatMap((each) =>
    isEntry(each) && isDuty(each) && !isMust(each.text) && !isAddressed(each)
      ? clauses(each).filter((clause) => !each.isTold || !isAboutTerms(clause.text))
      : [],
  );
/** "Duties include | personal care, preparing meals and companionship.": what goes on from its label is no sentence of its own. */
const goesOn = /^(?!(?:je|jij|you|we|wij)\s)\p{Ll}/u;
/** Where one line behind a label is all there is, its members are the work. */
const doneIn = (sections: readonly Section[]): ((entry: Entry) => Entry[]) => {
  const [line, ...others] = sections.filter(({ kind }) => kind === 'duties').flatMap(({ blocks }) => blocks);
  const isAll = ({ text }: Entry) => others.length === 0 && text.length >= (line?.text.length ?? 0) - 1;
  return (entry) => {
    const members = membersOf(entry);
    return isAll(entry) && (!entry.isTold || goesOn.test(entry.text)) && isShortList(members)
      ? members.flatMap(pairOf).map((part) => ({ ...entry, ...part }))
      : done(entry);
  };
};
/** "Salaris schaal 3" names pay and nothing else. */
const isBarePay = (text: string): boolean => namesPay(text) && /\b(?:schaal|scale|fwg)\b/i.test(text) && text.split(/\s+/).length <= 5;
/** "38 uren/week" among what is offered. */
const isBareHours =
  /^\d{1,2}(?:[.,]\d)?(?:\s*(?:-|–|tot|to|of|or)\s*\d{1,2})?\s*(?:uur|uren|u|hours|hrs)(?:\s*(?:per|a|\/|in de|p\.?)\s*(?:week|w))?$/iu;
const offered = (entry: Entry): Entry[] =>
  isEntry(entry) && isOffer(entry) && !isAddressed(entry)
    ? offers(entry).filter(
        (each) => isEntry(each) && !isPay(each.text) && !isBarePay(each.text) && !isContract(each.text) && !isBareHours.test(each.text),
      )
    : [];

/** What the parts of a vacancy list. */
export const readLists = (sections: Section[]): ReadLists => {
  const demands = distinct([
    ...itemsFirst(entriesIn(sections, ['requirements', 'traits', 'wishes'], asked)),
    ...entriesIn(sections, ['duties', 'other', 'apply'], (entry) => (isMust(entry.text) ? asked(entry) : [])),
  ]);
  return {
    requiredSkills: demands.filter((entry) => !entry.isWish).map(found),
    wishedSkills: demands.filter((entry) => entry.isWish).map(found),
    responsibilities: distinct(listedFirst(entriesIn(sections, ['duties'], doneIn(sections)))).map(found),
    benefits: distinct(listedFirst(entriesIn(sections, ['benefits'], offered))).map(found),
  };
};
