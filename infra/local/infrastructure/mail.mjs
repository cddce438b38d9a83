// @ts-check
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { waitUntil } from '../process/wait.mjs';

// It parses mail with a whole browser document model; left alone it takes 40 MB more.
const smallMemory = ['--optimize-for-size', '--max-semi-space-size=1', '--max-old-space-size=128'];

const program = fileURLToPath(new URL('./mail-server.mjs', import.meta.url));

/**
 * @param {import('../ports.mjs').Ports} ports
 * @returns {{ SMTP_URL: string, MAIL_URL: string }} Where it takes mail, and where that can be read.
 */
export const mailUrls = (ports) => ({ SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`, MAIL_URL: `http://localhost:${ports.mail}` });

/** @param {import('./infrastructure.mjs').Place} place */
export async function startMail({ supervisor, env, localDir, ports }) {
  const folder = path.join(localDir, 'mail');
  fs.mkdirSync(folder, { recursive: true });
  const child = supervisor.start('infrastructure', {
    name: 'mail',
    command: [process.execPath, ...smallMemory, program],
    env: { ...env, SMTP_PORT: String(ports.smtp), WEB_PORT: String(ports.mail), MAIL_DIR: folder },
    logDir: path.join(localDir, 'logs'),
  });
  await waitUntil('The mail catcher', child, () => checkSmtp(mailUrls(ports).SMTP_URL));
  await waitUntil('The mail page', child, () => checkPage(`http://127.0.0.1:${ports.mail}/api/healthz`));
}

/** @param {string} address */
async function checkPage(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`answered ${answer.status}`);
}

/**
 * @param {string} url
 * @returns {Promise<void>} Once the server has greeted.
 */
export function checkSmtp(url) {
  const { hostname, port, protocol } = new URL(url);
  const socket = net.connect(Number(port) || (protocol === 'smtps:' ? 465 : 25), hostname);
  socket.setTimeout(3000, () => socket.destroy(new Error('no greeting within 3 seconds')));
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('the connection was closed')));
    // Behind TLS the greeting cannot be read here; being let in says enough.
    const greeted = () => (resolve(), socket.destroy());
    if (protocol === 'smtps:') socket.once('connect', greeted);
    else socket.once('data', greeted);
  });
}
