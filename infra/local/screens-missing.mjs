// @ts-check
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './root.mjs';

const shared = 'libs/web-kit/src/shared-routes.ts';
const tables = {
  candidate: ['frontends/candidate/src/app/routes.tsx', shared],
  employer: ['frontends/employer/src/app/routes.tsx', shared],
  admin: ['frontends/admin/src/app/routes.tsx'],
};

/**
 * The screens a route table marks with `unbuilt('SC-...')`, each once, in alphabetical order.
 * @param {string} source
 */
export const unbuiltIn = (source) =>
  [...new Set([...source.matchAll(/\bunbuilt\(\s*'(SC-[A-Z0-9-]+)'/g)].map(([, screen = '']) => screen))].sort();

const print = () => {
  const read = (/** @type {string} */ file) => fs.readFileSync(path.join(root, file), 'utf8');
  const missing = Object.entries(tables).map(([app, files]) => ({ app, screens: unbuiltIn(files.map(read).join('\n')) }));
  for (const { app, screens } of missing) console.log(`${app}: ${screens.length === 0 ? 'every screen is built' : screens.join(', ')}`);
  const all = new Set(missing.flatMap(({ screens }) => screens));
  console.log(`\n${all.size} ${all.size === 1 ? 'screen' : 'screens'} not built yet`);
};

if (process.argv[1] === fileURLToPath(import.meta.url)) print();
