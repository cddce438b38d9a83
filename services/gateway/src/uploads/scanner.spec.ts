import { createServer, type AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import { Scanner } from './scanner';

const freePort = async (): Promise<number> => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
};

it('closes a file that it could not ask about', async () => {
  const scanner = new Scanner({ SCANNER_URL: `tcp://127.0.0.1:${await freePort()}` });
  const file = new PassThrough();
  file.write('what nobody reads');
  await expect(scanner.check(file)).rejects.toMatchObject({ code: 'unavailable' });
  expect(file.destroyed).toBe(true);
});
