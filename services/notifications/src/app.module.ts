import { Module } from '@nestjs/common';
import { SendMailJob } from './jobs/send-mail.job';
import { AccountsListener } from './listeners/accounts.listener';
import { MatchesFoundListener } from './listeners/matches-found.listener';
import { NotificationController } from './notification/notification.controller';
import { NotificationRepository } from './notification/notification.repository';
import { NotificationService } from './notification/notification.service';
import { RecipientRepository } from './recipients/recipient.repository';

@Module({
  controllers: [NotificationController, AccountsListener, MatchesFoundListener],
  providers: [NotificationRepository, RecipientRepository, NotificationService, SendMailJob],
})
export class AppModule {}
