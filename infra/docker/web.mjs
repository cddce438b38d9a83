// @ts-check
// What the web image runs: the server of the app that APP names.
import { fileURLToPath } from 'node:url';

process.env.DIST ??= fileURLToPath(new URL(`./frontends/${process.env.APP}/dist`, import.meta.url));
// @ts-expect-error -- stands beside this file in the image only
await import('./libs/web-server/dist/main.js');
