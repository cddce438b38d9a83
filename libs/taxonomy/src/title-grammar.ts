import { titleDomains } from './data/titles/domains';
import { titleFields } from './data/titles/fields';
import { titleHeads } from './data/titles/heads';
import { listedForms } from './gender-forms';
import { fold, normalise, singular } from './normalise';

/** The group a title's words point to; `confidence` grows with the share of the title they explain. */
export type GrammarGuess = { isco: string; confidence: number };

type Rule = { head: string; fallback: string; byDomain: { domain: string; isco: string }[] };

const escape = (stem: string): string => stem.replace(/[.*+?^${}()|[\]\\#]/g, '\\$&');

// A stem begins a word; one of five letters or more, or marked with *, may also stand inside a compound, unless marked
// with ^; = is a whole word.
const stemPattern = (stem: string): string => {
  if (stem.startsWith('=')) return `(?<= )${escape(stem.slice(1))}(?= )`;
  if (stem.startsWith('*')) return escape(stem.slice(1));
  if (stem.startsWith('^')) return `(?<= )${escape(stem.slice(1))}`;
  return stem.length >= 5 ? escape(stem) : `(?<= )${escape(stem)}`;
};

const readDomains = (): Map<string, RegExp> =>
  new Map(
    titleDomains
      .split('\n')
      .filter((line) => line.includes(':'))
      .map((line) => {
        const [name = '', stems = ''] = line.split(':');
        const patterns = fold(stems)
          .replaceAll('-', ' ')
          .trim()
          .split(/,\s*/)
          .sort((a, b) => b.length - a.length)
          .map(stemPattern);
        return [name.trim(), new RegExp(patterns.join('|'), 'g')];
      }),
  );

const readRules = (table: string): Map<string, Rule> => {
  const heads = new Map<string, Rule>();
  for (const line of table.split('\n')) {
    const [names = '', fallback = '', pairs = ''] = line.split('|').map((field) => field.trim());
    if (fallback === '') continue;
    const byDomain = pairs
      .split(/\s+/)
      .filter(Boolean)
      .map((pair) => {
        const [domain = '', isco = ''] = pair.split(':');
        return { domain, isco };
      });
    for (const head of names.split(/,\s*/).map(fold)) heads.set(head, { head, fallback, byDomain });
  }
  return heads;
};

type Grammar = { domains: Map<string, RegExp>; heads: Map<string, Rule>; fields: Map<string, Rule> };
let loaded: Grammar | undefined;
const grammar = (): Grammar => (loaded ??= { domains: readDomains(), heads: readRules(titleHeads), fields: readRules(titleFields) });

/** The pattern of a domain of the table, or of a rule's own stem. */
const patternOf = (domain: string, domains: Map<string, RegExp>): RegExp => {
  const known = domains.get(domain);
  if (known) return known;
  const pattern = new RegExp(stemPattern(fold(domain.replace(/[_-]/g, ' '))), 'g');
  domains.set(domain, pattern);
  return pattern;
};

/** Rules without a group, for the check of the dictionary. */
export const grammarProblems = (): string[] => {
  const problems = new Set<string>();
  for (const { head, fallback, byDomain } of grammar().heads.values()) {
    if (!/^\d{4}$/.test(fallback)) problems.add(`${head} has no group`);
    for (const { domain, isco } of byDomain) if (!/^\d{4}$/.test(isco)) problems.add(`${head} ${domain} has no group`);
  }
  return [...problems];
};

const prepositions = new Set('of in for van voor op bij with met aan on at to naar over inzake and en der des'.split(' '));
const shortestCompoundHead = 4;

type Found = { rule: Rule; place: number; rest: string };

const headOfWord = (word: string, heads: Map<string, Rule>): { rule: Rule; rest: string } | undefined => {
  for (let from = 0; from < word.length; from += 1) {
    const ending = word.slice(from);
    if (from > 0 && ending.length < shortestCompoundHead) return undefined;
    const rule =
      heads.get(ending) ??
      heads.get(singular(ending)) ??
      (ending.endsWith('en') ? (heads.get(ending.slice(0, -1)) ?? heads.get(ending.slice(0, -2))) : undefined);
    if (rule) return { rule, rest: word.slice(0, from) };
  }
  return undefined;
};

// Dutch names what one leads or looks after behind these: "teamleider glaszetters", "monteur elektrotechniek".
const governing = new Set(
  (
    'teamleider voorman ploegleider ploegbaas leidinggevende supervisor medewerker technicus adviseur monteur operator bediener ' +
    'inspecteur beheerder manager directeur analist ingenieur coordinator vertegenwoordiger consulent deskundige makelaar ' +
    'begeleider verantwoordelijke bedrijfsleider productieleider productiemedewerker'
  ).split(' '),
);

/**
 * The last head before the first preposition, else the first after it. A head that is a word of its own goes before
 * one that ends a compound: the "medewerker slachtofferhulp" is no "hulp".
 */
const findHead = (words: string[], heads: Map<string, Rule>): Found | undefined => {
  const cut = words.findIndex((word, place) => place > 0 && prepositions.has(word));
  const end = cut < 0 ? words.length : cut;
  const found = words.flatMap((word, place) => {
    const head = [word, ...listedForms(word)].map((form) => headOfWord(form, heads)).find((known) => known !== undefined);
    return head ? [{ ...head, place }] : [];
  });
  if (governing.has(words[0] ?? '') && found[0]?.place === 0) return found[0];
  const before = found.filter(({ place }) => place < end).reverse();
  return before.find(({ rest }) => rest === '') ?? before[0] ?? found.find(({ place }) => place >= end);
};

const findField = (words: string[], fields: Map<string, Rule>): Found | undefined => {
  for (const [place, word] of words.entries()) {
    const rule = fields.get(`${word} ${words[place + 1] ?? ''}`) ?? fields.get(word);
    if (rule) return { rule, place, rest: '' };
  }
  return undefined;
};

/** What a head's domain is looked for in, nearest first: its own compound and the words before it, then all words. */
const contextsOf = (words: string[], { place, rest }: Found): string[] => {
  const before = [...words.slice(0, place), rest];
  const all = [...before, ...words.slice(place + 1)];
  return [before, all].map((part) => ` ${part.filter(Boolean).join(' ')} `);
};

const lengthOfMatches = (text: string, pattern: RegExp): number =>
  [...text.matchAll(pattern)].reduce((sum, match) => sum + match[0].length, 0);

// Words of every field, which decide only where nothing else does: an "administratief medewerker verzekeringen" insures.
const weakDomains = new Set(['adminis', 'technical', 'project', 'management', 'business', 'factory']);

/** How many letters a domain explains; of "a+b" both must be there. */
const lengthOfDomain = (context: string, domain: string, domains: Map<string, RegExp>): number => {
  const lengths = domain.split('+').map((part) => lengthOfMatches(context, patternOf(part, domains)));
  return lengths.includes(0) ? 0 : lengths.reduce((sum, length) => sum + length, 0);
};

/**
 * Guesses the ISCO-08 unit group of a title that is not listed from its head word ("monteur", "operator") and the
 * domain its other words name; undefined where no head is known.
 */
export const guessGroup = (title: string): GrammarGuess | undefined => {
  const { domains, heads, fields } = grammar();
  const words = normalise(title).split(' ');
  const found = findHead(words, heads) ?? findField(words, fields);
  if (!found) return undefined;
  const { rule } = found;
  const letters = words.join('').length;
  for (const isWeak of [false, true]) {
    for (const context of contextsOf(words, found)) {
      for (const { domain, isco } of rule.byDomain) {
        if (weakDomains.has(domain) !== isWeak) continue;
        const matched = lengthOfDomain(context, domain, domains);
        if (matched > 0) return { isco, confidence: 0.4 + 0.4 * Math.min(1, (rule.head.length + matched) / letters) };
      }
    }
  }
  return { isco: rule.fallback, confidence: 0.2 + 0.5 * (rule.head.length / letters) };
};
