import { Controller } from '@nestjs/common';
import type { PayloadOf } from '@tandem/contracts/define';
import { matchingEvents } from '@tandem/contracts/matching/matching.events';
import type { Tx } from '@tandem/service-kit/database';
import { On } from '@tandem/service-kit/listens';
import { matchContent } from '../notification/match-content';
import { NotificationService } from '../notification/notification.service';

/** New matches of a run: a notification each, one mail for all of them. */
@Controller()
export class MatchesFoundListener {
  constructor(private readonly notifications: NotificationService) {}

  @On('notifications', matchingEvents.matchesFound)
  async notify({ candidateId, matches }: PayloadOf<typeof matchingEvents.matchesFound>, tx: Tx): Promise<void> {
    const real = matches.filter(({ candidate }) => !candidate.isTest);
    await this.notifications.notify(
      tx,
      candidateId,
      'CANDIDATE_NEW_MATCH',
      real.map((match) => matchContent(match, 'MATCHED')),
    );
  }
}
