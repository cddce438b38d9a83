import { isTown, looksLikeTown, placeScore } from '../vocabulary/places';
import type { Chunk } from './chunks';
import { seatedPlace, splitPlace } from './place-behind';

/** How the two main values of an entry are recognised: `first` is the title, `second` the organisation. */
export interface Roles {
  title: (text: string) => number;
  organisation: (text: string) => number;
}

/** What the entries of a section have in common. */
export interface Habits {
  /** Positive: the title comes before the organisation. */
  order: number;
  /** Of each look, how much more its texts read like titles than like organisations. */
  looks: ReadonlyMap<string, number>;
  /** The first line of every entry says it all, "Cook, The Swan": what stands below was done there. */
  isOneLine: boolean;
  /** Beside the periods stand the places. */
  arePlaced: boolean;
  /** Apart at the right of every entry stands the organisation: "BSc Nursing          Harbour College". */
  areOrganisationsApart: boolean;
  /** Each entry says all in one line of as many parts: "Swim Nanny, Blue Wave, Oxenhope". */
  areListed: boolean;
  /** The last of the three parts of each is a town, where it is one that is known: "Swim Nanny, Blue Wave, Oxenhope". */
  areSeated: boolean;
  /** The looks in which every text ends in a town behind a comma, some of which are known: "Pininfarina, Cambiano". */
  seatedLooks: ReadonlySet<string>;
}

/** The look of a title is that of the other titles of the section, where it is not that of organisations too. */
function looksOf(entries: readonly Chunk[][], roles: Roles): Map<string, number> {
  const sums = new Map<string, { sum: number; entries: Set<number> }>();
  entries.forEach((chunks, i) => {
    for (const { key, text } of main(chunks)) {
      const look = sums.get(key) ?? { sum: 0, entries: new Set() };
      look.sum += roles.title(text) - roles.organisation(text);
      look.entries.add(i);
      sums.set(key, look);
    }
  });
  return new Map(
    [...sums].flatMap(
      ([
        key,
        {
          sum,
          entries: { size },
        },
      ]) => (size > 1 ? [[key, Math.max(-1, Math.min(1, sum / size))]] : []),
    ),
  );
}

/** Before anything is known of the section. */
export const unknown = { order: 0, areListed: false, areSeated: false };

export const habitsOf = (entries: readonly Chunk[][], roles: Roles): Habits => ({
  order: orderOf(entries, roles),
  looks: looksOf(entries, roles),
  isOneLine: areOneLine(entries, roles),
  arePlaced: arePlaced(entries, roles),
  areOrganisationsApart: areOrganisationsApart(entries, roles),
  areListed: areListed(entries),
  areSeated: areSeated(entries, roles),
  seatedLooks: seatedLooks(entries, roles),
});

/** "2019 – 2021, Assen" in every entry: most of what stands beside the periods are known towns, and the others may be. */
function arePlaced(entries: readonly Chunk[][], roles: Roles): boolean {
  const beside = entries.flatMap((chunks) => chunks.filter(({ dated }) => dated));
  const isNothingElse = ({ text }: Chunk) => looksLikeTown(text) && roles.title(text) === 0 && roles.organisation(text) === 0;
  return (
    beside.length > 1 &&
    beside.every((chunk) => isPlace(chunk) || isTown(chunk.text) || isNothingElse(chunk)) &&
    2 * beside.filter((chunk) => isPlace(chunk) || isTown(chunk.text)).length >= beside.length
  );
}

function areOrganisationsApart(entries: readonly Chunk[][], roles: Roles): boolean {
  const apart = entries.map((chunks) => chunks.filter(({ aside, dated }) => aside && !dated));
  const isOne = ({ text }: Chunk) => !isTown(text) && roles.title(text) === 0;
  return (
    apart.length > 1 &&
    entries.every((chunks) => main(chunks).length === 1) &&
    apart.every(([own, ...more]) => own && more.length === 0 && !isPlace(own) && isOne(own)) &&
    apart.some(([own]) => own && roles.organisation(own.text) > 0.5)
  );
}

/** Every first line but one has two parts, and for some entry it is all there is. */
function areOneLine(entries: readonly Chunk[][], roles: Roles): boolean {
  const rows = entries.map((chunks) => main(chunks));
  const isWhole = (chunks: readonly Chunk[]) => {
    const [first, second] = chunks;
    return first !== undefined && second?.row !== first.row && splitAtComma(first, roles, unknown).length > 1;
  };
  // A year abroad among the jobs has no employer.
  const whole = rows.filter(isWhole).length;
  return whole > 1 && whole >= rows.length - 1 && rows.some((chunks) => chunks.length === 1);
}

/** Every entry is one text of two or three parts, of one number in all of them. */
function areListed(entries: readonly Chunk[][]): boolean {
  const [count = 0, ...others] = entries.map((chunks) => {
    const [whole, ...more] = main(chunks);
    return whole && more.length === 0 ? whole.text.split(betweenParts).length : 0;
  });
  return others.length > 0 && [2, 3].includes(count) && others.every((other) => other === count);
}

/** Ends of lines that are towns: most of them are known, and the others may be. */
function areTowns(ends: readonly string[], roles: Roles): boolean {
  const mayBe = (end: string) => looksLikeTown(end) && roles.title(end) === 0 && roles.organisation(end) === 0;
  return ends.length > 2 && ends.every(mayBe) && 2 * ends.filter(isTown).length > ends.length;
}

function areSeated(entries: readonly Chunk[][], roles: Roles): boolean {
  return (
    areListed(entries) &&
    areTowns(
      entries.map((chunks) => main(chunks)[0]?.text.split(betweenParts)[2] ?? ''),
      roles,
    )
  );
}

function seatedLooks(entries: readonly Chunk[][], roles: Roles): Set<string> {
  const ends = new Map<string, string[]>();
  for (const { key, text } of entries.flatMap((chunks) => main(chunks))) {
    const [, end = '', ...more] = text.split(/,\s+/);
    ends.set(key, [...(ends.get(key) ?? []), more.length === 0 ? end : '']);
  }
  return new Set([...ends].flatMap(([key, all]) => (areTowns(all, roles) ? [key] : [])));
}

/** The entries of a section put title and organisation in the same order; positive: the title comes first. */
function orderOf(entries: readonly Chunk[][], roles: Roles): number {
  let votes = 0;
  for (const chunks of entries) {
    const [whole, ...others] = main(chunks);
    // Where a line says it all, its parts tell the order.
    const [first, second] = whole && others.length === 0 ? splitAtComma(whole, roles, unknown) : [whole, ...others];
    if (!first || !second || isPlace(second)) continue;
    votes += roles.title(first.text) - roles.title(second.text) + 0.7 * (roles.organisation(second.text) - roles.organisation(first.text));
  }
  return entries.length ? Math.max(-1, Math.min(1, votes / entries.length)) : 0;
}

export const isPlace = (chunk: Chunk) => placeScore(chunk.text) >= 0.9;
export const main = (chunks: readonly Chunk[]) => chunks.filter((chunk) => !isPlace(chunk) && !chunk.aside);

/** A comma, but not the one of "MBO Commercieel medewerker, niveau 4", of "BSO Hout, 7e jaar" or one in brackets. */
const betweenParts = /,\s+(?!(?:niveau|level) \d|\d(?:de|e|ste|nd|rd|st|th) (?:leer)?(?:jaar|year)|[^()]*\))/i;

/** Of words that say nothing the first is the title, the second who it was for, and the third where, as most people write it. */
function byPlace(parts: readonly string[], roles: Roles): readonly string[] | null {
  const [first, second, third, ...more] = parts;
  const isKnown = parts.some((part) => roles.title(part) > 0 || roles.organisation(part) > 0 || part.length > 40);
  return first && second && more.length === 0 && !isKnown && (!third || looksLikeTown(third)) ? parts : null;
}

/** One line that says it all ("Developer, ACME, Berlin") is parted at the comma where both sides make most sense. */
export function splitAtComma(
  chunk: Chunk,
  roles: Roles,
  { order, areListed: isListed, areSeated: isSeated }: Pick<Habits, 'order' | 'areListed' | 'areSeated'>,
): Chunk[] {
  const { value, place } = isSeated ? seatedPlace(chunk.text) : splitPlace(chunk.text);
  const parts = value.split(betweenParts);
  const placed = place ? [{ ...chunk, text: place }] : [];
  const [first, second, town] = (isListed && order > -0.2 && byPlace(parts, roles)) || [];
  if (first && second && !(town && place)) {
    const where = town ? [{ ...chunk, text: town, aside: true }] : placed;
    return [{ ...chunk, text: first }, { ...chunk, text: second }, ...where];
  }
  // Where the section puts the title first, or the place stands behind two parts, little evidence is enough.
  const least = place && parts.length === 2 ? 0 : order > 0.2 ? 0.15 : 0.45;
  let best: { score: number; chunks: Chunk[] } = { score: least, chunks: [{ ...chunk, text: value }] };
  for (let at = 1; at < parts.length; at++) {
    const left = parts.slice(0, at).join(', ');
    const right = parts.slice(at).join(', ');
    const titleFirst = roles.title(left) - roles.title(right) + roles.organisation(right) + (order >= 0 ? 0.2 : 0);
    const titleLast = roles.title(right) - roles.title(left) + roles.organisation(left) + (order < 0 ? 0.2 : 0);
    const score = Math.max(titleFirst, titleLast) - 0.02 * at;
    if (score > best.score)
      best = {
        score,
        chunks: [
          { ...chunk, text: left },
          { ...chunk, text: right },
        ],
      };
  }
  return [...best.chunks, ...placed];
}
