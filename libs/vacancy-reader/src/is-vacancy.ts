import { isOfSeeker } from './notice/seeker';
import type { Notice } from './notice/notice';
import type { ReadVacancy } from './result';

/** Fewer words say too little unless they ask for somebody outright. */
export const leastWords = 40;
export const wordsOf = (text: string): number => text.split(/\s+/).filter(Boolean).length;

const reached = /[\w.+-]@[\w-]|\+?\d[\d\s()-]{8,}\d/;

/** What a short message says about the work besides its place. */
const toldBy = (vacancy: ReadVacancy, { facts }: Notice): number =>
  [
    vacancy.pay,
    vacancy.hours ?? facts.find(({ kind }) => kind === 'days'),
    vacancy.contractType,
    vacancy.jobType?.span,
    vacancy.workModel ?? facts.find(({ text }) => /^remote/i.test(text)),
    vacancy.experienceYears,
    vacancy.education[0],
    vacancy.closingDate,
    reached.exec(vacancy.text),
  ].filter(Boolean).length;

/** A short message that asks for somebody and says two things about the work; one that does not ask says three. */
const isNotice = (vacancy: ReadVacancy, notice: Notice): boolean => {
  const told = toldBy(vacancy, notice);
  const all = told + Number(vacancy.city !== null);
  if (!notice.isAsked) return all >= 3;
  return all >= 2 && told >= 1 && (notice.isKnown || (vacancy.hours !== null && told >= 2));
};

/** What a vacancy is known by: who is asked, and at least two things about the work. */
export const isVacancy = (vacancy: ReadVacancy, parts: number, notice: Notice | null): boolean => {
  if (vacancy.title === null) return false;
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
  if (parts === 0 && isOfSeeker(vacancy.text)) return false;
  if (parts === 0 && notice && isNotice(vacancy, notice)) return true;
  // A name of work that is in no table needs a part of every kind beside it.
  if (vacancy.title.confidence <= 0.3) return parts >= 2 && facts >= 1 && lists >= 1;
  if (parts >= 2 || (parts >= 1 && facts >= 1)) return true;
  return facts + lists >= 3 && wordsOf(vacancy.text) >= leastWords;
};
