import { Injectable } from '@nestjs/common';
import type { Queue } from '@tandem/contracts/admin/admin.shapes';
import { problem } from '@tandem/contracts/codes';
import { type ServiceName, serviceNames } from '@tandem/contracts/define';
import { parkedCalls } from '@tandem/contracts/parked';
import { Bus } from '@tandem/service-kit/bus';
import type { Ctx } from '@tandem/service-kit/context';

const silent = { isReachable: false, waiting: 0, running: 0, failed: 0, amountParked: 0, outboxLag: 0, parked: [] };

/** The work of all services, as each tells of its own. */
@Injectable()
export class QueuesService {
  constructor(private readonly bus: Bus) {}

  async list(ctx: Ctx): Promise<Queue[]> {
    return Promise.all(serviceNames.map(async (queue) => ({ queue, ...(await this.workOf(ctx, queue)) })));
  }

  async amountParked(ctx: Ctx): Promise<number> {
    return (await this.list(ctx)).reduce((sum, { amountParked }) => sum + amountParked, 0);
  }

  /** @throws Problem work_not_found (404) */
  async replay(ctx: Ctx, queue: string, id: string): Promise<void> {
    await this.bus.call(parkedCalls(serviceOf(queue)).replay, { body: { id } }, ctx);
  }

  /** @throws Problem work_not_found (404) */
  async discard(ctx: Ctx, queue: string, id: string): Promise<void> {
    await this.bus.call(parkedCalls(serviceOf(queue)).discard, { body: { id } }, ctx);
  }

  private async workOf(ctx: Ctx, service: ServiceName): Promise<Omit<Queue, 'queue'>> {
    try {
      return { isReachable: true, ...(await this.bus.call(parkedCalls(service).list, {}, ctx)) };
    } catch {
      return silent;
    }
  }
}

const serviceOf = (queue: string): ServiceName => {
  const service = serviceNames.find((name) => name === queue);
  if (!service) throw problem('work_not_found');
  return service;
};
