// @ts-check
import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { root } from '../local/root.mjs';

/** The compose file, with what its parts share filled in. */
export const compose = parse(fs.readFileSync(path.join(root, 'docker-compose.yml'), 'utf8'), { merge: true });
