import { previousPath, recentPaths, rememberPath } from './recent-paths';

it('keeps the last five paths, newest first', () => {
  expect(previousPath('/jobs')).toBe('/jobs');
  ['/a', '/b', '/b', '/c', '/d', '/e', '/f'].forEach(rememberPath);
  expect(recentPaths()).toEqual(['/f', '/e', '/d', '/c', '/b']);
  expect(previousPath('/jobs')).toBe('/e');
});
