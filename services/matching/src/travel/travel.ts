import { Inject, Injectable, Logger } from '@nestjs/common';
import { Clock } from '@tandem/service-kit/clock';
import { CONFIG } from '@tandem/service-kit/tokens';
import type { MatchingConfig } from '../config';
import { type Point, routers } from './routers';

/** Routers answer for about a hundred places at a time. */
const AT_ONCE = 90;
/** After a failure the router is left alone for a while. */
const PAUSE = 60_000;

/**
 * Minutes by car from a router, where one is set up. Null for whatever it does not know or cannot say in time: then the model of the
 * engine holds.
 */
@Injectable()
export class Travel {
  private readonly logger = new Logger('travel');
  private pausedUntil = 0;

  constructor(
    @Inject(CONFIG) private readonly config: MatchingConfig,
    private readonly clock: Clock,
  ) {}

  async minutesByCar(from: Point | null, to: readonly (Point | null)[]): Promise<(number | null)[]> {
    const minutes = to.map((): number | null => null);
    const known = to.flatMap((point, place) => (point ? [{ point, place }] : []));
    if (!from || !this.config.TRAVEL_URL) return minutes;
    for (let start = 0; start < known.length; start += AT_ONCE) {
      const some = known.slice(start, start + AT_ONCE);
      const seconds = await this.ask(from, some.map(({ point }) => point)); // prettier-ignore
      some.forEach(({ place }, index) => {
        const found = seconds?.[index] ?? null;
        minutes[place] = found === null ? null : Math.round(found / 60);
      });
    }
    return minutes;
  }

  private async ask(from: Point, to: readonly Point[]): Promise<(number | null)[] | null> {
    const now = this.clock.now().getTime();
    if (now < this.pausedUntil) return null;
    const router = routers[this.config.TRAVEL_ROUTER];
    const { url, body } = router.request(this.config.TRAVEL_URL ?? '', from, to) as { url: string; body?: unknown };
    try {
      const answer = await fetch(url, {
        signal: AbortSignal.timeout(this.config.TRAVEL_TIMEOUT),
        ...(body === undefined ? {} : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      });
      if (!answer.ok) throw new Error(`the router answered ${answer.status}`);
      const seconds = router.seconds(await answer.json());
      if (seconds.length !== to.length) throw new Error(`the router answered for ${seconds.length} places of ${to.length}`);
      return seconds;
    } catch (error) {
      this.pausedUntil = now + PAUSE;
      this.logger.warn({ err: error }, 'no minutes from the router; the model of travel times is used');
      return null;
    }
  }
}
