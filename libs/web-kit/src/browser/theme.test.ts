import { chooseTheme, readTheme } from './theme';

it('follows the system until a theme is chosen, and keeps the choice in a cookie', () => {
  expect(readTheme()).toBe('system');
  chooseTheme('dark');
  expect(readTheme()).toBe('dark');
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  chooseTheme('system');
  expect(readTheme()).toBe('system');
  expect(document.documentElement).not.toHaveAttribute('data-theme');
});

it('ignores a cookie it did not write', () => expect(readTheme('a=1; theme=pink')).toBe('system'));
