import { PassThrough } from 'node:stream';
import { freePort } from '@tandem/test-kit/free-port';
import { Scanner } from './scanner';

it('closes a file that it could not ask about', async () => {
  const scanner = new Scanner({ SCANNER_URL: `tcp://127.0.0.1:${await freePort()}` });
  const file = new PassThrough();
  file.write('what nobody reads');
  await expect(scanner.check(file)).rejects.toMatchObject({ code: 'unavailable' });
  expect(file.destroyed).toBe(true);
});
