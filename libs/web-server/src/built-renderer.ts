import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Render } from './pages';

type Server = { createRenderer: (installed: { config: object; manifest: unknown }) => Render };

/**
 * The renderer that was built with an app, if it has one.
 * @throws Error when the build lacks a page that the renderer draws.
 */
export const builtRenderer = async (dist: string, publicConfig: object): Promise<Render | undefined> => {
  const file = path.resolve(dist, 'server', 'server.mjs');
  if (!fs.existsSync(file)) return undefined;
  const { createRenderer } = (await import(pathToFileURL(file).href)) as Server;
  const manifest: unknown = JSON.parse(fs.readFileSync(path.join(dist, 'manifest.json'), 'utf8'));
  return createRenderer({ config: publicConfig, manifest });
};
