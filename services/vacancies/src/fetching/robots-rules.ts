import robotsParser, { type Robot } from 'robots-parser';
import { requestOnce, type Rules } from './safe-request';

const keptFor = 10 * 60_000;
const mostKept = 200;

/** What sites let programs read, by their robots.txt. A site without one lets us read everything. */
export class RobotsRules {
  private readonly kept = new Map<string, { robot: Robot; until: number }>();

  constructor(private readonly rules: Rules) {}

  /** @throws Unreachable when the site cannot be asked */
  async allow(url: URL, signal: AbortSignal): Promise<boolean> {
    return (await this.of(url, signal)).isAllowed(url.href, this.rules.userAgent.split('/')[0]) ?? true;
  }

  private async of(url: URL, signal: AbortSignal): Promise<Robot> {
    const present = this.kept.get(url.origin);
    if (present && present.until > Date.now()) return present.robot;
    const address = new URL('/robots.txt', url);
    const { status, body, isCut } = await requestOnce(address, this.rules, signal);
    const robot = robotsParser(address.href, status === 200 && !isCut ? body.toString('utf8') : '');
    const oldest = this.kept.keys().next().value;
    if (this.kept.size >= mostKept && oldest) this.kept.delete(oldest);
    this.kept.set(url.origin, { robot, until: Date.now() + keptFor });
    return robot;
  }
}
