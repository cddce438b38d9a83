import { defineService } from '@tandem/service-kit/definition';
import * as z from 'zod';
import { Initial1763700000000 } from '../migrations/20251121044000-initial';
import { AppModule } from './app.module';
import { NotificationRow } from './notification/notification.entity';
import { RecipientRow } from './recipients/recipient.entity';

export const service = defineService({
  name: 'notifications',
  config: z.object({}),
  module: AppModule,
  database: { entities: [NotificationRow, RecipientRow], migrations: [Initial1763700000000] },
});
