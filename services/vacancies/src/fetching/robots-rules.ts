import robotsParser, { type Robot } from 'robots-parser';
import { requestOnce, type Answer, type Rules } from './safe-request';

const keptFor = 10 * 60_000;
const mostKept = 200;
const mostRedirects = 3;
const longestDelay = 10_000;

/** While a site's rules cannot be had for its own fault, nothing of it may be read (RFC 9309, 2.3.1.4). */
const nothing = 'User-agent: *\nDisallow: /';

const rulesIn = ({ status, body }: Answer): string => {
  if (status >= 500) return nothing;
  return status === 200 ? body.toString('utf8') : '';
};

/** What sites let programs read, by their robots.txt. A site without one lets us read everything. */
export class RobotsRules {
  private readonly kept = new Map<string, { robot: Robot; until: number }>();

  constructor(private readonly rules: Rules) {}

  /** @throws Unreachable when the site cannot be asked */
  async allow(url: URL, signal: AbortSignal): Promise<boolean> {
    return (await this.of(url, signal)).isAllowed(url.href, this.name) ?? true;
  }

  /** Milliseconds a site wants between two requests, if it was asked before and says so; ten seconds at most. */
  delayOf(url: URL): number {
    const seconds = this.kept.get(url.origin)?.robot.getCrawlDelay(this.name) ?? 0;
    return Number.isFinite(seconds) ? Math.min(longestDelay, Math.max(0, seconds * 1_000)) : 0;
  }

  private get name(): string | undefined {
    return this.rules.userAgent.split('/')[0];
  }

  private async of(url: URL, signal: AbortSignal): Promise<Robot> {
    const present = this.kept.get(url.origin);
    if (present && present.until > Date.now()) return present.robot;
    const address = new URL('/robots.txt', url);
    const robot = robotsParser(address.href, rulesIn(await this.ask(address, signal)));
    const oldest = this.kept.keys().next().value;
    if (this.kept.size >= mostKept && oldest) this.kept.delete(oldest);
    this.kept.set(url.origin, { robot, until: Date.now() + keptFor });
    return robot;
  }

  private async ask(address: URL, signal: AbortSignal): Promise<Answer> {
    let url = address;
    let answer = await requestOnce(url, this.rules, signal);
    for (let turn = 0; turn < mostRedirects && answer.location && answer.status >= 300 && answer.status < 400; turn++) {
      url = new URL(answer.location, url);
      answer = await requestOnce(url, this.rules, signal);
    }
    return answer;
  }
}
