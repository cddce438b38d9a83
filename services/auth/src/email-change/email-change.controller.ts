import { Controller } from '@nestjs/common';
import { authCalls } from '@tandem/contracts/auth/auth';
import type { In } from '@tandem/contracts/define';
import type { Ctx } from '@tandem/service-kit/context';
import { Handles } from '@tandem/service-kit/handles';
import { EmailChangeService } from './email-change.service';

@Controller()
export class EmailChangeController {
  constructor(private readonly emailChanges: EmailChangeService) {}

  @Handles(authCalls.requestEmailChange)
  async request(ctx: Ctx, { body }: In<typeof authCalls.requestEmailChange>) {
    return this.emailChanges.request(ctx, body.accountId, body.email);
  }
}
