import { defineService } from '@tandem/service-kit/definition';
import * as z from 'zod';
import { Initial1763700000000 } from '../migrations/20251121044000-initial';
import { Referral1763778600000 } from '../migrations/20251122023000-referral';
import { FoundByWhoCame1795766400000 } from '../migrations/20261127080000-found-by-who-came';
import { ReferralsEnd1795963200000 } from '../migrations/20261129144000-referrals-end';
import { AppModule } from './app.module';
import { KnownAccount } from './known-accounts/known-account.entity';
import { ReferralRow } from './referral/referral.entity';

export const service = defineService({
  name: 'referrals',
  config: z.object({}),
  module: AppModule,
  database: {
    entities: [ReferralRow, KnownAccount],
    migrations: [Initial1763700000000, Referral1763778600000, FoundByWhoCame1795766400000, ReferralsEnd1795963200000],
  },
});
