import { Module } from '@nestjs/common';
import { CompanyRepository } from './companies/company.repository';
import { SendMailJob } from './jobs/send-mail.job';
import { SendMessageJob } from './jobs/send-message.job';
import { AccountsListener } from './listeners/accounts.listener';
import { EndingsListener } from './listeners/endings.listener';
import { MatchesFoundListener } from './listeners/matches-found.listener';
import { MovesListener } from './listeners/moves.listener';
import { UnfinishedListener } from './listeners/unfinished.listener';
import { MessageService } from './messages/message.service';
import { NotificationController } from './notification/notification.controller';
import { NotificationRepository } from './notification/notification.repository';
import { NotificationService } from './notification/notification.service';
import { RecipientRepository } from './recipients/recipient.repository';
import { ReminderSweep } from './reminders/reminder-sweep';
import { ReminderRepository } from './reminders/reminder.repository';
import { ReminderService } from './reminders/reminder.service';
import { UnsubscribeController } from './unsubscribe/unsubscribe.controller';
import { UnsubscribeService } from './unsubscribe/unsubscribe.service';

@Module({
  controllers: [
    NotificationController,
    UnsubscribeController,
    AccountsListener,
    EndingsListener,
    MatchesFoundListener,
    MovesListener,
    UnfinishedListener,
  ],
  providers: [
    CompanyRepository,
    MessageService,
    NotificationRepository,
    NotificationService,
    RecipientRepository,
    ReminderRepository,
    ReminderService,
    ReminderSweep,
    SendMailJob,
    SendMessageJob,
    UnsubscribeService,
  ],
})
export class AppModule {}
