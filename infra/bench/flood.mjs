// @ts-check
import http from 'node:http';

/** Calls that are under way at a time. */
const AT_ONCE = 16;

/**
 * Asks an address so many times over kept connections, some at once.
 * @param {string} url
 * @param {number} calls
 * @param {Record<string, string>} headers
 * @returns {Promise<Buffer>} the last answer
 * @throws when an answer is not 200
 */
export const flood = async (url, calls, headers = {}) => {
  const agent = new http.Agent({ keepAlive: true, maxSockets: AT_ONCE });
  let left = calls;
  /** @type {Buffer} */
  let last = Buffer.alloc(0);
  const caller = async () => {
    while (left-- > 0) last = await asked(url, agent, headers);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, caller));
  agent.destroy();
  return last;
};

const asked = async (/** @type {string} */ url, /** @type {http.Agent} */ agent, /** @type {Record<string, string>} */ headers) =>
  new Promise((/** @type {(body: Buffer) => void} */ resolve, reject) => {
    const request = http.get(url, { agent, headers }, (answer) => {
      /** @type {Buffer[]} */
      const parts = [];
      answer.on('data', (/** @type {Buffer} */ part) => parts.push(part));
      answer.on('end', () => {
        const body = Buffer.concat(parts);
        if (answer.statusCode === 200) resolve(body);
        else reject(new Error(`${url}: ${answer.statusCode} ${body.toString()}`));
      });
    });
    request.on('error', reject);
  });
