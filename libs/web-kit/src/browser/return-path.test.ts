import { localPath, withReturn } from './return-path';

it.each(['/jobs', '/jobs?tab=mine#top', '/'])('accepts %s', (path) => expect(localPath(path)).toBe(path));

it.each([
  null,
  undefined,
  '',
  'jobs',
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/\t/evil.example',
])('refuses %p', (path) => expect(localPath(path, '/home')).toBe('/home'));

it('carries the path along, query included', () => {
  expect(withReturn('/login', '/jobs?page=2')).toBe('/login?redirectTo=%2Fjobs%3Fpage%3D2');
  expect(withReturn('/login', '/')).toBe('/login');
});
