// @ts-check
// `npm run import:careers -- URL --name NAME`: imports a careers page into the stack that runs with LOCAL_DIR.
import { runSeed } from './run-seed.mjs';

runSeed('import-careers.mjs');
