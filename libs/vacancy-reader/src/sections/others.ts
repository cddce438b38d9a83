import type { Piece } from '../document/document';
import { headingKind } from './headings';

/** Cuts away what other vacancies a page offers, from their heading on to the next that announces a part of this one. */
export const withoutOthers = (pieces: readonly Piece[]): Piece[] => {
  let isOther = false;
  return pieces.filter((piece) => {
    const kind = piece.kind === 'heading' ? headingKind(piece.text) : null;
    if (kind === 'related' || kind === 'noise') isOther = true;
    else if (isOther && kind !== null && kind !== 'other' && kind !== 'apply' && kind !== 'company') isOther = false;
    return !isOther;
  });
};
