import { Controller } from '@nestjs/common';
import { authCalls } from '@tandem/contracts/auth/auth';
import type { In } from '@tandem/contracts/define';
import type { Ctx } from '@tandem/service-kit/context';
import { Handles } from '@tandem/service-kit/handles';
import { SessionsService } from './sessions.service';

@Controller()
export class SessionsController {
  constructor(private readonly sessions: SessionsService) {}

  @Handles(authCalls.refresh)
  async refresh(ctx: Ctx, { refreshToken }: In<typeof authCalls.refresh>) {
    return this.sessions.refresh(ctx, refreshToken);
  }

  @Handles(authCalls.logout)
  async logout(ctx: Ctx, { refreshToken }: In<typeof authCalls.logout>) {
    return this.sessions.logout(ctx, refreshToken);
  }

  @Handles(authCalls.listSessions)
  async list(ctx: Ctx) {
    return this.sessions.list(ctx);
  }

  @Handles(authCalls.endSession)
  async end(ctx: Ctx, { params }: In<typeof authCalls.endSession>) {
    return this.sessions.endOwn(ctx, params.id);
  }

  @Handles(authCalls.listRevocations)
  async revocations() {
    return this.sessions.revocations();
  }
}
