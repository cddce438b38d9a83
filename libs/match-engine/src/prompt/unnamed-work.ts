import { everydayWords } from '../data/everyday-words';
import { regions } from '../data/regions';
import { boilerplate } from '../text/stopwords';
import { isLittle } from './named-titles';
import { beforePlace } from './places';
import type { Remainder } from './remainder';

/** How people speak of any work at all. */
export const vague = new Set(
  `first eerste blijven blijf stoppen stop gestopt opbouwen opbouw uitbreiden willing bereid learner leergierig goed goede mooie echt echte best beste better paid betaald betaalde direct snel fast ok anything anybody iedereen alles overstap
  overstappen switch leren learn moeilijk moeilijke difficult makkelijk makkelijke easy home thuis start quick weg naast ex former voormalig
  voormalige eenvoudig eenvoudige simpel simpele simple nieuws uitdaging uitdagingen challenge challenges pay loon fun leuks leuk leuke
  interessant interessante interesting available beschikbaar beschikbare openstaande current huidige actuele soort kind some any idee idea
  wanted gezocht urgent asap spoed now nu today vandaag soon binnenkort paar few couple own current wil wilt willen heb ga gaan kom komen aub graag please ergens somewhere search searching
  find vinden mogelijk slag allround all-round morgen tomorrow meteen immediately immediate start starten begin beginnen lange langere tijd periode long longer term time collega collega's colleagues collegas
  verdienen earn worden become gewoon just perhaps misschien prima aan alleen only slechts nog fit zelfs even anders else different other nieuws terug back hoger hogere higher genoeg enough fine oke ok`.split(
    /\s+/,
  ),
);

const words = (text: string): string[] => text.toLowerCase().match(/\p{L}[\p{L}'’+#]*/gu) ?? [];
const work =
  'work(?:ing)?|jobs?|vacanc(?:y|ies)|employment|werk(?:en)?|ba(?:an|antjes?|nen)|vacatures?|functies?|betrekking|stage|internships?|traineeships?|aan de slag|\\p{L}*(?:werk|baan|baantje|banen)';
const namesWork = new RegExp(`(?<!\\p{L})(?:${work})(?!\\p{L})`, 'iu');
/** These may stand for work where something else is said of it. */
const something = /(?<!\p{L})(?:something|iets|wat)(?!\p{L})/iu;
const workWord = new RegExp(`^(?:${work}|something|iets|wat)$`, 'iu');
const everyday = new Set(everydayWords);

const fold = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '');
const isRead = (word: string): boolean =>
  word.length < 2 ||
  isLittle(word) ||
  boilerplate.has(word) ||
  vague.has(word) ||
  everyday.has(word) ||
  workWord.test(word) ||
  fold(word).split('-').every((part) => regions.has(part)); // prettier-ignore

const inPlace = new RegExp(`(?<!\\p{L})(?:${beforePlace})\\s+(?:de |het |the )?\\p{L}+`, 'giu');
/** With what, as what or with whom: work that is told in words nobody knows is not any work. */
const told = /(?<!\p{L})(?:met|with|als|as|bij|at|for|voor)\s+(?:(?:de|het|een|the|a|an|mijn|my)\s+)*(?<what>\p{L}+)/giu;

/**
 * Whether a sentence in which no work was found asks for any: it names but where, or that it is work, or what it must be like beside it.
 * `places` is how many places it names.
 */
export const asksAnyWork = (rest: Remainder, places: number): boolean => {
  const isAtPlace = places > 0 || rest.understood.some(({ kind }) => kind === 'travel');
  const unread = (text: string): string[] => words(text).filter((word) => !isRead(word));
  /** Hours or pay and no other word may stand for anything. */
  const isMore = rest.understood.some(({ kind }) => kind !== 'hours' && kind !== 'salary') || words(rest.left).length > 0;
  if ((isAtPlace || (rest.understood.length > 0 && isMore)) && unread(rest.left).length === 0) return true;
  if ([...rest.left.matchAll(told)].some(({ groups }) => !isRead((groups?.['what'] ?? '').toLowerCase()))) return false;
  if (isAtPlace) return namesWork.test(rest.text) || something.test(rest.text);
  const isSaid = namesWork.test(rest.text) || (something.test(rest.text) && rest.understood.length > 0);
  return isSaid && unread(rest.left.replace(inPlace, ' ')).length === 0;
};
