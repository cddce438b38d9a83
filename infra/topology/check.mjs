// @ts-check
// `npm run k8s:check`: renders all overlays and holds them to the types of Kubernetes, to the rules of the house and to the
// declared traffic.
import { allowedTraffic } from './graph.mjs';
import { hasKubectl, render } from './render.mjs';
import { brokenRules } from './rules.mjs';
import { declared } from './traffic.mjs';
import { wrongTypes } from './types.mjs';

const overlays = /** @type {const} */ (['local', 'production', 'data']);
let isWell = true;

/**
 * @param {string} what
 * @param {string[]} problems
 */
function report(what, problems) {
  console.log(`  ${problems.length === 0 ? 'ok    ' : 'FAILED'}  ${what}`);
  for (const problem of problems) console.log(`          ${problem}`);
  isWell &&= problems.length === 0;
}

if (!hasKubectl()) {
  console.log('Skipped: the manifests are rendered by kubectl, and there is none on this machine.');
  console.log('  get one: https://kubernetes.io/docs/tasks/tools/');
} else {
  const rendered = overlays.map((name) => ({ name, manifests: render(`overlays/${name}`) }));
  for (const { name, manifests } of rendered) {
    const allowed = allowedTraffic(manifests);
    const wanted = declared[name];
    report(`${name}: ${manifests.length} manifests keep the rules`, brokenRules(manifests));
    report(`${name}: ${allowed.length} connections are allowed, all of them declared`, [
      ...allowed.filter((edge) => !wanted.includes(edge)).map((edge) => `allowed, not declared: ${edge}`),
      ...wanted.filter((edge) => !allowed.includes(edge)).map((edge) => `declared, not allowed: ${edge}`),
    ]);
  }
  const other = render('components/ingress');
  report('types of all kinds', wrongTypes([...rendered.flatMap(({ manifests }) => manifests), ...other]));
}
process.exitCode = isWell ? 0 : 1;
