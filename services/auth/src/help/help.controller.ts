import { Controller } from '@nestjs/common';
import { authCalls } from '@tandem/contracts/auth/auth';
import type { In } from '@tandem/contracts/define';
import type { Ctx } from '@tandem/service-kit/context';
import { Handles } from '@tandem/service-kit/handles';
import { HelpService } from './help.service';

@Controller()
export class HelpController {
  constructor(private readonly help: HelpService) {}

  @Handles(authCalls.mailLink)
  async mailLink(ctx: Ctx, { body }: In<typeof authCalls.mailLink>) {
    return this.help.mailLink(ctx, body.accountId, body.kind);
  }

  @Handles(authCalls.endSessions)
  async endSessions(ctx: Ctx, { body }: In<typeof authCalls.endSessions>) {
    return this.help.endSessions(ctx, body.accountId);
  }

  @Handles(authCalls.unlockLogin)
  async unlockLogin(_ctx: Ctx, { body }: In<typeof authCalls.unlockLogin>) {
    return this.help.unlockLogin(body.accountId);
  }
}
