import { Controller } from '@nestjs/common';
import { authCalls } from '@tandem/contracts/auth/auth';
import type { In } from '@tandem/contracts/define';
import type { Ctx } from '@tandem/service-kit/context';
import { Handles } from '@tandem/service-kit/handles';
import { PasswordsService } from './passwords.service';

@Controller()
export class PasswordsController {
  constructor(private readonly passwords: PasswordsService) {}

  @Handles(authCalls.forgotPassword)
  async forgot(ctx: Ctx, { body }: In<typeof authCalls.forgotPassword>) {
    return this.passwords.forgot(ctx, body.email);
  }

  @Handles(authCalls.checkSecret)
  async check(_ctx: Ctx, { params }: In<typeof authCalls.checkSecret>) {
    return this.passwords.check(params.secret);
  }

  @Handles(authCalls.resetPassword)
  async reset(ctx: Ctx, { params, body }: In<typeof authCalls.resetPassword>) {
    return this.passwords.reset(ctx, params.secret, body.password);
  }

  @Handles(authCalls.changePassword)
  async change(ctx: Ctx, { body }: In<typeof authCalls.changePassword>) {
    return this.passwords.change(ctx, body);
  }
}
