import { Injectable } from '@nestjs/common';
import { ages } from '@tandem/domain/limits';
import { Clock } from '@tandem/service-kit/clock';
import { Every } from '@tandem/service-kit/every';
import { ReferralsRepository } from './referrals.repository';

const EVERY = 3_600_000;

/** Removes referrals that are old: whoever was told never gave us his address himself. */
@Injectable()
export class ReferralSweep {
  constructor(
    private readonly referrals: ReferralsRepository,
    private readonly clock: Clock,
  ) {}

  @Every(EVERY)
  async sweep(): Promise<void> {
    await this.referrals.removeOlder(new Date(this.clock.now().getTime() - ages.referral * 1_000));
  }
}
