// @ts-check
// `npm run nats:permissions`: writes anew what each process may say and hear.
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../local/root.mjs';
import { natsConfiguration } from './permissions.mjs';

fs.writeFileSync(path.join(root, 'k8s/servers/nats/nats.conf'), natsConfiguration());
