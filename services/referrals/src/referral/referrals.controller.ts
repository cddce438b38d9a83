import { Controller } from '@nestjs/common';
import type { In } from '@tandem/contracts/define';
import { referralsCalls } from '@tandem/contracts/referrals/referrals';
import type { Ctx } from '@tandem/service-kit/context';
import { Handles } from '@tandem/service-kit/handles';
import { ReferralsService } from './referrals.service';

@Controller()
export class ReferralsController {
  constructor(private readonly referrals: ReferralsService) {}

  @Handles(referralsCalls.refer)
  async refer(ctx: Ctx, { body }: In<typeof referralsCalls.refer>) {
    return this.referrals.refer(ctx, body);
  }

  @Handles(referralsCalls.open)
  async open(ctx: Ctx, { params }: In<typeof referralsCalls.open>) {
    return this.referrals.open(ctx, params.referral);
  }

  @Handles(referralsCalls.exportAccount)
  async export(_ctx: Ctx, { body }: In<typeof referralsCalls.exportAccount>) {
    return this.referrals.of(body.accountId);
  }
}
