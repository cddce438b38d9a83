import { Controller } from '@nestjs/common';
import { authCalls } from '@tandem/contracts/auth/auth';
import type { In } from '@tandem/contracts/define';
import type { Ctx } from '@tandem/service-kit/context';
import { Handles } from '@tandem/service-kit/handles';
import { SignInService } from './sign-in.service';

@Controller()
export class SignInController {
  constructor(private readonly signIns: SignInService) {}

  @Handles(authCalls.login)
  async login(ctx: Ctx, { body }: In<typeof authCalls.login>) {
    const granted = await this.signIns.signIn(ctx, body);
    const { pair } = granted.grant;
    return ctx.app === 'admin' && pair !== 'admin' ? { ...granted, home: pair } : granted;
  }
}
