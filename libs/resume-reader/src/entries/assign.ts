import { isCountry, isTown, looksLikeTown, placeScore } from '../vocabulary/places';
import { type Chunk, splitPlace, wordCount } from './chunks';

/** How the two main values of an entry are recognised: `first` is the title, `second` the organisation. */
export interface Roles {
  title: (text: string) => number;
  organisation: (text: string) => number;
}

export interface Assigned {
  title: Chunk | null;
  organisation: Chunk | null;
  place: Chunk | null;
  rest: Chunk[];
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
const unknown = { order: 0, areListed: false, areSeated: false };

export const habitsOf = (entries: readonly Chunk[][], roles: Roles): Habits => ({
  order: orderOf(entries, roles),
  looks: looksOf(entries, roles),
  isOneLine: areOneLine(entries, roles),
  arePlaced: arePlaced(entries, roles),
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

/** Every entry is one text of three parts that may end in a town, and most of them end in one that is known. */
function areSeated(entries: readonly Chunk[][], roles: Roles): boolean {
  const ends = areListed(entries) ? entries.map((chunks) => main(chunks)[0]?.text.split(betweenParts)[2] ?? '') : [];
  const mayBe = (end: string) => looksLikeTown(end) && roles.title(end) === 0 && roles.organisation(end) === 0;
  return ends.length > 2 && ends.every(mayBe) && 2 * ends.filter(isTown).length > ends.length;
}

function seatedLooks(entries: readonly Chunk[][], roles: Roles): Set<string> {
  const ends = new Map<string, string[]>();
  for (const { key, text } of entries.flatMap((chunks) => main(chunks))) {
    const parts = text.split(/,\s+/);
    ends.set(key, [...(ends.get(key) ?? []), parts.length === 2 ? (parts[1] ?? '') : '']);
  }
  const mayBe = (end: string) => looksLikeTown(end) && roles.title(end) === 0 && roles.organisation(end) === 0;
  return new Set(
    [...ends].flatMap(([key, all]) => (all.length > 2 && all.every(mayBe) && 2 * all.filter(isTown).length > all.length ? [key] : [])),
  );
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

const isPlace = (chunk: Chunk) => placeScore(chunk.text) >= 0.9;
const main = (chunks: readonly Chunk[]) => chunks.filter((chunk) => !isPlace(chunk) && !chunk.aside);

/** "Agendabeheer, verslagen en organisatie van congressen" tells what was done. */
function isInSmallLetters({ text }: Chunk): boolean {
  const words = text.split(/\s+/);
  return words.length >= 5 && words.filter((word) => /^\p{Ll}/u.test(word)).length >= 0.7 * words.length;
}

/** Below one line that says it all stands what was done. */
function withoutTasks(chunks: readonly Chunk[], roles: Roles, isOneLine: boolean): readonly Chunk[] {
  const [first] = main(chunks);
  if (first && isOneLine) return chunks.filter((chunk) => chunk.row === first.row);
  if (!first || splitAtComma(first, roles, unknown).length < 2) return chunks;
  return chunks.filter((chunk) => chunk.row === first.row || !isInSmallLetters(chunk));
}

/** A comma, but not the one of "MBO Commercieel medewerker, niveau 4" or one in brackets. */
const betweenParts = /,\s+(?!(?:niveau|level) \d|[^()]*\))/i;

/** Of words that say nothing the first is the title, the second who it was for, and the third where, as most people write it. */
function byPlace(parts: readonly string[], roles: Roles): readonly string[] | null {
  const [first, second, third, ...more] = parts;
  const isKnown = parts.some((part) => roles.title(part) > 0 || roles.organisation(part) > 0 || part.length > 40);
  return first && second && more.length === 0 && !isKnown && (!third || looksLikeTown(third)) ? parts : null;
}

/** The place behind the last comma, whether its town is known or not. */
function seatedPlace(text: string): ReturnType<typeof splitPlace> {
  const known = splitPlace(text);
  const [, value = text, place = null] = /^(.*),\s+([^,]+)$/u.exec(text) ?? [];
  return known.place ? known : { value, place };
}

/** One line that says it all ("Developer, ACME, Berlin") is parted at the comma where both sides make most sense. */
function splitAtComma(
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

/** In "Cook, The Salt House - Kinsale" the last part is a place because the first says all else. */
function unknownTown(chunks: readonly Chunk[], roles: Roles): Chunk | undefined {
  const [first, last, ...more] = main(chunks);
  if (!first || !last || more.length > 0 || !first.text.includes(',') || first.row !== last.row) return undefined;
  const [left = '', ...right] = first.text.split(/,\s+/);
  const isTitle = roles.title(left) > 0.5 && roles.title(right.join(', ')) === 0 && !/\s(?:and|en|und|et|y)\s/.test(right.join(', '));
  return isTitle && looksLikeTown(last.text) && roles.organisation(last.text) === 0 && roles.title(last.text) === 0 ? last : undefined;
}

/** Town names beside title and organisation are the place; a town that is all there is may as well be a name. */
function withoutTowns(chunks: readonly Chunk[], roles: Roles, habits: Habits): { chunks: Chunk[]; town: Chunk | null } {
  const isKnown = (chunk: Chunk, i: number) => (i > 0 || chunk.aside) && !isPlace(chunk) && isTown(chunk.text);
  // "Kew, Galashiels": of two towns the first is what the employer is called after.
  const known = chunks.findLast((chunk, i) => isKnown(chunk, i) || (habits.arePlaced && chunk.dated));
  const town = known ?? unknownTown(chunks, roles) ?? null;
  const rest = chunks.filter((chunk) => chunk !== town);
  const parted =
    main(rest).length === 1
      ? rest.flatMap((chunk) => (isPlace(chunk) || chunk.aside ? [chunk] : splitAtComma(chunk, roles, habits)))
      : rest;
  const [only, ...more] = parted.filter((chunk) => !isPlace(chunk));
  // A school or a firm and its town: the town is no title.
  const isSeat = only && more.length === 0 && roles.organisation(only.text) > 0.5 && roles.organisation(only.text) > roles.title(only.text);
  // "The Swan     2019 – 2021, Assen".
  const isBesidePeriod = only !== undefined && more.length === 0 && town?.dated === true && town.cell !== only.cell;
  if (town && (more.length > 0 || isSeat || isBesidePeriod)) return { chunks: parted, town };
  const [behind, ...others] = parted.filter((chunk) => !chunks.includes(chunk) && isTown(chunk.text));
  const named = parted.filter((chunk) => chunk !== behind && !isPlace(chunk) && !chunk.aside);
  // "Gymnasium Noord, Assen" says where, and "HAVO, Gymnasium Noord, Assen" too.
  const isClear = named.length >= 2 || named.some(({ text }) => roles.organisation(text) > 0.5 || roles.title(text) > 0.5);
  if (behind && others.length === 0 && isClear) return { chunks: parted.filter((chunk) => chunk !== behind), town: behind };
  const all =
    main(chunks).length === 1
      ? chunks.flatMap((chunk) => (isPlace(chunk) || chunk.aside ? [chunk] : splitAtComma(chunk, roles, habits)))
      : [...chunks];
  return { chunks: all, town: null };
}

/** A value without the place at its end, and that place. */
export function placeApart(
  chunk: Chunk | null,
  isClear: (place: string) => boolean = () => true,
  split = splitPlace,
): [Chunk | null, Chunk | null] {
  if (!chunk) return [null, null];
  const { value, place } = split(chunk.text);
  return place && isClear(place)
    ? [
        { ...chunk, text: value },
        { ...chunk, text: place },
      ]
    : [chunk, null];
}

/** Studies and trades may be named like a town, but not like a town and its state. */
const isTownAndMore = (place: string) => place.includes(',');

/** The employer before the name of a country, which is no town that anybody knows. */
function seatOf(chunk: Chunk, roles: Roles): Chunk | null {
  const [name = '', country = '', ...more] = chunk.text.split(/,\s+/);
  return more.length === 0 && isCountry(country) && !isTown(name) && roles.title(name) === 0 ? { ...chunk, text: name } : null;
}

/** How little a text reads like a name: long, in sentences, or mostly in small letters. */
function wordiness(chunk: Chunk): number {
  const isSentences = /[.!?;]\s/.test(chunk.text.replace(/\b\p{L}{1,4}\.\s/gu, ''));
  return 0.08 * Math.max(0, wordCount(chunk) - 6) + (isSentences ? 0.4 : 0) + (isInSmallLetters(chunk) ? 0.5 : 0);
}

/** What the looks of the section say of two values: a title that looks like the employers is none, one that looks like the titles may be. */
function leanOf(title: Chunk, organisation: Chunk, looks: ReadonlyMap<string, number>): number {
  const [own, other] = [looks.get(title.key) ?? 0, looks.get(organisation.key) ?? 0];
  return title.key === organisation.key ? 0.3 * own : 0.5 * (Math.min(0, own) - Math.max(0, other)) + 0.3 * Math.max(0, own);
}

/** Gives the chunks of an entry their roles. */
export function assign(all: readonly Chunk[], roles: Roles, habits: Habits): Assigned {
  const { order, looks, isOneLine, seatedLooks } = habits;
  const { chunks, town } = withoutTowns(withoutTasks(all, roles, isOneLine), roles, habits);
  const stated = chunks.find(isPlace);
  // "Oxfam, Uganda" below a title, where nothing else can be the employer.
  const seated = stated && chunks.length === 2 && !stated.aside && !stated.dated ? seatOf(stated, roles) : null;
  if (seated) chunks.splice(chunks.indexOf(stated as Chunk), 1, seated);
  let place: Chunk | null = chunks.find(isPlace) ?? town;
  const values = chunks.filter((chunk) => chunk !== place && !isPlace(chunk));
  let best: { score: number; title: Chunk | null; organisation: Chunk | null } = { score: -Infinity, title: null, organisation: null };
  values.forEach((title, i) => {
    values.forEach((organisation, j) => {
      if (i === j) return;
      const fit =
        roles.title(title.text) -
        0.5 * roles.organisation(title.text) +
        0.7 * roles.organisation(organisation.text) -
        0.5 * roles.title(organisation.text);
      const position = -wordiness(organisation) - 0.25 * (i + j) - (title.aside ? 0.3 : 0) - (organisation.aside ? 0.2 : 0);
      const habit = (i < j ? 1 : -1) * (0.5 * order + 0.05);
      const said = (organisation.employing ? 1 : 0) - (title.employing ? 1 : 0);
      const score = fit + position + habit + said + leanOf(title, organisation, looks);
      if (score > best.score) best = { score, title, organisation };
    });
  });
  const [only] = values;
  if (values.length === 1 && only) {
    const own = roles.title(only.text) - roles.organisation(only.text);
    // Of a name that says nothing, the look tells, where titles have another.
    const isOther = (looks.get(only.key) ?? 0) < 0 && [...looks.values()].some((lean) => lean > 0);
    const isTitle = own > 0 || (own === 0 && !isOther);
    best = { score: 0, title: isTitle ? only : null, organisation: isTitle ? null : only };
  }
  const [organisation, beside] = placeApart(
    best.organisation,
    undefined,
    seatedLooks.has(best.organisation?.key ?? '') ? seatedPlace : splitPlace,
  );
  const [title, below] = placeApart(best.title, isTownAndMore);
  place ??= beside ?? below;
  const used = new Set([best.title, best.organisation, place]);
  const rest = values.filter((chunk) => !used.has(chunk));
  const aside = rest.find((chunk) => chunk.aside && !/\d/.test(chunk.text));
  return {
    title,
    organisation,
    place: place ?? aside ?? null,
    rest: rest.filter((chunk) => chunk !== aside || place !== null),
  };
}
