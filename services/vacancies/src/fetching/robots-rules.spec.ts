import { Site } from '../../test/site';
import { RobotsRules } from './robots-rules';

let site: Site;
let rules: RobotsRules;
beforeEach(async () => {
  site = await new Site().start();
  rules = new RobotsRules({ allowsLocal: true, userAgent: 'TandemBot/1.0 (+http://localhost)', accept: 'text/html' });
});
afterEach(async () => site.stop());

const allows = async (path: string) => rules.allow(new URL(path, site.origin), AbortSignal.timeout(5_000));
const says = (body: string, status = 200) => site.set('/robots.txt', { type: 'text/plain', body, status });

it('reads everything of a site without rules', async () => {
  expect(await allows('/vacatures/1')).toBe(true);
});

it('keeps to rules for everybody and for itself', async () => {
  says('User-agent: *\nDisallow: /intern/\n\nUser-agent: OtherBot\nDisallow: /');
  expect(await allows('/vacatures/1')).toBe(true);
  expect(await allows('/intern/1')).toBe(false);
});

it('reads nothing while the site cannot say what may be read', async () => {
  says('broken', 503);
  expect(await allows('/vacatures/1')).toBe(false);
});

it('follows the rules to where they are', async () => {
  site.set('/robots.txt', { status: 301, location: '/rules.txt' });
  site.set('/rules.txt', { type: 'text/plain', body: 'User-agent: *\nDisallow: /vacatures/' });
  expect(await allows('/vacatures/1')).toBe(false);
});

it('waits as long as the site asks for, within reason', async () => {
  says('User-agent: *\nCrawl-delay: 4');
  const url = new URL('/vacatures/1', site.origin);
  expect(rules.delayOf(url)).toBe(0);
  await allows('/vacatures/1');
  expect(rules.delayOf(url)).toBe(4_000);
});
