// @ts-check
// `npm run set-admin -- EMAIL [--revoke]`: makes somebody an administrator of the stack that runs with LOCAL_DIR.
import { runSeed } from './run-seed.mjs';

runSeed('../../services/accounts/set-admin.mjs');
