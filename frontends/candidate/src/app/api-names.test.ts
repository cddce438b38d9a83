import { readdirSync } from 'node:fs';
import path from 'node:path';
import { api } from '@tandem/web-kit/gateway/api';

const apiFilesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.api.ts'))
    .map((name) => path.join(folder, name));

// The first of two calls of one name wins, so what a screen gets would depend on which screens were opened before it.
it('gives every call of the screens a name of its own', async () => {
  const inject = api.injectEndpoints;
  const injected = jest.spyOn(api, 'injectEndpoints').mockImplementation((options) => inject({ ...options, overrideExisting: 'throw' }));
  const files = ['../features', '../../../../libs/web-kit/src'].flatMap((folder) => apiFilesIn(path.resolve(__dirname, folder)));
  for (const file of files) await import(file);
  expect(injected.mock.calls.length).toBeGreaterThanOrEqual(files.length - 1);
});
