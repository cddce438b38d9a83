import { withStyles } from './missing-file';

const link = (href: string, isHere: boolean): HTMLLinkElement => {
  const made = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  Object.defineProperty(made, 'sheet', { value: isHere ? {} : null });
  document.head.append(made);
  return made;
};
const linksTo = (href: string) => [...document.querySelectorAll<HTMLLinkElement>(`link[href="${href}"]`)];
afterEach(() => document.head.replaceChildren());

it('asks anew for styles that could not be had, and loads the file once they are there', async () => {
  link('/here.css', true);
  link('/away.css', false);
  const load = jest.fn(async () => 'file');
  const loading = withStyles(load)();
  expect(linksTo('/here.css')).toHaveLength(1);
  expect(load).not.toHaveBeenCalled();
  linksTo('/away.css').at(-1)?.dispatchEvent(new Event('load'));
  await expect(loading).resolves.toBe('file');
});

it('waits for no styles that the server wrote into the page', async () => {
  link('/drawn.css', false).setAttribute('disabled', '');
  await expect(withStyles(async () => 'file')()).resolves.toBe('file');
  expect(linksTo('/drawn.css')).toHaveLength(1);
});

it('fails as before when they still cannot be had', async () => {
  link('/away.css', false);
  const loading = withStyles(async () => 'file')();
  linksTo('/away.css').at(-1)?.dispatchEvent(new Event('error'));
  await expect(loading).rejects.toThrow('Unable to preload CSS');
});
