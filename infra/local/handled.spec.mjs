// @ts-check
import { callOf, eventOf, ownerOf } from '@tandem/contracts/registry';
import { handled, heard } from './handled.mjs';

describe('what the services answer', () => {
  it('are calls of the contracts, each answered by the service it belongs to', () => {
    expect(handled.length).toBeGreaterThan(50);
    expect(handled.filter(({ service, subject }) => !callOf(subject) || ownerOf(subject) !== service)).toEqual([]);
  });

  it('has one handler for each call', () => {
    const subjects = handled.map(({ subject }) => subject);
    expect(subjects.filter((subject, index) => subjects.indexOf(subject) !== index)).toEqual([]);
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
});
