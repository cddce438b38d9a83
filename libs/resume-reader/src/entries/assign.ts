import { isTown, looksLikeTown } from '../vocabulary/places';
import { type Chunk, wordCount } from './chunks';
import { type Habits, isPlace, main, type Roles, splitAtComma, unknown } from './habits';
import { placeApart, seatedPlace, seatOf, splitPlace } from './place-behind';

export interface Assigned {
  title: Chunk | null;
  organisation: Chunk | null;
  place: Chunk | null;
  rest: Chunk[];
}

/** "Agendabeheer, verslagen en organisatie van congressen" tells what was done. */
function isInSmallLetters({ text }: Chunk): boolean {
  const words = text.split(/\s+/);
  return words.length >= 5 && words.filter((word) => /^\p{Ll}/u.test(word)).length >= 0.7 * words.length;
}

/** Below one line that says it all stands what was done. */
function withoutTasks(chunks: readonly Chunk[], roles: Roles, isOneLine: boolean): readonly Chunk[] {
  const [first] = main(chunks);
  if (first && isOneLine) return chunks.filter((chunk) => chunk.row === first.row);
  // "Jumbo, Drachten" says where, and not as what.
  const parts = first ? splitAtComma(first, roles, unknown).filter((part, i) => i === 0 || !(isPlace(part) || isTown(part.text))) : [];
  if (!first || parts.length < 2) return chunks;
  return chunks.filter((chunk) => chunk.row === first.row || !isInSmallLetters(chunk));
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

/** Studies and trades may be named like a town, but not like a town and its state. */
const isTownAndMore = (place: string) => place.includes(',');

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
export function assign(printed: readonly Chunk[], roles: Roles, habits: Habits): Assigned {
  const all = habits.areOrganisationsApart ? printed.map((chunk) => ({ ...chunk, aside: false })) : printed;
  const { order, looks, isOneLine, seatedLooks } = habits;
  const { chunks, town } = withoutTowns(withoutTasks(all, roles, isOneLine), roles, habits);
  const stated = chunks.find(isPlace);
  // "Oxfam, Uganda" below a title, where nothing else can be the employer.
  const seated = stated && chunks.length === 2 && !stated.aside && !stated.dated ? seatOf(stated, roles.title) : null;
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
