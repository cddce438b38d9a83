import { Controller } from '@nestjs/common';
import { authCalls } from '@tandem/contracts/auth/auth';
import type { In } from '@tandem/contracts/define';
import type { Ctx } from '@tandem/service-kit/context';
import { Handles } from '@tandem/service-kit/handles';
import { VerificationService } from './verification.service';

@Controller()
export class VerificationController {
  constructor(private readonly verification: VerificationService) {}

  @Handles(authCalls.verify)
  async verify(ctx: Ctx, { body }: In<typeof authCalls.verify>) {
    return this.verification.verify(ctx, body.secret);
  }

  @Handles(authCalls.resendVerification)
  async resend(ctx: Ctx, { body }: In<typeof authCalls.resendVerification>) {
    return this.verification.resend(ctx, body.email);
  }
}
