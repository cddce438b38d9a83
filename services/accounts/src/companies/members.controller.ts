import { Controller } from '@nestjs/common';
import { accountsCalls } from '@tandem/contracts/accounts/accounts';
import type { In } from '@tandem/contracts/define';
import type { Ctx } from '@tandem/service-kit/context';
import { Handles } from '@tandem/service-kit/handles';
import { MembersService } from './members.service';

@Controller()
export class MembersController {
  constructor(private readonly members: MembersService) {}

  @Handles(accountsCalls.listMembers)
  async list(ctx: Ctx) {
    return this.members.list(ctx);
  }

  @Handles(accountsCalls.inviteMember)
  async invite(ctx: Ctx, { body }: In<typeof accountsCalls.inviteMember>) {
    return this.members.invite(ctx, body.email, body.role);
  }

  @Handles(accountsCalls.changeMemberRole)
  async changeRole(ctx: Ctx, { params, body }: In<typeof accountsCalls.changeMemberRole>) {
    return this.members.changeRole(ctx, params.memberId, body.role);
  }

  @Handles(accountsCalls.removeMember)
  async remove(ctx: Ctx, { params }: In<typeof accountsCalls.removeMember>) {
    return this.members.remove(ctx, params.memberId);
  }

  @Handles(accountsCalls.activateMember)
  async activate(ctx: Ctx, { body }: In<typeof accountsCalls.activateMember>) {
    return this.members.begin(ctx, body.accountId);
  }
}
