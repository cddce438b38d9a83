import { type CallHandler, type ExecutionContext, Inject, Injectable, type NestInterceptor } from '@nestjs/common';
import { Problem } from '@tandem/contracts/problem';
import { Histogram, type Registry } from 'prom-client';
import { firstValueFrom, from, type Observable } from 'rxjs';
import type { Message } from './bus';
import type { Ctx } from './context';
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

  /** @param parent Trace context of what caused it. */
  async measured<T>(subject: string, parent: string, work: (traceparent: string) => Promise<T>): Promise<T> {
    const kind = subject.startsWith('event.') ? 'consumer' : 'server';
    const end = this.duration.startTimer({ subject });
    try {
      const attributes = { 'rpc.system': 'nats', 'rpc.method': subject };
      const result = await this.tracing.span({ name: subject, kind, parent, attributes }, async ({ traceparent }) => work(traceparent));
      end({ outcome: 'ok' });
      return result;
    } catch (error) {
      end({ outcome: (Problem.from(error) ?? databaseProblem(error))?.code ?? 'internal_error' });
      throw error;
    }
  }
}

const SUBJECT = 'tandem:subject';

/** Says under which subject what a method handles is counted. */
export const observed = (subject: string, method: object): void => Reflect.defineMetadata(SUBJECT, subject, method);

/** Counts and traces every message a method handles; what the method causes belongs to the span. */
@Injectable()
export class ObservedInterceptor implements NestInterceptor {
  constructor(private readonly figures: HandledFigures) {}

  intercept(host: ExecutionContext, next: CallHandler): Observable<unknown> {
    const message = host.switchToRpc().getData<Message & { ctx?: Ctx }>();
    const subject = Reflect.getMetadata(SUBJECT, host.getHandler()) as string;
    return from(
      this.figures.measured(subject, message.signed.ctx.traceparent, async (traceparent) => {
        if (message.ctx) message.ctx = { ...message.ctx, traceparent };
        return firstValueFrom(next.handle(), { defaultValue: undefined });
      }),
    );
  }
}
