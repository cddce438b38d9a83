import { defineService } from '@tandem/service-kit/definition';
import * as z from 'zod';
import { Initial1763700000000 } from '../migrations/20251121044000-initial';
import { AppModule } from './app.module';

export const service = defineService({
  name: 'referrals',
  config: z.object({}),
  module: AppModule,
  database: { entities: [], migrations: [Initial1763700000000] },
});
