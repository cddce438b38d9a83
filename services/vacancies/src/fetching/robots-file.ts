/** As much of a file as a program has to read (RFC 9309, 2.5). Sites have a few kilobytes; longer ones are made to keep somebody busy. */
const longest = 500 * 1024;

type Line = { name: string; value: string };
type Rule = { pattern: string; isAllowed: boolean };

const lineOf = (text: string): Line | null => {
  const [said = ''] = text.split('#', 1);
  const colon = said.indexOf(':');
  return colon < 0 ? null : { name: said.slice(0, colon).trim().toLowerCase(), value: said.slice(colon + 1).trim() };
};

const productOf = (agent: string): string => agent.split('/', 1)[0]?.trim().toLowerCase() ?? '';

/**
 * The lines for one program, or null where it is not named: several programs in a row share what follows, several groups of one are one.
 * Looks for one at a time: a file that names thousands would else keep every line thousands of times.
 */
const linesFor = (program: string, text: string): Line[] | null => {
  const lines: Line[] = [];
  let isNamed = false;
  let isMeant = false;
  let isNaming = false;
  for (const each of text.split(/\r\n|\r|\n/)) {
    const line = lineOf(each);
    if (!line) continue;
    const isName = line.name === 'user-agent';
    if (isName) isMeant = (isNaming && isMeant) || productOf(line.value) === program;
    else if (isMeant) lines.push(line);
    isNamed ||= isMeant;
    isNaming = isName;
  }
  return isNamed ? lines : null;
};

const withLargeHex = (text: string): string => text.replace(/%[0-9a-f]{2}/gi, (sign) => sign.toUpperCase());

/** A pattern as an address writes it; what is encoded in it already stays as it is. */
const encoded = (pattern: string): string => {
  try {
    return withLargeHex(encodeURI(pattern).replaceAll('%25', '%'));
  } catch {
    return pattern;
  }
};

/**
 * Whether a path begins as the pattern says, where `*` stands for anything and `$` for the end. Each piece is looked for behind the one
 * before, so that no pattern makes it try the same again.
 */
const fits = (pattern: string, path: string): boolean => {
  const isWhole = pattern.endsWith('$');
  const [first = '', ...pieces] = (isWhole ? pattern.slice(0, -1) : pattern).split('*');
  if (!path.startsWith(first)) return false;
  if (isWhole && pieces.length === 0) return path.length === first.length;
  const last = isWhole ? (pieces.pop() ?? '') : '';
  let at = first.length;
  for (const piece of pieces) {
    const found = path.indexOf(piece, at);
    if (found < 0) return false;
    at = found + piece.length;
  }
  return path.length - last.length >= at && path.endsWith(last);
};

/** What a site's robots.txt says to one program: the lines for it, else those for everybody. */
export class RobotsFile {
  private readonly rules: readonly Rule[];
  /** Seconds it wants between two requests; 0 where it says nothing one can count. */
  readonly delay: number;

  constructor(text: string, agent: string) {
    const read = text.slice(0, longest);
    const lines = linesFor(productOf(agent), read) ?? linesFor('*', read) ?? [];
    this.rules = lines
      .filter(({ name, value }) => value !== '' && (name === 'allow' || name === 'disallow'))
      .map(({ name, value }) => ({ pattern: encoded(value), isAllowed: name === 'allow' }));
    const delays = lines.filter(({ name }) => name === 'crawl-delay').map(({ value }) => Number(value));
    this.delay = Math.max(0, delays.findLast((delay) => Number.isFinite(delay)) ?? 0);
  }

  /** The longest rule that fits decides; of equally long ones the one that allows. */
  allows({ pathname, search }: URL): boolean {
    const path = withLargeHex(pathname + search);
    let decides: Rule | null = null;
    for (const rule of this.rules) {
      const isShorter = decides && rule.pattern.length < decides.pattern.length;
      const isSame = decides && rule.pattern.length === decides.pattern.length;
      if (isShorter || (isSame && !rule.isAllowed) || !fits(rule.pattern, path)) continue;
      decides = rule;
    }
    return decides?.isAllowed ?? true;
  }
}
