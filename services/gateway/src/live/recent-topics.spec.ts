import { RecentTopics } from './recent-topics';

it('remembers a topic for one window at least and two at most', () => {
  let now = 0;
  const recent = new RecentTopics(30, () => now);
  now = 20;
  recent.add('a');
  now = 45;
  expect(recent.has('a')).toBe(true);
  now = 50;
  expect(recent.has('a')).toBe(true);
  expect(recent.has('b')).toBe(false);
  now = 80;
  expect(recent.has('a')).toBe(false);
});

it('forgets all after a long silence', () => {
  let now = 0;
  const recent = new RecentTopics(30, () => now);
  recent.add('a');
  now = 1_000;
  expect(recent.has('a')).toBe(false);
});
