// @ts-check
// `npm run seed:load -- --vacancies N --candidates M --companies K`: fills the stack that runs with LOCAL_DIR with invented volume.
import { runSeed } from './run-seed.mjs';

runSeed('load.mjs');
