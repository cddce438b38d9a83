import fc from 'fast-check';
import { cutText } from './cut-text';

describe('a long text', () => {
  it('is cut to its limit', () => expect(cutText('x'.repeat(1600), 1500)).toHaveLength(1500));
  it('is never cut through a character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(20), (text, limit) => {
        const cut = cutText(text, limit);
        return cut.length <= limit && text.startsWith(cut) && !/[\uD800-\uDBFF]$/.test(cut);
      }),
    );
    expect(cutText('ab😀', 3)).toBe('ab');
  });
});
