// @ts-check
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { serviceNames } from '@tandem/contracts/define';
import { allCalls, allEvents, allJobs, callOf, eventOf, ownerOf } from '@tandem/contracts/registry';
import { handled, heard } from './handled.mjs';
import { root } from './root.mjs';

describe('what the services answer', () => {
  it('are calls of the contracts, each answered by the service it belongs to', () => {
    expect(handled.length).toBeGreaterThan(50);
    expect(handled.filter(({ service, subject }) => !callOf(subject) || ownerOf(subject) !== service)).toEqual([]);
  });

  it('has one handler for each call', () => {
    const subjects = handled.map(({ subject }) => subject);
    expect(subjects.filter((subject, index) => subjects.indexOf(subject) !== index)).toEqual([]);
  });

  it('is every call there is, over HTTP and between services', () => {
    const subjects = new Set(handled.map(({ subject }) => subject));
    expect(allCalls.map(({ route }) => route.subject).filter((subject) => !subjects.has(subject))).toEqual([]);
  });
});

describe('what the services hear', () => {
  it('are events of the contracts that name them as a consumer', () => {
    expect(heard.length).toBeGreaterThan(20);
    const wrong = heard.filter(
      ({ service, consumer, event }) => service !== consumer || !eventOf(event)?.consumers.some((each) => each === consumer),
    );
    expect(wrong).toEqual([]);
  });

  it('is every event, by everybody it is delivered to', () => {
    const listeners = new Set(heard.map(({ consumer, event }) => `${consumer} ${event}`));
    const pairs = allEvents.flatMap(({ name, consumers }) => consumers.map((consumer) => `${consumer} ${name}`));
    expect(pairs.filter((pair) => !listeners.has(pair))).toEqual([]);
  });
});

describe('the page of a service', () => {
  it.each(serviceNames)('of %s names every event it tells and hears, and every job it works', (service) => {
    const page = readFileSync(path.join(root, 'services', service, 'README.md'), 'utf8');
    const told = [...allEvents, ...allJobs].filter(({ name }) => ownerOf(name) === service).map(({ name }) => name);
    const names = [...told, ...heard.filter(({ consumer }) => consumer === service).map(({ event }) => event)];
    expect(names.filter((name) => !page.includes(name.split('.')[1] ?? name))).toEqual([]);
  });
});
