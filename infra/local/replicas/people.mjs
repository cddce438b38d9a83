// @ts-check
import { io } from 'socket.io-client';
import { demoAccounts } from '../../seeds/demo-accounts.mjs';

/** @typedef {{ headers: Record<string, string>, accountId: string }} Person */

/**
 * Signs an account of the demo in.
 * @param {string} url Of its app's web server, or of a gateway.
 * @param {'candidate' | 'employer'} app
 * @param {string} origin
 * @returns {Promise<Person>}
 */
export async function signIn(url, app, origin) {
  const common = { origin, 'x-tandem-app': app, 'accept-language': 'en' };
  const answer = await fetch(`${url}/auth/login`, {
    method: 'POST',
    headers: { ...common, 'content-type': 'application/json' },
    body: JSON.stringify(demoAccounts[app]),
  });
  if (!answer.ok) throw new Error(`the ${app} of the demo could not sign in: ${answer.status} ${await answer.text()}`);
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
  const headers = { ...common, cookie };
  const account = await fetch(`${url}/account`, { headers });
  return { headers, accountId: (await account.json()).id };
}

/**
 * A live connection of somebody to one gateway, joined to one topic.
 * @param {string} url
 * @param {Person} person
 * @param {string} topic
 */
export async function listenAt(url, { headers }, topic) {
  const socket = io(url, { transports: ['websocket'], extraHeaders: headers, reconnectionDelay: 100 });
  await new Promise((resolve, reject) => socket.once('connect', () => resolve(undefined)).once('connect_error', reject));
  const answer = await socket.emitWithAck('subscribe', topic);
  if (!answer.ok) throw new Error(`${topic} cannot be listened to: ${answer.detail}`);
  let heard = 0;
  socket.on(topic, () => void (heard += 1));
  return { socket, heard: () => heard };
}
