import { fitting, type SiftedOne } from './outcome';

const one = (id: string, exact: number, minutes: number | null, over: Partial<SiftedOne> = {}): SiftedOne => ({
  id,
  exact,
  percentage: exact,
  free: exact,
  bars: [],
  minutes,
  ...over,
});

describe('what fits a search', () => {
  it('is told best first, of equals the nearest', () => {
    const all = [one('a', 80, 30), one('b', 80, 5), one('c', 90, 40), one('d', 80, null), one('e', 80, null)];
    expect(fitting(all).map(({ id }) => id)).toEqual(['c', 'b', 'a', 'd', 'e']);
  });

  it('holds nothing that a wish rules out, and nothing that fits too little', () => {
    expect(fitting([one('a', 80, 5, { bars: ['hours'] }), one('b', 20, 5)])).toEqual([]);
  });
});
