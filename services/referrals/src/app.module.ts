import { Module } from '@nestjs/common';
import { SendReferralMailJob } from './jobs/send-referral-mail.job';
import { KnownAccountsRepository } from './known-accounts/known-accounts.repository';
import { AccountsListener } from './listeners/accounts.listener';
import { ReferralSweep } from './referral/referral-sweep';
import { ReferralsController } from './referral/referrals.controller';
import { ReferralsRepository } from './referral/referrals.repository';
import { ReferralsService } from './referral/referrals.service';

@Module({
  controllers: [ReferralsController, AccountsListener],
  providers: [KnownAccountsRepository, ReferralSweep, ReferralsRepository, ReferralsService, SendReferralMailJob],
})
export class AppModule {}
