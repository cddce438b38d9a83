import { Problem } from '@tandem/contracts/problem';
import * as z from 'zod';
import { errorLine } from './error-line';

describe('the line that tells why work failed', () => {
  it('names the fields of data that cannot be read, and is no JSON', () => {
    const { error } = z.object({ vacancyId: z.guid(), place: z.object({ city: z.string() }) }).safeParse({ vacancyId: 'x', place: {} });
    expect(errorLine(error)).toBe('its data cannot be read; vacancyId: invalid_value; place.city: invalid_value');
  });

  it.each([
    [new Error('the mail server is away'), 'the mail server is away'],
    [new Problem('unavailable', 503), 'unavailable'],
    [{ code: 'timeout' }, 'timeout'],
    ['gone', 'gone'],
    [null, 'null'],
  ])('of %p is %s', (error, line) => {
    expect(errorLine(error)).toBe(line);
  });
});
