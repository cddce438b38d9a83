import { Inject, Injectable } from '@nestjs/common';
import { Problem } from '@tandem/contracts/problem';
import { Histogram, type Registry } from 'prom-client';
import { databaseProblem } from './database-problem';
import { REGISTRY } from './tokens';
import { Tracing } from './tracing/tracing';

/** What a service was asked, as it sees it itself: how often, how long, with which outcome. */
@Injectable()
export class HandledFigures {
  private readonly duration: Histogram<'subject' | 'outcome'>;

  constructor(
    private readonly tracing: Tracing,
    @Inject(REGISTRY) registry: Registry,
  ) {
    this.duration = new Histogram({
      name: 'tandem_served_duration_seconds',
      help: 'Calls and events handled, as the service that handles them sees them.',
      labelNames: ['subject', 'outcome'],
      buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers: [registry],
    });
  }

  /** @param parent Trace context of what caused it, as its message says. */
  async measured<T>(subject: string, parent: string | undefined, work: () => Promise<T>): Promise<T> {
    const kind = subject.startsWith('event.') ? 'consumer' : 'server';
    const end = this.duration.startTimer({ subject });
    try {
      const attributes = { 'rpc.system': 'nats', 'rpc.method': subject };
      const result = await this.tracing.span({ name: subject, kind, parent, attributes }, async () => work());
      end({ outcome: 'ok' });
      return result;
    } catch (error) {
      end({ outcome: (Problem.from(error) ?? databaseProblem(error))?.code ?? 'internal_error' });
      throw error;
    }
  }
}
