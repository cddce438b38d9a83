import { Controller } from '@nestjs/common';
import { authCalls } from '@tandem/contracts/auth/auth';
import type { In } from '@tandem/contracts/define';
import type { Ctx } from '@tandem/service-kit/context';
import { Handles } from '@tandem/service-kit/handles';
import { InvitationsService } from './invitations.service';

@Controller()
export class InvitationsController {
  constructor(private readonly invitations: InvitationsService) {}

  @Handles(authCalls.openInvitation)
  async open(ctx: Ctx, { body }: In<typeof authCalls.openInvitation>) {
    return this.invitations.open(ctx, body);
  }
}
