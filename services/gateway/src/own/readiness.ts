import { Inject, Injectable } from '@nestjs/common';
import { serviceNames } from '@tandem/contracts/define';
import { problem } from '@tandem/contracts/codes';
import { ONLY_IF_READY, servedQuestion } from '@tandem/service-kit/served';
import { NATS } from '@tandem/service-kit/tokens';
import type { Redis } from 'ioredis';
import type { NatsConnection } from 'nats';
import { LIMITS_REDIS } from '../tokens';

const WITHIN = 1_500;
type State = 'ok' | 'down';

/** Whether the product can do its work: every service answers, and so do Redis and NATS. Services answer this only while PostgreSQL does. */
@Injectable()
export class Readiness {
  constructor(
    @Inject(NATS) private readonly nats: NatsConnection,
    @Inject(LIMITS_REDIS) private readonly redis: Redis,
  ) {}

  /** @throws Problem not_ready (503), with what is down. */
  async report(): Promise<{ status: 'ok'; services: Record<string, State> }> {
    const asked = serviceNames.map(
      async (name) => [name, await state(this.nats.request(servedQuestion(name), ONLY_IF_READY, { timeout: WITHIN }))] as const,
    );
    const services = Object.fromEntries(await Promise.all([...asked, state(this.redis.ping()).then((redis) => ['redis', redis] as const)]));
    const down = Object.entries(services).filter(([, each]) => each === 'down');
    if (down.length > 0) throw problem('not_ready', down.map(([field]) => ({ field, detail: 'unavailable' }))); // prettier-ignore
    return { status: 'ok', services };
  }
}

const state = async (answer: Promise<unknown>): Promise<State> =>
  answer.then(
    () => 'ok' as const,
    () => 'down' as const,
  );
