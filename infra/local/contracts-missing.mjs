// @ts-check
// `npm run contracts:missing`: the calls of the contracts that nobody answers, and the events nobody hears. Over HTTP
// such a call gets 501; this list says how far the product is.
import { allEvents, httpCalls, allCalls, isHttpCall } from '@tandem/contracts/registry';
import { handled, heard } from './handled.mjs';

const subjects = new Set(handled.map(({ subject }) => subject));
const listeners = new Set(heard.map(({ consumer, event }) => `${consumer} ${event}`));

const missing = httpCalls.filter(({ route }) => !subjects.has(route.subject));
for (const { route } of missing) console.log(`${route.method.padEnd(6)} ${route.path.padEnd(60)} ${route.subject}`);
console.log(`${missing.length} of ${httpCalls.length} calls over HTTP are not answered.\n`);

const internal = allCalls.filter((call) => !isHttpCall(call));
const unasked = internal.filter(({ route }) => !subjects.has(route.subject));
for (const { route } of unasked) console.log(`internal ${route.subject}`);
console.log(`${unasked.length} of ${internal.length} calls between services are not answered.\n`);

const pairs = allEvents.flatMap(({ name, consumers }) => consumers.map((consumer) => ({ consumer, name })));
const unheard = pairs.filter(({ consumer, name }) => !listeners.has(`${consumer} ${name}`));
for (const { consumer, name } of unheard) console.log(`${consumer} does not hear ${name}`);
console.log(`${unheard.length} of ${pairs.length} deliveries of events have no listener.`);
