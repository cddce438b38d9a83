import { defineService } from '@tandem/service-kit/definition';
import * as z from 'zod';
import { Initial1763700000000 } from '../migrations/20251121044000-initial';
import { Reminders1795316400000 } from '../migrations/20261122030000-reminders';
import { About1795327200000 } from '../migrations/20261122060000-about';
import { AboutVacancies1795329000000 } from '../migrations/20261122063000-about-vacancies';
import { FoundWhenTheyGo1795766400000 } from '../migrations/20261127080000-found-when-they-go';
import { WhoInvites1795921200000 } from '../migrations/20261129030000-who-invites';
import { AppModule } from './app.module';
import { CompanyRow } from './companies/company.entity';
import { NotificationRow } from './notification/notification.entity';
import { RecipientRow } from './recipients/recipient.entity';
import { ReminderRow } from './reminders/reminder.entity';

export const service = defineService({
  name: 'notifications',
  config: z.object({}),
  module: AppModule,
  database: {
    entities: [CompanyRow, NotificationRow, RecipientRow, ReminderRow],
    migrations: [
      Initial1763700000000,
      Reminders1795316400000,
      About1795327200000,
      AboutVacancies1795329000000,
      FoundWhenTheyGo1795766400000,
      WhoInvites1795921200000,
    ],
  },
});
