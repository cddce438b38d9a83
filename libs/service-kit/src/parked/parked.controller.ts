import { Controller, type Type } from '@nestjs/common';
import type { In, ServiceName } from '@tandem/contracts/define';
import { parkedCalls } from '@tandem/contracts/parked';
import type { Ctx } from '../context';
import { Handles } from '../handles';
import { ParkedWorks } from './parked-works';

/** The calls about parked work that every service with a database answers, under that service's name. */
export const parkedController = (service: ServiceName): Type => {
  const calls = parkedCalls(service);

  @Controller()
  class ParkedController {
    constructor(private readonly works: ParkedWorks) {}

    @Handles(calls.list)
    async list() {
      return this.works.list();
    }

    @Handles(calls.replay)
    async replay(ctx: Ctx, { body }: In<typeof calls.replay>) {
      return this.works.replay(ctx, body.id);
    }

    @Handles(calls.discard)
    async discard(ctx: Ctx, { body }: In<typeof calls.discard>) {
      return this.works.discard(ctx, body.id);
    }
  }
  return ParkedController;
};
