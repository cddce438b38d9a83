import { RobotsFile } from './robots-file';

const agent = 'TandemBot/1.0 (+http://localhost)';
const allows = (text: string, path: string) => new RobotsFile(text, agent).allows(new URL(path, 'https://werkgever.example'));

it.each([
  ['/vacatures', '/vacatures/kok', false],
  ['/vacatures', '/over-ons', true],
  ['/*.pdf$', '/brochure.pdf', false],
  ['/*.pdf$', '/brochure.pdf?page=2', true],
  ['/*/intern/*/lijst', '/nl/intern/2026/lijst/1', false],
  ['/*/intern/*/lijst', '/nl/lijst/intern/', true],
  ['/*?sort=', '/vacatures?sort=datum', false],
  ['/a*a$', '/a', true],
  ['/$', '/', false],
  ['/$', '/vacatures', true],
  ['/caf%c3%a9', '/caf%C3%A9/menu', false],
  ['/café', '/caf%C3%A9/menu', false],
  ['', '/vacatures', true],
])('of "Disallow: %s" %s is allowed: %p', (pattern, path, expected) => {
  expect(allows(`User-agent: *\nDisallow: ${pattern}`, path)).toBe(expected);
});

it('lets the longest rule decide, and of equally long ones the one that allows', () => {
  const text = 'User-agent: *\nDisallow: /jobs\nAllow: /jobs/open\nDisallow: /over\nAllow: /over';
  expect(['/jobs', '/jobs/open/1', '/over'].map((path) => allows(text, path))).toEqual([false, true, true]);
});

it('goes by what is said to us by name, however it is written, and else by what is said to everybody', () => {
  const text = [
    'User-agent: OtherBot\nUser-agent: tandembot/2 # us\nDisallow: /a',
    'User-agent: *\nDisallow: /',
    'USER-AGENT: TandemBot\nDisallow: /b',
  ].join('\r\n');
  expect(['/a', '/b', '/c'].map((path) => allows(text, path))).toEqual([false, false, true]);
  expect(new RobotsFile(text, 'ThirdBot/1.0').allows(new URL('https://werkgever.example/c'))).toBe(false);
});

it.each([
  ['4', 4],
  ['0.5', 0.5],
  ['-1', 0],
  ['soon', 0],
])('takes a delay of "%s" for %d seconds', (said, seconds) => {
  expect(new RobotsFile(`User-agent: *\nCrawl-delay: ${said}`, agent).delay).toBe(seconds);
});

it('is judged at once, whatever somebody wrote to keep us busy', () => {
  const file = new RobotsFile(`User-agent: *\n${'Disallow: /*a*a*a*a*b\n'.repeat(90_000)}`, agent);
  const address = new URL(`https://werkgever.example/${'a'.repeat(2_000)}`);
  const start = process.cpuUsage();
  expect(file.allows(address)).toBe(true);
  expect(process.cpuUsage(start).user / 1_000).toBeLessThan(500);
});

it('is read at once, however many programs it names and however much it says to them', () => {
  const named = Array.from({ length: 15_000 }, (_, number) => `User-agent: ${number}\n`).join('');
  const start = process.cpuUsage();
  const file = new RobotsFile(`${named}User-agent: TandemBot\n${'a:b\n'.repeat(50_000)}Disallow: /b`, agent);
  expect(file.allows(new URL('https://werkgever.example/b'))).toBe(false);
  expect(process.cpuUsage(start).user / 1_000).toBeLessThan(500);
});
