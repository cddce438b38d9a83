import type { Remainder } from './remainder';

const month =
  '(?:jan(?:uari|uary)?|feb(?:ruari|ruary)?|maart|march|apr(?:il)?|mei|juni|june|juli|july|aug(?:ustus|ust)?|sep(?:t|tember)?|okt(?:ober)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const moment = `(?:(?:(?:begin|eind|medio|half|early|mid|late|end of|start of)\\s+)?(?:\\d{1,2}(?:e|st|nd|rd|th)?\\s+)?(?:of\\s+)?${month}(?:\\s+20\\d\\d)?|\\d{1,2}[-/]\\d{1,2}(?:[-/]\\d{2,4})?|(?:volgende?|next)\\s+(?:week|maand|month|jaar|year)|(?:de|the)\\s+(?:zomer|vakantie|zomervakantie|bouwvak|summer|holidays?)|(?:direct|heden|meteen|nu|now|today|morgen|tomorrow|immediately))`;
const begins = '(?:(?:(?:kan|wil|can|to)\\s+)?(?:starten|beginnen|beschikbaar|start(?:ing|s)?|begin(?:ning|s)?|available|inzetbaar))';
const toMoment = '(?:per|vanaf|met ingang van|from|as of|in|op|on|na|after|since)';

const beginning = new RegExp(
  `(?<![\\p{L}\\d])(?:${begins}\\s+(?:${toMoment}\\s+)?${moment}|(?:per|vanaf|met ingang van|from|as of|na|after|in|kan|can)\\s+(?:per\\s+)?${moment}(?:\\s+${begins})?|immediate(?:ly)?\\s+(?:start|available|beginning)|(?:direct|meteen)\\s+(?:beschikbaar|beginnen|starten|inzetbaar)|after summer|na (?:de )?zomer)(?![\\p{L}\\d])`,
  'giu',
);

/** "Vanaf 1 januari", "start in September", "per direct": when somebody can begin. Vacancies hardly ever say it, so it decides nothing. */
export const readBeginning = (rest: Remainder): void => void rest.take('background', beginning, () => true);
