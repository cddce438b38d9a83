import { RobotsFile } from './robots-file';
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
  private readonly kept = new Map<string, { file: RobotsFile; until: number }>();

  constructor(private readonly rules: Rules) {}

  /** @throws Unreachable when the site cannot be asked */
  async allow(url: URL, signal: AbortSignal): Promise<boolean> {
    return (await this.of(url, signal)).allows(url);
  }

  /** Milliseconds a site wants between two requests, if it was asked before and says so; ten seconds at most. */
  delayOf(url: URL): number {
    return Math.min(longestDelay, (this.kept.get(url.origin)?.file.delay ?? 0) * 1_000);
  }

  private async of(url: URL, signal: AbortSignal): Promise<RobotsFile> {
    const present = this.kept.get(url.origin);
    if (present && present.until > Date.now()) return present.file;
    const file = new RobotsFile(rulesIn(await this.ask(new URL('/robots.txt', url), signal)), this.rules.userAgent);
    this.keep(url.origin, file);
    return file;
  }

  /** The oldest stand first: those whose time is up go, and as many as there are too many. */
  private keep(origin: string, file: RobotsFile): void {
    const now = Date.now();
    this.kept.delete(origin);
    for (const [each, { until }] of this.kept) {
      if (until > now && this.kept.size < mostKept) break;
      this.kept.delete(each);
    }
    this.kept.set(origin, { file, until: now + keptFor });
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
