import { startAfterPaint } from './after-paint';

const given = { texts: '/texts.json', scripts: ['/part.js', '/app.js'] };
const asked: string[] = [];
const settled = () => new Promise((resolve) => setTimeout(resolve, 50));

let paint: () => void;
let isWhole: jest.Mock<boolean>;
let run: jest.Mock<Promise<unknown>, [string]>;
beforeEach(() => {
  asked.splice(0);
  class Observer {
    constructor(seen: (list: { getEntriesByName: () => unknown[] }) => void) {
      paint = () => seen({ getEntriesByName: () => [{}] });
    }
    observe = () => undefined;
  }
  const fetch = async (href: string) => ({ arrayBuffer: async () => void asked.push(href) });
  Object.assign(window, { PerformanceObserver: Observer, fetch });
  isWhole = jest.fn(() => false);
  run = jest.fn(async (_: string) => undefined);
});
const ran = () => run.mock.calls.map(([file]) => file);

it('fetches nothing before the page is read and painted, and then all of it, the app last', async () => {
  const done = startAfterPaint(given, isWhole, run);
  document.dispatchEvent(new Event('DOMContentLoaded'));
  await settled();
  expect(asked).toEqual([]);
  paint();
  await done;
  expect(asked).toEqual(['/part.js', '/app.js', '/texts.json']);
  expect(ran()).toEqual(['/part.js', '/app.js']);
});

it('waits for the end of a page that is painted in parts', async () => {
  const done = startAfterPaint(given, isWhole, run);
  paint();
  await settled();
  expect(ran()).toEqual([]);
  document.dispatchEvent(new Event('DOMContentLoaded'));
  await done;
  expect(ran()).toEqual(['/part.js', '/app.js']);
});

it('begins at once when somebody uses the page', async () => {
  const done = startAfterPaint(given, isWhole, run);
  document.dispatchEvent(new Event('DOMContentLoaded'));
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await done;
  expect(ran()).toEqual(['/part.js', '/app.js']);
});

it('counts a move of the mouse, and none that is told of a mouse at rest', async () => {
  const move = (movementX: number): void => {
    const event = new MouseEvent('pointermove', { bubbles: true });
    document.body.dispatchEvent(Object.defineProperties(event, { movementX: { value: movementX }, movementY: { value: 0 } }));
  };
  const done = startAfterPaint(given, isWhole, run);
  document.dispatchEvent(new Event('DOMContentLoaded'));
  move(0);
  await settled();
  expect(asked).toEqual([]);
  move(3);
  await done;
  expect(ran()).toEqual(['/part.js', '/app.js']);
});

describe('a page that is whole as it was drawn', () => {
  beforeEach(() => isWhole.mockReturnValue(true));
  const paintedPage = () => {
    const done = startAfterPaint(given, isWhole, run);
    document.dispatchEvent(new Event('DOMContentLoaded'));
    paint();
    return done;
  };

  it('has everything fetched, and starts when somebody uses it', async () => {
    const done = paintedPage();
    await settled();
    expect(asked).toEqual(['/part.js', '/app.js', '/texts.json']);
    expect(ran()).toEqual([]);
    document.dispatchEvent(new Event('scroll'));
    await done;
    expect(ran()).toEqual(['/part.js', '/app.js']);
  });

  it('starts at once where somebody used it before it was painted', async () => {
    const done = startAfterPaint(given, isWhole, run);
    document.body.dispatchEvent(new Event('touchstart', { bubbles: true }));
    document.dispatchEvent(new Event('DOMContentLoaded'));
    await done;
    expect(ran()).toEqual(['/part.js', '/app.js']);
  });

  it('starts after ten seconds in which nobody touched it', async () => {
    jest.useFakeTimers();
    const done = paintedPage();
    await jest.advanceTimersByTimeAsync(9_900);
    expect(ran()).toEqual([]);
    await jest.advanceTimersByTimeAsync(200);
    await done;
    expect(ran()).toEqual(['/part.js', '/app.js']);
    jest.useRealTimers();
  });
});

it('says when a script cannot be had, and runs none after it', async () => {
  run.mockRejectedValueOnce(new Error('gone'));
  const done = startAfterPaint(given, isWhole, run);
  document.dispatchEvent(new Event('DOMContentLoaded'));
  paint();
  await expect(done).rejects.toThrow('gone');
  expect(ran()).toEqual(['/part.js']);
});
