import { verbose } from './verbose';

describe('a pattern of many lines', () => {
  const shift = verbose('iu')`
    (?<!\p{L})(?:
      day shift
      |late or night shift
    )\b
  `;

  it('is the same as on one line, with its flags', () => {
    expect(shift.source).toBe(String.raw`(?<!\p{L})(?:day shift|late or night shift)\b`);
    expect(shift.flags).toBe('iu');
  });

  it('keeps the white space within a line', () => {
    expect(shift.test('Late or night shift')).toBe(true);
    expect(shift.test('lateornightshift')).toBe(false);
  });

  it('may have no flags, and refuses what is no pattern', () => {
    expect(verbose()`a|b`.flags).toBe('');
    expect(
      () => verbose()`
      (?:a
    `,
    ).toThrow(SyntaxError);
  });
});
