import { verbose } from '@tandem/domain/verbose';
import { findPlace, type Place } from '@tandem/geo/places';
import type { Block, SourceDocument } from '../document/document';

/** A place under a label; one in a label for what lies around it may be no more than the name of a province. */
export interface LabelledPlace {
  name: string;
  place: Place | null;
  at: number;
  kind: 'town' | 'region';
}

const town =
  '(?:werk|job |work |office )?(?:locatie|location)|standplaats|plaats(?: (?:van )?tewerkstelling)?|stad|gemeente|plaats/gemeente|vestiging(?:splaats)?|city|town|city/town|locality|werkplek|werkplaats|filiaal|winkel|where|waar|office|kantoor|base|site|place of work|place of employment|workplace|duty station|based (?:at|in)|depot|thuisbasis|uitvalsbasis';
const region =
  '(?:werk)?regio|werkgebied|provincie|streek|regio/provincie|provincie/regio|gewest|arrondissement|region|county|state|province|state/province|area';

/** "Regio: Utrecht", also one of several on a line: "Provincie: Utrecht | Plaats: Zeist". */
const facts = new RegExp(
  `(?:^|[|•·;,]\\s*)(?:(${town})|${region})\\s*:\\s*([^|•·;\\n]{2,160}?)(?=\\s*(?:$|[|•·;]|,\\s*[\\p{L}/ ]{3,30}:))`,
  'giu',
);
/** A line that is the label and nothing else, above its value. */
const label = new RegExp(`^(?:(${town})|${region})\\s*:?$`, 'iu');
/** "Standplaats Assen": without a colon, only in a line of its own. */
const start = new RegExp(`^(${town})\\s+(\\p{Lu}[^:]{1,40})$`, 'iu');
/** "Regio Twente, standplaats Almelo". */
const inLine = verbose('gu')`
  (?<![\p{L}])(?:[Ss]tandplaats|[Ww]erklocatie|(?<=[–—|•·,-] ?)[Cc]ampus|(?<=\()HQ|[Tt]huisbasis|[Uu]itvalsbasis|[Hh]ome base)
  (?: is)? (\p{Lu}[\p{L}'’-]+(?:[ -]\p{Lu}[\p{L}'’-]+)*)
`;

const longestValue = 60;

/** Provinces and states that share their name with a town in them. */
const sharesItsName =
  /^(?:utrecht|groningen|antwerpen|antwerp|limburg|luik|namen|luxemburg|luxembourg|durham|lincoln|new york|washington|victoria)$/i;
const wide = /^(?:regio|provincie|region|county|state of|greater|groot)\s+/i;

/** Part of a town: "Haarlem-Noord". */
export const quarter = /-(?:Noord|Zuid|Oost|West|Noordoost|Noordwest|Zuidoost|Zuidwest|Centrum|Binnenstad|Buiten|Haven|Stad|Poort)$/u;

/** The most words from the front that name a place. */
export const longestPlace = (written: string, country: string | null): { place: Place; written: string } | null => {
  const words = written.trim().split(/ /);
  for (let count = words.length; count > 0; count--) {
    const name = words.slice(0, count).join(' ').replace(/[.,]$/, '');
    const town = name.replace(quarter, '');
    for (const each of town === name ? [name] : [name, town]) {
      const place = each.length > 2 ? findPlace(each, country ?? undefined) : null;
      if (place) return { place, written: each };
    }
  }
  return null;
};

const properName = /^\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?$/u;

/** The town of "Utrecht - Amersfoort", "Gelderland, Arnhem" and "Zeist (Utrecht)". */
const townIn = (value: string): { written: string; place: Place | null } | null => {
  const parts = value.split(/\s*[,(|)]\s*|\.(?:\s|$)|\s+[-–—/]\s+/).filter((part) => part !== '');
  const [first = '', second] = parts;
  const leading = longestPlace(first, null);
  const next = second && parts.length === 2 && !sharesItsName.test(second) ? longestPlace(second, null) : null;
  if (next && (!leading || sharesItsName.test(leading.written))) return next;
  // "Town Hall, Kendal (hybrid working)": a building before its town.
  const further = leading
    ? null
    : parts
        .slice(1)
        .map((part) => longestPlace(part, null))
        .find((place) => place !== null);
  if (further) return further;
  return leading ?? (properName.test(first) ? { written: first, place: null } : null);
};

const inValue = (value: string, start: number, isTown: boolean): LabelledPlace[] => {
  const bare = isTown ? value : value.replace(wide, '');
  const found = townIn(bare);
  // A name nobody knows is a town after "Plaats", but the part of a country after "Regio".
  if (!found || (!isTown && !found.place)) return [];
  const at = start + value.length - bare.length + bare.indexOf(found.written);
  return [{ name: found.written, place: found.place, at, kind: isTown ? 'town' : 'region' }];
};

const inBlock = (block: Block, next: Block | undefined): LabelledPlace[] => {
  const told = [...block.text.matchAll(facts)].flatMap((match) => {
    const value = match[2] ?? '';
    return inValue(value, block.start + match.index + match[0].lastIndexOf(value), match[1] !== undefined);
  });
  if (told.length > 0) return told;
  const alone = label.exec(block.text);
  if (alone && next && next.kind !== 'heading' && next.text.length <= longestValue)
    return inValue(next.text, next.start, alone[1] !== undefined).filter(
      ({ place }) => place !== null || block.kind === 'heading' || block.text.endsWith(':'),
    );
  const value = start.exec(block.text)?.[2] ?? '';
  return findPlace(value) ? inValue(value, block.start + block.text.indexOf(value), true) : [];
};

const inSentences = ({ text }: SourceDocument): LabelledPlace[] =>
  [...text.matchAll(inLine)].flatMap((match) => {
    const found = longestPlace(match[1] ?? '', null);
    return found
      ? [{ name: found.written, place: found.place, at: match.index + match[0].lastIndexOf(match[1] ?? ''), kind: 'town' as const }]
      : [];
  });

/** Whether a name under a label for a region may still be the town: "Regio: Zwolle", not "Provincie: Utrecht". */
export const isTownToo = ({ name, kind }: LabelledPlace): boolean => kind === 'town' || !sharesItsName.test(name);

/** The places a document names under a label, towns before regions. */
export const labelledPlaces = (document: SourceDocument): LabelledPlace[] => {
  const { blocks } = document;
  const found = [...blocks.flatMap((block, number) => inBlock(block, blocks[number + 1])), ...inSentences(document)];
  return [...found.filter(({ kind }) => kind === 'town'), ...found.filter(({ kind }) => kind === 'region')];
};
