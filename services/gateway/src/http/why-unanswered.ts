import { Inject, Injectable } from '@nestjs/common';
import { problem } from '@tandem/contracts/codes';
import { Problem } from '@tandem/contracts/problem';
import { servedQuestion } from '@tandem/service-kit/served';
import { NATS } from '@tandem/service-kit/tokens';
import { JSONCodec, type NatsConnection } from 'nats';

const codec = JSONCodec<string[]>();

/** Tells a call that is not built from a service that is down: both look the same on the bus. */
@Injectable()
export class WhyUnanswered {
  constructor(@Inject(NATS) private readonly nats: NatsConnection) {}

  /** The problem to answer with when nobody took a message. */
  async of(subject: string): Promise<Problem> {
    const service = subject.split('.')[0] ?? '';
    if (service === 'gateway') return problem('not_implemented');
    try {
      const reply = await this.nats.request(servedQuestion(service), undefined, { timeout: 1_000 });
      if (!codec.decode(reply.data).includes(subject)) return problem('not_implemented');
    } catch {
      // Nobody there to ask: the service is down.
    }
    return problem('unavailable');
  }
}
