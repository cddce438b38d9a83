import { verbose } from '@tandem/domain/verbose';
import { singular, tokenise, type Token } from './normalise';
import { skillIndex, type IndexedName, type SkillIndex } from './skill-index';

/** A skill named in a text; `start` and `end` are offsets into that text, end exclusive. */
export type SkillMention = { skillId: number; start: number; end: number; text: string };

type Found = SkillMention & { name: IndexedName };

// An ambiguous name counts within this many characters of an unambiguous skill of its own domain.
const neighbourhood = 60;
const cues = verbose('i')`
  \b(?:
    programming|programmeer\w*|language|programmeertaal|developer|development|ontwikkelaar|coding|script\w*|software|certificate
    |certificaat|certified|gecertificeerd
  )\b
`;
const sentenceGoesOn = /^\s+(?!(?:and|or|en|of|for|voor|als|as|in|on|with|met|programm\w*|develop\w*|ontwikkel\w*)\b)\p{Ll}/u;
const sentenceStarts = /(?:^|[.!?:•\n])\s*$/;
const initialFollows = /^\.\s?\p{L}/u;

const hasWrittenCase = (name: IndexedName, written: string): boolean => {
  if (!name.isExact) return true;
  const plain = written.replace(/\s+/g, ' ');
  return plain === name.text || plain === name.text.toUpperCase() || plain === `${name.text}s`;
};

const pick = (names: IndexedName[], written: string): IndexedName | undefined =>
  names.find((name) => name.isExact && hasWrittenCase(name, written)) ?? names.find((name) => !name.isExact);

// No name reaches over these: "digital) marketing" and "sales. Management" name nothing together.
const breaks = /[,;:!?()[\]•|"]|\.\s|\n\s*[\n*–-]/;

/** How many tokens from one on stand together without a break between them, at most so many. */
const unbroken = (text: string, tokens: Token[], first: number, most: number): number => {
  for (let count = 1; count < most; count += 1) {
    const gapStart = tokens[first + count - 1]?.end ?? 0;
    const gapEnd = tokens[first + count]?.start ?? 0;
    if (gapEnd - gapStart > 1 ? breaks.test(text.slice(gapStart, gapEnd)) : /[,;:]/.test(text[gapStart] ?? '')) return count;
  }
  return most;
};

/** The longest name that starts at a token, if one does. */
const longestAt = (
  text: string,
  tokens: Token[],
  words: string[],
  first: number,
  { names, longest }: SkillIndex,
): { found: Found; last: number } | undefined => {
  const start = tokens[first]?.start ?? 0;
  const most = unbroken(text, tokens, first, Math.min(longest.get(words[first] ?? '') ?? 0, tokens.length - first));
  for (let count = most; count > 0; count -= 1) {
    const known = names.get(count === 1 ? (words[first] ?? '') : words.slice(first, first + count).join(' '));
    if (!known) continue;
    const last = first + count - 1;
    const end = tokens[last]?.end ?? start;
    const written = text.slice(start, end);
    const name = pick(known, written);
    if (name) return { found: { skillId: name.skill.id, start, end, text: written, name }, last };
  }
  return undefined;
};

/** "I'm a nurse" names no M&A: what follows an apostrophe in a word is the end of that word. */
const isEnding = (text: string, { start }: Token): boolean => /\p{L}['’]$/u.test(text.slice(Math.max(0, start - 2), start));

const shortestCompound = 8;
// Dutch writes what one has or does of a skill against its name: "laswerkzaamheden", "Excelkennis", "SAP-consultant".
const compoundEnd = verbose()`
  .(?=
    (?:
      werkzaamheden|ervaring|kennis|vaardigheden|technieken|ontwikkel(?:aars?|ing)|programmeurs?|beheer(?:ders?)?|specialist(?:en)?
      |certifica(?:at|ten)|diploma|opleiding|training|omgeving(?:en)?|applicaties?|systemen|software|projecten|taken|pakket(?:ten)?
      |consultants?
    )$
  )
`;

/** The skill a compound begins with; the mention covers the whole word. */
const compoundAt = (text: string, { start, end, word }: Token, { names }: SkillIndex): Found | undefined => {
  const cut = compoundEnd.exec(word);
  if (!cut) return undefined;
  const length = cut.index + 1;
  const stem = word.slice(0, length);
  const known = names.get(stem) ?? names.get(stem.replace(/s$/, ''));
  const name = known ? pick(known, text.slice(start, start + length)) : undefined;
  return name && !name.isAmbiguous ? { skillId: name.skill.id, start, end, text: text.slice(start, end), name } : undefined;
};

const isSupported = (text: string, mention: Found, clear: Found[]): boolean => {
  const before = text.slice(Math.max(0, mention.start - neighbourhood), mention.start);
  const after = text.slice(mention.end, mention.end + neighbourhood);
  if (initialFollows.test(after) && mention.text.length === 1) return false;
  if (sentenceStarts.test(before) && sentenceGoesOn.test(after)) return false;
  if (cues.test(before.slice(-25)) || cues.test(after.slice(0, 20))) return true;
  return clear.some(
    (other) =>
      other.name.domain === mention.name.domain && other.start < mention.end + neighbourhood && other.end > mention.start - neighbourhood,
  );
};

/**
 * The skills a text names, in order, without overlap, the longest name first. Names that are ordinary words (Go, R,
 * Word, Swift, Lean) count only in their written case and beside other skills of their kind.
 */
export const findSkills = (text: string): SkillMention[] => {
  const index = skillIndex();
  const tokens = tokenise(text);
  const words = tokens.map((token) => singular(token.word));
  const found: Found[] = [];
  for (let i = 0; i < tokens.length; i += 1) {
    const token = tokens[i];
    if (!token || isEnding(text, token)) continue;
    const hit = index.longest.has(words[i] ?? '') ? longestAt(text, tokens, words, i, index) : undefined;
    const compound = hit || token.word.length < shortestCompound ? undefined : compoundAt(text, token, index);
    if (compound) found.push(compound);
    if (!hit) continue;
    found.push(hit.found);
    i = hit.last;
  }
  const clear = found.filter((mention) => !mention.name.isAmbiguous);
  return found
    .filter((mention) => !mention.name.isAmbiguous || isSupported(text, mention, clear))
    .map(({ skillId, start, end, text: written }) => ({ skillId, start, end, text: written }));
};
