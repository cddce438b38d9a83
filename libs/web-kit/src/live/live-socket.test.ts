import { LiveTopics, socketOptions, type LiveSocket } from './live-socket';

type Handler = (...args: unknown[]) => void;
class FakeServer {
  sent: [string, string][] = [];
  opened = 0;
  connects = 0;
  connected = false;
  active = true;
  answer: { ok: boolean; detail?: string; missed?: boolean } = { ok: true };
  private handlers = new Map<string, Handler>();
  io = { on: (event: string, handler: Handler) => this.handlers.set(event, handler) };
  private any: (topic: string, payload: unknown) => void = () => undefined;

  open = (): Promise<LiveSocket> => {
    this.opened += 1;
    return Promise.resolve(this as unknown as LiveSocket);
  };
  on = (event: string, handler: Handler) => this.handlers.set(event, handler);
  onAny = (handler: (topic: string, payload: unknown) => void) => (this.any = handler);
  connect = () => (this.connects += 1);
  disconnect = () => (this.connected = false);
  timeout = () => ({
    emit: (event: string, topic: string, ack: (error: null, answer: unknown) => void) => {
      this.sent.push([event, topic]);
      ack(null, this.answer);
    },
  });

  comesUp() {
    this.connected = true;
    this.handlers.get('connect')?.();
  }
  goesDown(reason: string) {
    this.connected = false;
    this.handlers.get('disconnect')?.(reason);
  }
  isGivenUpOn() {
    this.handlers.get('reconnect_failed')?.();
  }
  refuses() {
    this.active = false;
    this.handlers.get('connect_error')?.();
  }
  says(topic: string, payload?: unknown) {
    this.any(topic, payload);
  }
}

const settle = async () => {
  for (let i = 0; i < 5; i++) await Promise.resolve();
};
let server: FakeServer;
let live: LiveTopics;
let renew: jest.Mock<Promise<boolean>>;
const own = 'matches-0f8fad5b-d9cb-469f-a165-70867728950e';
beforeEach(async () => {
  jest.useFakeTimers();
  server = new FakeServer();
  renew = jest.fn(() => Promise.resolve(true));
  live = new LiveTopics(server.open, renew);
});
afterEach(() => jest.useRealTimers());

const joined = async (topic: string, hear: (payload: unknown) => void = () => undefined) => {
  const leave = live.join(topic, hear);
  await settle();
  return leave;
};

it('connects as documented: /socket.io, 5 attempts, 1 to 5 seconds apart, 20 seconds to connect', () => {
  expect(socketOptions).toMatchObject({
    path: '/socket.io',
    reconnectionAttempts: 5,
    reconnectionDelay: 1000,
    reconnectionDelayMax: 5000,
    timeout: 20000,
  });
});

it('opens no connection before somebody listens, and one for all', async () => {
  expect(server.opened).toBe(0);
  await joined('a');
  await joined('b');
  expect(server.opened).toBe(1);
});

it('subscribes with the first listener and leaves with the last', async () => {
  const leaveFirst = await joined('a');
  server.comesUp();
  const leaveSecond = await joined('a');
  leaveFirst();
  leaveFirst();
  expect(server.sent).toEqual([['subscribe', 'a']]);
  leaveSecond();
  expect(server.sent).toEqual([
    ['subscribe', 'a'],
    ['leave', 'a'],
  ]);
});

it('passes a message at once, then at most one a second, always the latest', async () => {
  const heard: unknown[] = [];
  await joined('a', (payload) => heard.push(payload));
  server.comesUp();
  server.says('a', 1);
  server.says('a', 2);
  server.says('a', 3);
  expect(heard).toEqual([1]);
  jest.advanceTimersByTime(999);
  expect(heard).toEqual([1]);
  jest.advanceTimersByTime(1);
  expect(heard).toEqual([1, 3]);
  jest.advanceTimersByTime(5000);
  expect(heard).toEqual([1, 3]);
});

it('throttles per topic and listener', async () => {
  const heard: string[] = [];
  await joined('a', () => heard.push('a1'));
  await joined('a', () => heard.push('a2'));
  await joined('b', () => heard.push('b'));
  server.comesUp();
  server.says('a');
  server.says('b');
  expect(heard).toEqual(['a1', 'a2', 'b']);
});

it('says nothing to a listener that has left', async () => {
  const hear = jest.fn();
  const leave = await joined('a', hear);
  server.comesUp();
  server.says('a');
  server.says('a');
  leave();
  jest.advanceTimersByTime(2000);
  expect(hear).toHaveBeenCalledTimes(1);
});

it('subscribes again after a reconnect and tells every listener that something may have changed', async () => {
  const hear = jest.fn();
  await joined('a', hear);
  server.comesUp();
  expect(hear).not.toHaveBeenCalled();
  server.goesDown('transport close');
  server.comesUp();
  expect(server.sent).toEqual([
    ['subscribe', 'a'],
    ['subscribe', 'a'],
  ]);
  expect(hear).toHaveBeenCalledWith(undefined);
});

it('tells a listener that what it shows may be old when something was said just before it listened', async () => {
  const hear = jest.fn();
  await joined('a', hear);
  server.answer = { ok: true, missed: true };
  server.comesUp();
  expect(hear).toHaveBeenCalledWith(undefined);
});

it('tells a later listener what the others heard while it was loading', async () => {
  const [early, late, other] = [jest.fn(), jest.fn(), jest.fn()];
  await joined('a', early);
  server.comesUp();
  server.says('a', 1);
  await joined('a', late);
  expect(late).toHaveBeenCalledWith(undefined);
  jest.advanceTimersByTime(60_000);
  await joined('a', other);
  expect(other).not.toHaveBeenCalled();
});

it('comes back when the server hangs up, but not for ever', async () => {
  await joined('a');
  server.answer = { ok: false, detail: 'forbidden' };
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  for (let time = 0; time < 10; time++) {
    server.comesUp();
    server.goesDown('io server disconnect');
    jest.advanceTimersByTime(5000);
  }
  expect(server.connects).toBe(5);
  warn.mockRestore();
});

it('tries at once when the device is back online, if somebody still listens', async () => {
  live.wake();
  expect(server.opened).toBe(0);
  const leave = await joined('a');
  server.comesUp();
  live.wake();
  expect(server.connects).toBe(0);
  server.goesDown('transport close');
  live.wake();
  expect(server.connects).toBe(1);
  leave();
  live.wake();
  expect(server.connects).toBe(1);
});

it('begins again after a rest when the attempts are used up, for as long as somebody listens', async () => {
  const leave = await joined('a');
  server.comesUp();
  server.goesDown('transport close');
  for (let round = 1; round <= 3; round++) {
    server.isGivenUpOn();
    jest.advanceTimersByTime(9_999);
    expect(server.connects).toBe(round - 1);
    jest.advanceTimersByTime(10_001);
    expect(server.connects).toBe(round);
  }
  server.isGivenUpOn();
  leave();
  jest.advanceTimersByTime(60_000);
  expect(server.connects).toBe(3);
});

describe('a connection that is made when the session has run out', () => {
  const forbidden = { ok: false, detail: 'forbidden' };
  const warned = () => jest.spyOn(console, 'warn').mockImplementation(() => undefined);

  it('is made again once the session is renewed', async () => {
    const warn = warned();
    await joined(own);
    await joined('a');
    server.answer = forbidden;
    server.comesUp();
    await settle();
    expect(renew).toHaveBeenCalledTimes(1);
    expect(server.connects).toBe(1);
    server.answer = { ok: true };
    server.sent = [];
    server.comesUp();
    await settle();
    expect(server.sent).toEqual([
      ['subscribe', own],
      ['subscribe', 'a'],
    ]);
    expect(server.connects).toBe(1);
    warn.mockRestore();
  });

  it('is not made again and again when renewing does not help', async () => {
    const warn = warned();
    await joined(own);
    server.answer = forbidden;
    for (let time = 0; time < 3; time++) {
      server.comesUp();
      await settle();
    }
    expect(server.connects).toBe(1);
    warn.mockRestore();
  });

  it.each([
    ['the session is over', own, 1],
    ['what is forbidden is not one’s own', 'vacancy-updates-0f8fad5b-d9cb-469f-a165-70867728950e', 0],
  ])('is left as it is when %s', async (_, topic, renewals) => {
    const warn = warned();
    renew.mockResolvedValue(false);
    await joined(topic);
    server.answer = forbidden;
    server.comesUp();
    await settle();
    expect(renew).toHaveBeenCalledTimes(renewals);
    expect(server.connects).toBe(0);
    warn.mockRestore();
  });
});

it('comes back when the server refuses the connection', async () => {
  await joined('a');
  server.refuses();
  jest.advanceTimersByTime(1000);
  expect(server.connects).toBe(1);
});

it('makes a new connection when somebody else has signed in', async () => {
  await joined('a');
  server.comesUp();
  live.restart();
  await settle();
  expect(server.opened).toBe(2);
  server.comesUp();
  expect(server.sent).toEqual([
    ['subscribe', 'a'],
    ['subscribe', 'a'],
  ]);
});
