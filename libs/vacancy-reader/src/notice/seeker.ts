import { verbose } from '@tandem/domain/verbose';
import { fold } from '../text/fold';

const work =
  '(?:werk|baan|bijbaan|baantje|job|functie|stage|stageplek|stageplaats|uitdaging|opdracht(?:en)?|klus(?:sen|jes)?|vakantiewerk|zaterdagbaan|dienstverband|work|jobs?|position|role|employment|shifts?|placement|internship|opportunit(?:y|ies)|challenge|gig)(?![a-z-])';
const few = (most: number): string => `(?:[^\\s,.;:!?]+ ){0,${most}}`;
const reader = '(?:je|jij|jullie|u|wie|you|anyone|who)';

/** Somebody who says that he looks for work, and none who asks whether the reader does. */
const seeks: readonly RegExp[] = [
  new RegExp(`\\b(?:ik|mijn \\w+) (?:ben |is )?${few(5)}(?:zoek|zoekt|op zoek naar) ${few(4)}${work}`),
  new RegExp(`(?<!\\b(?:ben|bent|zijn) (?:${reader} )?)(?<!\\b${reader} )\\bop zoek naar ${few(3)}${work}(?! ?\\?)`),
  new RegExp(`(?<!\\b${reader} (?:\\w+ )?)(?<!\\bdie )\\b(?:zoekt|zkt) ${few(4)}${work}`),
  new RegExp(`\\b(?:i|he|she)(?:'m| am|'s| is)? ${few(3)}(?:looking|searching|seeking|hunting|seek|seeks)(?: for)? ${few(5)}${work}`),
  new RegExp(
    `(?<!\\b(?:${reader}|we|are|you're|we're) ${few(1)})\\b(?:looking for|seeking|seeks|in search of) (?:an? |new |any |full[- ]?time |part[- ]?time )*${work}`,
  ),
  new RegExp(`\\bi (?:really )?(?:need|want) ${few(4)}${work}`),
  /\b(?:ik ben|i am|i'm) (?:[^\s.;:!?]+ ){0,4}(?:beschikbaar|inzetbaar|available)\b/,
  /^(?:job|work|position|werk|baan|bijbaan|stage)s? (?:wanted|sought|gezocht)\b/,
  /\b(?:open to work|opentowork|beschikbaar voor werk|available for (?:work|hire))\b/,
];
/** A resume says so at its head. */
const resume = verbose()`
  ^(?:(?:mijn|my|het|the) )?(?:cv|c\.v\.|curriculum vitae|resume|personalia)(?=\s*[:|,\n]|\s+-\s|\s+(?:van|of|from)\s|\s*$)
  |^(?:curriculum vitae|personalia)\b
`;

const day = '(?:(?:jan|feb|m(?:aa|a)?r|apr|ma[yi]|mei|jun|jul|aug|sep|o[kc]t|nov|dec)[a-z]*\\.? |\\d{1,2}[/-])?(?:19|20)\\d{2}';
/** "06/2014 - 08/2016", "maart 2019 tot heden": since when, and until when, somebody did something. */
const period = new RegExp(`\\b${day} ?(?:-|to|tot(?: en met)?|t/m|until) ?(?:${day}|current|present|heden|nu|now)\\b`, 'g');
const part = verbose('gm')`
  ^(?:
    (?:(?:work|professional|employment|relevant|career) )?(?:experience|history)|education(?: (?:and|&) training)?
    |educational background|werkervaring|opleidingen|opleiding en cursussen
    |(?:professional |career |executive )?(?:summary|overview|profile)|career objective|highlights|skills|core qualifications
    |accomplishments|certifications|cursussen|vaardigheden|talen|hobby'?s|references|referenties
  )\s*:?$
`;
const [leastPeriods, leastParts] = [2, 2];

/** Whether a text tells what somebody has done, with since when, under the headings of a resume. */
export const isResume = (written: string): boolean => {
  const text = fold(written);
  return (text.match(period) ?? []).length >= leastPeriods && (text.match(part) ?? []).length >= leastParts;
};

/** "Looking for a new job?" is asked of the reader. */
const question = /[^.!?\n]{0,120}\?/g;

/** An employer speaks, who may ask whether the reader is "looking for a new challenge". */
const employer = /\b(?:we (?:are|'re) (?:currently |now )?looking for|join our|(?:wij|we) zoeken|zoeken (?:wij|we))\b/;

/** Whether a text is of somebody who offers himself, whatever work, hours and pay it names. */
export const isOfSeeker = (written: string): boolean => {
  const text = fold(written.trim()).replace(question, ' ').trim();
  return resume.test(text) || (!employer.test(text) && seeks.some((pattern) => pattern.test(text)));
};
