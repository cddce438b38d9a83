import { verbose } from '@tandem/domain/verbose';
import { findPlace } from '@tandem/geo/places';
import { tokenise, type Token } from '@tandem/taxonomy/normalise';
import { findOccupations, occupationNamed } from '@tandem/taxonomy/occupations';
import { plainSkillByName } from '@tandem/taxonomy/skills';
import { seniorityOf } from '../levels/seniority';
import { stopwords } from '../text/stopwords';
import type { Remainder } from './remainder';
import { phrasesIn } from './phrases';
import { isWord } from './spelling';

const longestTitle = 5;
/** A word that is no listed title still names work when its head is known well enough ("heftruckmonteur"). */
const sureEnough = 0.5;
const shortestHead = 7;
export const isLittle = (word: string): boolean => stopwords.en.has(word as never) || stopwords.nl.has(word as never);
/** Listed names of work that mean something else in a sentence about work. */
const notTitles = new Set('help hulp helper lead host model maker operator manager medewerker employee assistant assistent specialist adviseur advisor consultant trainer coach expert professional team leider leader kantoor'.split(' ')); // prettier-ignore

export type Named = { title: string; start: number; end: number };

const written = (rest: Remainder, from: Token, to: Token): string => rest.text.slice(from.start, to.end);
export const isBroken = (rest: Remainder, from: Token, to: Token): boolean =>
  !rest.isFree(from.start, to.end) || /[,;:!?()\n]|\.\s|\s[/–-]\s/.test(written(rest, from, to));

const shortestPlural = 4;
/** What a plural in either language may be of. */
const singulars = (text: string): string[] =>
  text.length < shortestPlural || /ss$/iu.test(text) || isWord(text)
    ? []
    : [/(.+)s$/iu, /(.+?)en$/iu].flatMap((ending) => ending.exec(text)?.[1] ?? []);

const shortestPart = 4;
/** One Dutch word that was written as two: "tandarts assistente", "onderhouds monteur". */
const joined = (first: Token, second: Token): string | null => {
  if (first.word.length < shortestPart || second.word.length < shortestPart) return null;
  return [`${first.word}${second.word}`, `${first.word}s${second.word}`].find((word) => occupationNamed(word)) ?? null;
};

/** The listed title that the words from one token to another name, if they do. */
const listedAs = (rest: Remainder, from: Token, to: Token, words: number, next: Token | undefined): string | null => {
  const text = written(rest, from, to);
  if (words === 1 && notTitles.has(text.toLowerCase())) return null;
  if (occupationNamed(text)) return text;
  // "Vacancies for cooks": one of them is looked for.
  const one = singulars(text).find((word) => occupationNamed(word));
  if (one) return one;
  const translated = text
    .replace(/(?<=\s)assistent$/iu, 'assistant')
    .replace(/(?<=^|\s)dev$/iu, 'developer')
    .replace(/(?<=\s)admin$/iu, 'administrator');
  if (translated !== text && occupationNamed(translated)) return translated;
  // "Loodgietersleerling" learns to be one.
  const master = words === 1 ? /^(\p{L}{4,}?)s?leerling$/iu.exec(text)?.[1] : undefined;
  if (master && occupationNamed(master)) return `leerling ${master}`;
  return words === 2 && next ? joined(from, next) : null;
};

/** What somebody has and the work is not called after. */
const ofPerson = /^(?:\p{L}*rijbewijs|licen[cs]e|nederlands?|engels|dutch|english)$/u;

/** What stands before a title and belongs to it: how far along, and with what. */
const startOf = (rest: Remainder, tokens: readonly Token[], at: number): Token => {
  let first = tokens[at] as Token;
  for (let place = at - 1; place >= 0 && place >= at - 3; place -= 1) {
    const token = tokens[place];
    if (!token || isBroken(rest, token, tokens[at] as Token)) break;
    if (seniorityOf(token.word) === null && (!plainSkillByName(token.word) || ofPerson.test(token.word))) break;
    first = token;
  }
  return first;
};

const helper = /^(?:assistente?|assistant|hulp(?:je)?|helper)$/u;

const level = /^(?:junior|medior|senior|trainee|apprentice|leerling)$/u;

/** Who helps, and how far along somebody is, is named before or after the work: "makelaar assistent" is an "assistent makelaar". */
const qualified = (rest: Remainder, named: Named, last: Token, next: Token | undefined): Named => {
  if (!next || !(helper.test(next.word) || level.test(next.word)) || isBroken(rest, last, next)) return named;
  return { ...named, title: `${next.word} ${named.title}`, end: next.end };
};

const within = /^\s+(?:in|bij|at)\s+(?:(?:de|het|the)\s+)?(?<field>\p{L}[\p{L}&-]*)/u;
const leads = /^(?:team[ -]?lead(?:er)?|shift[ -]?lead(?:er)?|supervisor|teamleider|ploegleider|leidinggevende|manager)$/iu;
/** What a field may come behind without a word between: "leidinggevende horeca". */
const ofField = /^\s+(?:(?:in|bij|at|van|of)\s+)?(?:(?:de|het|the)\s+)?(?<field>\p{L}[\p{L}&-]*)/u;

/** Who leads a team, and is no manager. */
const ofTeam = /^(?:(?:team|shift)[ -]?lead(?:er)?|teamleider|ploegleider)$/iu;
/** A thing that work is done with or in ("keuken", "warehouse"): who leads there is called after it, whether or not a dictionary has it. */
const isPlaceOfWork = (field: string): boolean => phrasesIn(field).some(({ start, end }) => start === 0 && end === field.length);

const namesWith = (who: string, field: string): string[] =>
  leads.test(who)
    ? [`${field} ${who}`, `${who} ${field}`, `teamleider ${field}`, `${field} supervisor`, `${field} manager`, `${field}manager`]
    : [`${field} ${who}`, `${field}${who}`];

const ranked = /(?<!\p{L})(assistent|assistant|adjunct|deputy|plaatsvervangend|junior|senior)\s+$/iu;

/** "Teamleider logistiek" leads a team though the dictionary has but its manager, and "manager keuken" is no cook. */
const titleWith = (who: string, field: string): string | undefined => {
  const listed = namesWith(who, field).filter((name) => occupationNamed(name));
  const otherLevel = ofTeam.test(who) ? /manager$/iu : /^manager$/iu.test(who) ? /teamleider|supervisor/iu : null;
  const fitting = listed.find((name) => !otherLevel?.test(name));
  return fitting ?? (leads.test(who) && (listed.length > 0 || isPlaceOfWork(field)) ? `${who} ${field}` : undefined);
};

const fieldBefore = /(?<field>\p{L}{3,})\s+$/u;
/** "Warehouse team leader", which no dictionary has. */
const withFieldBefore = (rest: Remainder, from: Token, to: Token): Named | null => {
  const who = written(rest, from, to);
  const field = ofTeam.test(who) ? fieldBefore.exec(rest.left.slice(0, from.start)) : null;
  const title = `${field?.groups?.['field'] ?? ''} ${who}`;
  if (!field || occupationNamed(title) || !isPlaceOfWork(field.groups?.['field'] ?? '')) return null;
  return { title, start: from.start - field[0].length, end: to.end };
};

/** "Manager in retail" is a retail manager: what names no work by itself does so with where it is done. */
const withField = (rest: Remainder, from: Token, to: Token): Named | null => {
  const who = written(rest, from, to);
  const isLead = leads.test(who);
  const said = isLead || notTitles.has(who.toLowerCase()) ? (isLead ? ofField : within).exec(rest.left.slice(to.end)) : null;
  const field = said?.groups?.['field'];
  if (!said || !field) return null;
  const title = titleWith(who, field);
  // "Assistant manager retail": how far along somebody is stands before it.
  const [before = '', rank = ''] = isLead ? (ranked.exec(rest.left.slice(0, from.start)) ?? []) : [];
  return title ? { title: `${rank ? `${rank} ` : ''}${title}`, start: from.start - before.length, end: to.end + said[0].length } : null;
};

const listedAt = (rest: Remainder, tokens: readonly Token[], at: number): { named: Named; words: number } | null => {
  for (let count = Math.min(longestTitle, tokens.length - at); count > 0; count -= 1) {
    const [from, to] = [tokens[at], tokens[at + count - 1]];
    if (!from || !to || (isLittle(from.word) && !(from.word === 'it' && count > 1)) || isLittle(to.word) || isBroken(rest, from, to))
      continue;
    const title = listedAs(rest, from, to, count, tokens[at + 1]);
    if (!title) continue;
    const first = startOf(rest, tokens, at);
    const named = { title: rest.text.slice(first.start, from.start) + title, start: first.start, end: to.end };
    return { named: qualified(rest, named, to, tokens[at + count]), words: count };
  }
  return null;
};

/** "Team leader" is two words. */
const fieldAt = (rest: Remainder, tokens: readonly Token[], at: number): { named: Named; words: number } | null => {
  for (const count of [2, 1]) {
    const [from, to] = [tokens[at], tokens[at + count - 1]];
    const named = from && to ? (withField(rest, from, to) ?? withFieldBefore(rest, from, to)) : null;
    if (named) return { named, words: tokens.slice(at).filter(({ start }) => start < named.end).length };
  }
  return null;
};

const listedTitles = (rest: Remainder): Named[] => {
  const tokens = tokenise(rest.left);
  const found: Named[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const inField = fieldAt(rest, tokens, at);
    const title = inField ?? listedAt(rest, tokens, at);
    if (!title) continue;
    // "Security team leader": what named work by itself was said of who leads it.
    while ((found.at(-1)?.end ?? 0) > title.named.start) found.pop();
    found.push(title.named);
    at += title.words - 1;
  }
  return found;
};

const headedTitles = (rest: Remainder): Named[] => {
  const tokens = tokenise(rest.left);
  return tokens.flatMap((token, at) => {
    if (token.word.length < shortestHead || isLittle(token.word) || notTitles.has(token.word) || plainSkillByName(token.word)) return [];
    const guess = findOccupations(token.word)[0];
    if (findPlace(token.word) !== null && !occupationNamed(token.word)) return [];
    const isHead = /(?:er|eur|ist|or|aar|ant|man|vrouw|ige|ster|hulp|kundige|medewerker)s?$/u.test(token.word);
    if (!guess || guess.confidence < sureEnough || !isHead) return [];
    const first = startOf(rest, tokens, at);
    return [{ title: written(rest, first, token), start: first.start, end: token.end }];
  });
};

/** Names of work that say little: they count where the sentence asks for nothing else ("manager", "consultant, 32 hours"). */
const broad = verbose('giu')`
  (?<=(?:^|[,;.\u0001]|(?<!\p{L})(?:als|as|een|an?|jobs?|baan|vacatures?|functie|werk|work|\p{L}*ploegen(?:dienst)?|shifts?))\s*)
  (?:(?:junior|medior|senior)\s+)?(?:operator|manager|adviseur|advisor|consultant|trainer|coach|analyst|analist)(?!\p{L})
`;

export const broadTitles = (rest: Remainder): Named[] =>
  [...rest.left.matchAll(broad)].map(({ 0: title, index }) => ({ title, start: index, end: index + title.length }));

/** Work that is named: by titles of the dictionary, else by words whose head it knows. */
export const namedTitles = (rest: Remainder): Named[] => {
  const listed = listedTitles(rest);
  return listed.length > 0 ? listed : headedTitles(rest);
};
