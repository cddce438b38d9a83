// @ts-check
// `npm test`. The check comes before anything an old Node cannot even read.
import { nodeProblem } from './setup/node-version.mjs';

const problem = nodeProblem(process.versions.node, process.platform);
if (problem) {
  console.error(problem);
  console.log('0 passed, 1 failed');
  process.exit(1);
}
void import('./testing/main.mjs');
