import { verbose } from '@tandem/domain/verbose';
import { membersOf } from '../text/clauses';
import { fold } from '../text/fold';
import { cut } from '../text/split';
import { besideDiploma, demandsInRow, isAnother, isInvited, isMust, mustsOf } from './beside';
import { isDiploma } from './education';
import type { Entry } from './entries';
import { isAboutLanguage, isAboutTerms, isAboutYears, isFormal, isNotAsked, isWish } from './entry';
import { enumerated } from './enumerated';
import { aboutOthers, isAddressed, isEntry, isShortList } from './list-entry';
import { isPay } from './pay-words';
import { toldDemands } from './told-demands';
import { workOf } from './years-in';

const isSkill = (text: string): boolean =>
  !isPay(text) &&
  !isNotAsked(text) &&
  !isDiploma(text) &&
  !isFormal(text) &&
  !isInvited(text) &&
  !isAboutLanguage(text) &&
  !isAboutTerms(text);

/** Of years of work what they are spent with. */
const skillOf = (entry: Entry): Entry[] => {
  if (!isAboutYears(entry.text)) return [entry];
  const work = workOf(entry);
  return work ? [{ ...entry, ...work }] : besideYears(entry);
};

const mostBeside = 8;
/** What says more about the years before it, and asks for nothing of its own. */
const ofYears =
  /^(?:waarvan|waaronder|bij voorkeur|liefst|het liefst|in|of|or|preferably|ideally|including|part of|of which|gained|opgedaan)\s/i;
const speaksTo = /^\p{L}+ (?:je|jij|you)\s/iu;
/** "Minimaal 1 jaar ervaring in de keuken, hart voor lokale producten": what is asked beside years of work. */
const besideYears = (entry: Entry): Entry[] => {
  const parts = cut(entry.text, entry.start, /\s*,\s+(?:(?:en|and)\s+)?(?![^(]*\))/g);
  const others = parts.slice(1).filter(({ text }) => !isAboutYears(text) && isSkill(text));
  const isListed = parts.every(({ text }) => text.split(/\s+/).length <= mostBeside && !ofYears.test(text) && !speaksTo.test(text));
  return isListed ? others.map((part) => ({ ...entry, ...part, isWish: entry.isUnderWishes || isWish(part.text) })) : [];
};

/** Sentences that say what somebody brings, and none about the company or how to apply. */
const isAsked = (entry: Entry): boolean =>
  !entry.isTold ||
  isMust(entry.text) ||
  ((seeks.test(entry.text) || !aboutOthers.test(fold(entry.text))) && !isAddressed(entry) && !aboutApplying.test(fold(entry.text)));
const seeks = /^(?:we|wij)\s+(?:are looking for|zoeken) (?:someone|somebody|iemand) (?:who|with|die|met)\s/i;
const aboutApplying = verbose()`
  \b(?:
    solliciteren|reageer|sollicitatie\w*|sluitingsdatum|gesprekken|kennismakingsgesprek|referentiecheck|interviews?|closing date
    |your application|contact(?:eer)?
  )\b
`;
const severalDemands = verbose('g')`
  \s*;\s+(?![^(]*\))
  |\s+(?:en|and)\s+(?=(?:een |a )?(?:geldige? |valid )?(?:BIG|VCA|VOG|SKJ|EHBO|BHV|rijbewijs|driving licen[cs]e|code 95)\b)
  |(?<=\b(?:beschikbaar|inzetbaar|available|uur|hours|week))\s+(?:en|and)\s+(?=
    (?:(?:je|jij|you)\s)?(?:hebt|bent|kunt|beschikt|have|are|can|hold)\s
  )|\s*,\s+(?=(?:preferably|ideally) (?:with|have)\s|applications? (?:is|are)\s)
  |(?<!\b(?:of|van|met|in|with))\s+(?:en|and)\s+(?=
    (?:knowledge of|experience (?:with|in|of)|kennis van|ervaring met|affiniteit met)\s
  )|,?\s+(?:en|and)\s+(?=(?:je hebt (?:kennis|ervaring)|je kent|you (?:are|know|have (?:knowledge|experience)))\s)
`;
/** "Je hebt een heftruckcertificaat en je bent sterk.": a sentence says both of whoever comes, an item is one demand. */
const toldSeveral = new RegExp(`${severalDemands.source}|\\s+en\\s+(?=(?:je|jij)\\s+bent\\s)`, 'g');
/** "VCA; F-gassen is een pré": an item may ask for several. */
const demandsOf = (entry: Entry): Entry[] =>
  cut(entry.text, entry.start, entry.isItem ? severalDemands : toldSeveral).map((part) => ({
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

/** What somebody has to know or bring, thing by thing; each says whether it is only wished for. */
export const asked = (entry: Entry): Entry[] =>
  isEntry(entry)
    ? (entry.isItem
        ? [entry]
        : demandsInRow(entry).map((part) => ({ ...entry, ...part, isWish: entry.isUnderWishes || isWish(part.text) }))
      )
        .flatMap(apart)
        .flatMap(severalOf)
        .flatMap(demandsOf)
        .flatMap(besides)
        .filter((each) => isSkill(each.text) && isAsked(each))
        .flatMap(skillOf)
        .flatMap(enumerated)
        .filter(isEntry)
    : [];
