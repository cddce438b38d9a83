// @ts-check
// `npm start`. The check comes before anything an old Node cannot even read.
import { nodeProblem } from './setup/node-version.mjs';

const problem = nodeProblem(process.versions.node, process.platform);
if (problem) {
  console.error(problem);
  process.exit(1);
}
void import('./main.mjs');
