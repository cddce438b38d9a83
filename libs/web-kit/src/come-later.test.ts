import { comeLater } from './come-later';

beforeEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML =
    '<div id="root"><button>Go</button></div><script type="application/json" id="later">{"scripts":["/a.js","/b.js"],"texts":"/api/public/nl.json"}</script>';
});

it('runs the scripts of a drawn page in their order, once the page was painted', async () => {
  const happened: string[] = [];
  requestAnimationFrame(() => happened.push('painted'));
  await comeLater(async (address) => void happened.push(address));
  expect(happened).toEqual(['painted', '/a.js', '/b.js']);
});

it('asks for all of it at once', async () => {
  await comeLater(async () => {
    expect([...document.head.querySelectorAll('link')].map((link) => `${link.rel} ${link.getAttribute('href') ?? ''}`)).toEqual([
      'preload /api/public/nl.json',
      'modulepreload /a.js',
      'modulepreload /b.js',
    ]);
  });
  expect.assertions(2);
});

it('keeps a press that came before the app', async () => {
  const pressed = jest.fn();
  const loading = comeLater(async () => undefined);
  document.querySelector('button')?.addEventListener('click', pressed);
  document.querySelector('button')?.click();
  await loading;
  expect(pressed).not.toHaveBeenCalled();
});

it('does nothing on a page that the server left to the browser', async () => {
  document.body.innerHTML = '<div id="root"></div>';
  const load = jest.fn();
  await comeLater(load);
  expect(load).not.toHaveBeenCalled();
});
