import { verbose } from '@tandem/domain/verbose';
import { fold } from '../text/fold';

/** A piece of a document, whose own file asks for this one. */
interface Piece {
  kind: 'heading' | 'item' | 'text' | 'fact';
  text: string;
}

/** What forms ask, as a line of its own above its answer. */
const label = verbose()`
  ^(?:
    functie(?:titel|naam)?|titel|vacature|bedrijf(?:snaam)?|werkgever|organisatie|opdrachtgever|(?:stand)?plaats|locatie|werklocatie
    |regio|(?:aantal )?uren(?: per week)?|werkweek|salaris|schaal|contract(?:vorm)?|dienstverband|opleiding(?:sniveau)?|niveau
    |startdatum|sluitingsdatum|reageren (?:voor|tot)|job title|position|role|title|grade|company|employer|organi[sz]ation|location
    |hours|salary|pay|contract(?: type)?|employment type|education|start date|closing date|apply by
  )\s*:?$
`;
const longestValue = 80;
const leastPairs = 3;

const isLabel = (piece: Piece | undefined): boolean => piece !== undefined && piece.kind !== 'fact' && label.test(fold(piece.text.trim()));
const isValue = (piece: Piece | undefined): boolean =>
  piece !== undefined && piece.kind !== 'heading' && piece.kind !== 'fact' && piece.text.length <= longestValue && !isLabel(piece);

/** How many labels, each above its value, stand one below the other from here. */
const pairsFrom = (pieces: readonly Piece[], from: number): number => {
  let count = 0;
  while (isLabel(pieces[from + 2 * count]) && isValue(pieces[from + 2 * count + 1])) count++;
  return count;
};

/** "Functie" over "Kok", "Werkgever" over "De Zwaan", "Uren" over "32": a margin of labels above their values, as facts. */
export const withStackedLabels = (pieces: readonly Piece[]): Piece[] => {
  const told: Piece[] = [];
  for (let at = 0; at < pieces.length;) {
    const pairs = pairsFrom(pieces, at);
    if (pairs < leastPairs) told.push(...pieces.slice(at, ++at));
    else
      for (const end = at + 2 * pairs; at < end; at += 2)
        told.push({ kind: 'fact', text: `${pieces[at]?.text.trim().replace(/\s*:$/, '')}: ${pieces[at + 1]?.text}` });
  }
  return told;
};
