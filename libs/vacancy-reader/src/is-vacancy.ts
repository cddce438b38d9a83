import { verbose } from '@tandem/domain/verbose';
import { isOfSeeker } from './notice/seeker';
import type { Notice } from './notice/notice';
import { isFair, isOwnChore } from './notice/words';
import type { ReadVacancy } from './result';
import { fold } from './text/fold';

/** Fewer words say too little unless they ask for somebody outright. */
export const leastWords = 40;
export const wordsOf = (text: string): number => text.split(/\s+/).filter(Boolean).length;

const reached = /[\w.+-]@[\w-]|\+?\d[\d\s()-]{8,}\d|\b(?:stuur|mail|send)\b[^.\n]{0,30}\bcv\b/i;

/** What is asked of whoever comes, in words no bill has. */
const demands = /(?<!\p{L})(?:vereist|verplicht|required|must have|certifica\p{L}+|rijbewijs|driving licen[cs]e|diploma)(?!\p{L})/iu;

/** What a short message says about the work besides its place. */
const toldBy = (vacancy: ReadVacancy, { facts }: Notice): number =>
  [
    vacancy.pay,
    vacancy.hours ?? facts.find(({ kind }) => kind === 'days' || kind === 'hours'),
    vacancy.contractType,
    vacancy.jobType?.span,
    vacancy.workModel ?? facts.find(({ text }) => /^remote/i.test(text)),
    vacancy.experienceYears,
    vacancy.education[0],
    vacancy.closingDate,
    demands.exec(vacancy.text),
    facts.find(({ text }) => /^(?:per direct|asap|z\.?s|\p{L}*(?:oproep|uren)|bijbaan|weekend)/iu.test(text)),
    vacancy.applicationUrl ?? reached.exec(vacancy.text),
  ].filter(Boolean).length;

/** A short message that asks for somebody and says two things about the work; one that does not ask says three. */
const isNotice = (vacancy: ReadVacancy, notice: Notice): boolean => {
  const told = toldBy(vacancy, notice);
  const all = told + Number(vacancy.city !== null);
  if (!notice.isAsked) return all >= 3;
  return all >= 2 && told >= 1 && (notice.isKnown || (vacancy.hours !== null && told >= 2));
};

/** How an employer speaks: of whom he looks for, and of how one answers. */
const asks = verbose('i')`
  \b(?:
    looking (?:for|to (?:recruit|employ|appoint|hire))|seeking|recruiting|opportunit(?:y|ies) (?:has|have|is|exists?|for|to)
    |(?:wij|we) zoeken|zoeken (?:wij|we)|op zoek naar|join (?:our|us|the)|vacanc(?:y|ies)|vacature
  )\b
`;
const answers = verbose('i')`
  \b(?:
    apply|applicants?|applications?|interviews?|informal (?:visits?|discussion|chat)|further (?:details|information)
    |successful (?:candidate|applicant)s?|post ?holders?|shortlist\w*|vacancies|sollicit\w+|reageer|stuur (?:je|jouw|ons|een)
    |contact
  )\b
`;

/** A title that is known over a text: one in which an employer speaks, or that says where it is and for how much, how long or how. */
const isHeaded = (vacancy: ReadVacancy): boolean => {
  const { title, text, pay, hours, contractType, jobType, city } = vacancy;
  const [head = '', ...below] = text.split('\n');
  const isOver = title !== null && title.confidence >= 0.7 && below.length > 0 && fold(head).includes(fold(title.value));
  const isTold = city !== null && [pay, hours, contractType, jobType?.span].some(Boolean);
  return isOver && wordsOf(text) >= leastWords && (isTold || (asks.test(text) && answers.test(text)));
};

/** What a vacancy is known by: who is asked, and at least two things about the work. */
export const isVacancy = (vacancy: ReadVacancy, parts: number, notice: Notice | null): boolean => {
  if (vacancy.title === null || isFair.test(vacancy.text.trimStart()) || isFair.test(vacancy.title.value)) return false;
  const facts = [
    vacancy.pay,
    vacancy.hours,
    vacancy.contractType,
    vacancy.jobType,
    vacancy.experienceYears,
    vacancy.education[0],
    vacancy.closingDate,
  ].filter(Boolean).length;
  const lists = Number(vacancy.responsibilities.length > 1) + Number(vacancy.requiredSkills.length > 1);
  if (parts === 0 && (isOfSeeker(vacancy.text) || isOwnChore(vacancy.text))) return false;
  if (parts === 0 && notice && isNotice(vacancy, notice)) return true;
  // A name of work that is in no table needs a part of every kind beside it.
  if (vacancy.title.confidence <= 0.3) return parts >= 2 && facts >= 1 && lists >= 1;
  if (parts >= 2 || (parts >= 1 && facts >= 1)) return true;
  return (facts + lists >= 3 && wordsOf(vacancy.text) >= leastWords) || isHeaded(vacancy);
};
