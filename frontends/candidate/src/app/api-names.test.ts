import { readdirSync } from 'node:fs';
import path from 'node:path';

const apiFilesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.api.ts'))
    .map((name) => path.join(folder, name));

// The first of two calls of one name wins, so what a screen gets would depend on which screens were opened before it.
it('gives every call of the screens a name of its own', async () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  for (const folder of ['../features', '../../../../libs/web-kit/src']) {
    for (const file of apiFilesIn(path.resolve(__dirname, folder))) await import(file);
  }
  expect(complaints.mock.calls.map(([text]) => String(text))).toEqual([]);
});
