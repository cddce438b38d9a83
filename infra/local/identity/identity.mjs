// @ts-check
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { waitUntil } from '../process/wait.mjs';

const program = fileURLToPath(new URL('./server.mjs', import.meta.url));

/** As whom the product is known to the page that stands in for Google and LinkedIn. */
export const localClient = { id: 'tandem-local', secret: 'nobody-has-to-guess-this' };

/** @param {import('../ports.mjs').Ports} ports */
export const identityUrl = (ports) => `http://localhost:${ports.identity}`;

/**
 * Starts the page that shows both sides at once, and stands in for Google and LinkedIn.
 * @param {Pick<import('../stack.mjs').StackOptions, 'supervisor' | 'localDir' | 'ports'>} place
 */
export async function startIdentity({ supervisor, localDir, ports }) {
  const { candidate, employer, admin } = ports;
  const child = supervisor.start('infrastructure', {
    name: 'identity',
    command: [process.execPath, '--max-semi-space-size=1', program],
    env: {
      PATH: process.env.PATH,
      PORT: String(ports.identity),
      BASE_URL: identityUrl(ports),
      CLIENT_ID: localClient.id,
      ORIGINS: [candidate, employer, admin].flatMap((port) => [`http://localhost:${port}`, `http://127.0.0.1:${port}`]).join(),
      PRODUCT_NAME: process.env.PRODUCT_NAME || 'Tandem',
      CANDIDATE_URL: `http://localhost:${candidate}`,
      EMPLOYER_URL: `http://localhost:${employer}`,
    },
    logDir: path.join(localDir, 'logs'),
  });
  await waitUntil('The identity page', child, async () => {
    const answer = await fetch(`http://127.0.0.1:${ports.identity}/google/jwks`);
    if (!answer.ok) throw new Error(`answered ${answer.status}`);
  });
}
