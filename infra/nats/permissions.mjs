// @ts-check
import fs from 'node:fs';
import path from 'node:path';
import { allCalls, allEvents, httpCalls } from '@tandem/contracts/registry';
import { parkedCalls } from '@tandem/contracts/parked';
import { backend, services } from '../local/parts.mjs';
import { root } from '../local/root.mjs';
import { passwordVariable } from '../secrets/secrets.mjs';

/** @typedef {{ publish: string[], subscribe: string[] }} Permissions Subjects, as NATS writes them. */

/**
 * The calls of others that a service's code names.
 * @param {string} service
 */
function callsNamedBy(service) {
  const folder = path.join(root, 'services', service, 'src');
  const files = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!\.spec)\.ts$/.test(file));
  const text = files.map((file) => fs.readFileSync(path.join(folder, file), 'utf8')).join('\n');
  /** @type {Set<string>} */
  const subjects = new Set(allCalls.map(({ route }) => route.subject));
  const named = [...text.matchAll(/\b(\w+)Calls\.(\w+)/g)].map(([, owner, call]) => `${owner}.${call}`);
  const parked = /\bparkedCalls\(/.test(text) ? services.flatMap((each) => Object.values(parkedCalls(/** @type {'auth'} */ (each)))) : [];
  return [...named, ...parked.map(({ route }) => route.subject)].filter(
    (subject) => subjects.has(subject) && !subject.startsWith(`${service}.`),
  );
}

/**
 * Its own calls that a service's commands ask: whoever operates it runs them where it runs, as the same user.
 * @param {string} service
 */
function callsOfCommands(service) {
  const folder = path.join(root, 'services', service);
  const files = fs.readdirSync(folder).filter((file) => file.endsWith('.mjs'));
  const text = files.map((file) => fs.readFileSync(path.join(folder, file), 'utf8')).join('\n');
  const named = [...text.matchAll(/\b(\w+)Calls\.(\w+)/g)].map(([, owner, call]) => `${owner}.${call}`);
  return named.filter((subject) => subject.startsWith(`${service}.`));
}

/**
 * What a process may say and hear, read from the contracts and from the calls its code names: a service that is taken
 * over can neither listen to what others are asked nor speak in another's name.
 * @param {string} name A service or the gateway.
 * @returns {Permissions}
 */
function permissionsOf(name) {
  const answers = `_INBOX_${name}.>`;
  if (name === 'gateway') {
    const served = services.map((service) => `served.${service}`);
    const asked = httpCalls.map(({ route }) => route.subject).filter((subject) => !subject.startsWith('gateway.'));
    return { publish: unique([...asked, ...callsNamedBy(name), ...served]), subscribe: [answers, 'hint'] };
  }
  const events = allEvents.filter((event) => event.name.startsWith(`${name}.`));
  const deliveries = events.flatMap((event) => event.consumers.map((consumer) => `event.${consumer}.${event.name}`));
  return {
    publish: unique([...callsNamedBy(name), ...callsOfCommands(name), ...deliveries, 'hint']),
    subscribe: [answers, `${name}.> ${name}`, `event.${name}.> ${name}`, `event.${name}.> ${name}-unheard`, `served.${name} ${name}`],
  };
}

/** @param {string[]} subjects */
const unique = (subjects) => [...new Set(subjects)].sort();

/** @param {string[]} subjects */
const listed = (subjects) => subjects.map((subject) => `          "${subject}"\n`).join('');

/** The configuration of a NATS server with a user per process. Passwords come from its environment. */
export function natsConfiguration() {
  const common = fs.readFileSync(path.join(root, 'infra/nats/nats.conf'), 'utf8').trimEnd();
  const users = backend.map((name) => {
    const { publish, subscribe } = permissionsOf(name);
    return `    {
      user: ${name}
      password: $${passwordVariable(name)}
      permissions: {
        publish: { allow: [
${listed(publish)}        ] }
        subscribe: { allow: [
${listed(subscribe)}        ] }
        allow_responses: true
      }
    }
`;
  });
  return `# Made by \`npm run nats:permissions\` from the contracts and the calls that the services' code names; not by hand.
${common}

authorization {
  users: [
${users.join('')}  ]
}
`;
}
