import { titleDomains } from './data/titles/domains';
import { titleHeads } from './data/titles/heads';
import { normalise, singular } from './normalise';

/** The group a title's words point to; `confidence` grows with the share of the title they explain. */
export type GrammarGuess = { isco: string; confidence: number };

type Rule = { head: string; fallback: string; byDomain: { domain: string; isco: string }[] };

const escape = (stem: string): string => stem.replace(/[.*+?^${}()|[\]\\#]/g, '\\$&');

// A stem begins a word; one of five letters or more, or marked with *, may also stand inside a compound; = is a whole word.
const stemPattern = (stem: string): string => {
  if (stem.startsWith('=')) return `(?<= )${escape(stem.slice(1))}(?= )`;
  if (stem.startsWith('*')) return escape(stem.slice(1));
  return stem.length >= 5 ? escape(stem) : `(?<= )${escape(stem)}`;
};

const readDomains = (): Map<string, RegExp> =>
  new Map(
    titleDomains
      .split('\n')
      .filter((line) => line.includes(':'))
      .map((line) => {
        const [name = '', stems = ''] = line.split(':');
        const patterns = stems.trim().split(/,\s*/).sort((a, b) => b.length - a.length).map(stemPattern);
        return [name.trim(), new RegExp(patterns.join('|'), 'g')];
      }),
  );

const readHeads = (): Map<string, Rule> => {
  const heads = new Map<string, Rule>();
  for (const line of titleHeads.split('\n')) {
    const [names = '', fallback = '', pairs = ''] = line.split('|').map((field) => field.trim());
    if (fallback === '') continue;
    const byDomain = pairs.split(/\s+/).filter(Boolean).map((pair) => {
      const [domain = '', isco = ''] = pair.split(':');
      return { domain, isco };
    });
    for (const head of names.split(/,\s*/)) heads.set(head, { head, fallback, byDomain });
  }
  return heads;
};

type Grammar = { domains: Map<string, RegExp>; heads: Map<string, Rule> };
let loaded: Grammar | undefined;
const grammar = (): Grammar => (loaded ??= { domains: readDomains(), heads: readHeads() });

/** What the tables refer to and do not define; for the check of the dictionary. */
export const grammarProblems = (): string[] => {
  const { domains, heads } = grammar();
  const problems = new Set<string>();
  for (const { head, fallback, byDomain } of heads.values()) {
    if (!/^\d{4}$/.test(fallback)) problems.add(`${head} has no group`);
    for (const { domain, isco } of byDomain) {
      if (!domains.has(domain)) problems.add(`${head} refers to the unknown domain ${domain}`);
      if (!/^\d{4}$/.test(isco)) problems.add(`${head} ${domain} has no group`);
    }
  }
  return [...problems];
};

const prepositions = new Set('of in for van voor op bij with met aan on at to naar over inzake and en der des'.split(' '));
const shortestCompoundHead = 4;

const headOfWord = (word: string, heads: Map<string, Rule>): Rule | undefined => {
  for (let from = 0; from < word.length; from += 1) {
    const ending = word.slice(from);
    if (from > 0 && ending.length < shortestCompoundHead) return undefined;
    const rule = heads.get(ending) ?? heads.get(singular(ending));
    if (rule) return rule;
  }
  return undefined;
};

/** The last head before the first preposition; where there is none, the first after it. */
const findHead = (words: string[], heads: Map<string, Rule>): Rule | undefined => {
  const cut = words.findIndex((word, place) => place > 0 && prepositions.has(word));
  const before = cut < 0 ? words : words.slice(0, cut);
  for (const word of [...before].reverse()) {
    const rule = headOfWord(word, heads);
    if (rule) return rule;
  }
  for (const word of words.slice(before.length)) {
    const rule = headOfWord(word, heads);
    if (rule) return rule;
  }
  return undefined;
};

const lengthOfMatches = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].reduce((sum, match) => sum + match[0].length, 0);

/**
 * Guesses the ISCO-08 unit group of a title that is not listed from its head word ("monteur", "operator") and the
 * domain its other words name; undefined where no head is known.
 */
export const guessGroup = (title: string): GrammarGuess | undefined => {
  const { domains, heads } = grammar();
  const words = normalise(title).split(' ');
  const rule = findHead(words, heads);
  if (!rule) return undefined;
  const text = ` ${words.join(' ')} `;
  const context = text.replace(new RegExp(`${escape(rule.head)}s?(?= )`), ' ');
  const letters = words.join('').length;
  for (const { domain, isco } of rule.byDomain) {
    const pattern = domains.get(domain);
    const matched = pattern ? lengthOfMatches(context, pattern) : 0;
    if (matched > 0) return { isco, confidence: 0.4 + 0.4 * Math.min(1, (rule.head.length + matched) / letters) };
  }
  return { isco: rule.fallback, confidence: 0.2 + 0.5 * (rule.head.length / letters) };
};
