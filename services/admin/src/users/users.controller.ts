import { Controller, UseInterceptors } from '@nestjs/common';
import { adminCalls } from '@tandem/contracts/admin/admin';
import type { In } from '@tandem/contracts/define';
import type { Ctx } from '@tandem/service-kit/context';
import { Handles } from '@tandem/service-kit/handles';
import { Accountable } from '../staff/accountable.interceptor';
import { UsersService } from './users.service';

@Controller()
@UseInterceptors(Accountable)
export class UsersController {
  constructor(private readonly users: UsersService) {}

  @Handles(adminCalls.listUsers)
  async list(_ctx: Ctx, { query }: In<typeof adminCalls.listUsers>) {
    return this.users.list(query);
  }

  @Handles(adminCalls.getUser)
  async get(ctx: Ctx, { params }: In<typeof adminCalls.getUser>) {
    return this.users.get(ctx, params.id);
  }

  @Handles(adminCalls.mailVerification)
  async mailVerification(ctx: Ctx, { params }: In<typeof adminCalls.mailVerification>) {
    return this.users.mailLink(ctx, params.id, 'VERIFY');
  }

  @Handles(adminCalls.mailPasswordLink)
  async mailPasswordLink(ctx: Ctx, { params }: In<typeof adminCalls.mailPasswordLink>) {
    return this.users.mailLink(ctx, params.id, 'RESET');
  }

  @Handles(adminCalls.endSessions)
  async endSessions(ctx: Ctx, { params }: In<typeof adminCalls.endSessions>) {
    return this.users.endSessions(ctx, params.id);
  }

  @Handles(adminCalls.unlockLogin)
  async unlockLogin(ctx: Ctx, { params }: In<typeof adminCalls.unlockLogin>) {
    return this.users.unlockLogin(ctx, params.id);
  }

  @Handles(adminCalls.changeEmail)
  async changeEmail(ctx: Ctx, { params, body }: In<typeof adminCalls.changeEmail>) {
    return this.users.changeEmail(ctx, params.id, body.email);
  }

  @Handles(adminCalls.downloadUsers)
  async download(ctx: Ctx, { query }: In<typeof adminCalls.downloadUsers>) {
    return this.users.download(ctx, query);
  }
}
