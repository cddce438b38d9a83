import { matchLabel } from './match-label';

it.each([
  [49, null],
  [49.9, null],
  [50, 'good_match'],
  [74, 'good_match'],
  [75, 'impressive_match'],
  [100, 'impressive_match'],
  [null, null],
])('%s %% is labelled %s', (percentage, label) => expect(matchLabel(percentage)).toBe(label));
