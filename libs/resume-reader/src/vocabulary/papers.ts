import { fold } from '../text/fold';

/** Papers that are asked for in many trades, and that have to be renewed. */
const trade =
  'awareness|first aid|manual handling|food hygiene|safeguarding|bhv|ehbo|vca|vol-vca|b-vca|haccp|sociale hygiene|adr|heftruck\\p{L}*|reachtruck\\p{L}*|nen ?3140|erste hilfe';
/** Words that name a course or what it gives. */
const course =
  '\\p{L}*(?:cursus(?:sen)?|training|certificaat|getuigschrift|nascholing|bijscholing)|diploma|workshop|course|certificate|certified|lehrgang';

const whole = (words: string): RegExp => new RegExp(`(?<![\\p{L}\\d])(?:${words})(?![\\p{L}\\d])`, 'u');
const [tradePaper, anyPaper] = [whole(`${trade}|code ?95`), whole(`${course}|${trade}`)];

/** Whether a text names a course, what it gives, or a paper of a trade. */
export const isPaper = (text: string): boolean => anyPaper.test(fold(text));

/** Whether a text names a paper that holds for some years only. */
export const isTradePaper = (text: string): boolean => tradePaper.test(fold(text));
