import { TopicThrottle } from './topic-throttle';

const heard: [string, number][] = [];
let throttle: TopicThrottle<number>;

beforeEach(() => {
  jest.useFakeTimers();
  heard.length = 0;
  throttle = new TopicThrottle((topic, message) => heard.push([topic, message]));
});

afterEach(() => jest.useRealTimers());

it('lets the first message through at once and then the latest of each second', () => {
  for (const message of [1, 2, 3]) throttle.push('a', message);
  expect(heard).toEqual([['a', 1]]);
  jest.advanceTimersByTime(999);
  expect(heard).toHaveLength(1);
  jest.advanceTimersByTime(1);
  expect(heard).toEqual([['a', 1], ['a', 3]]); // prettier-ignore
  throttle.push('a', 4);
  jest.advanceTimersByTime(999);
  expect(heard).toHaveLength(2);
  jest.advanceTimersByTime(1);
  expect(heard.at(-1)).toEqual(['a', 4]);
});

it('counts each topic’s second from its own first message', () => {
  throttle.push('a', 1);
  jest.advanceTimersByTime(400);
  throttle.push('b', 1);
  throttle.push('a', 2);
  throttle.push('b', 2);
  jest.advanceTimersByTime(600);
  expect(heard).toEqual([['a', 1], ['b', 1], ['a', 2]]); // prettier-ignore
  jest.advanceTimersByTime(400);
  expect(heard.at(-1)).toEqual(['b', 2]);
});

it('is ready at once again after a second without a message, and keeps nothing', () => {
  throttle.push('a', 1);
  jest.advanceTimersByTime(1_000);
  expect(jest.getTimerCount()).toBe(0);
  throttle.push('a', 2);
  expect(heard.at(-1)).toEqual(['a', 2]);
});

it('says nothing more once it is stopped', () => {
  throttle.push('a', 1);
  throttle.push('a', 2);
  throttle.stop();
  jest.advanceTimersByTime(5_000);
  expect(heard).toEqual([['a', 1]]);
});
