import type { Match, Timeslot } from '@tandem/contracts/entities/match';
import type { MatchStatus } from '@tandem/domain/match';
import { showSameTime, slotText } from '@tandem/domain/slot-text';
import { useMemo } from 'react';
import { formatDate } from '../language/format';
import type { Language } from '../browser/storage';
import { useLanguage, useText, type TextOf } from '../language/text';

const since = {
  APPLIED: 'funnel.since.APPLIED',
  INVITED: 'funnel.since.INVITED',
  INTERVIEW: 'funnel.since.INTERVIEW',
  REJECTED: 'funnel.since.REJECTED',
  DECLINED: 'funnel.since.DECLINED',
  DECLINED_INTERVIEW_BY_CANDIDATE: 'funnel.since.DECLINED_INTERVIEW_BY_CANDIDATE',
  DECLINED_INTERVIEW_BY_EMPLOYER: 'funnel.since.DECLINED_INTERVIEW_BY_EMPLOYER',
} as const satisfies Partial<Record<MatchStatus, string>>;
const isTold = (status: MatchStatus): status is keyof typeof since => status in since;

const slotOf = (language: Language, slot: Timeslot): string => {
  const isThisYear = new Date(slot.start).getFullYear() === new Date().getFullYear();
  return slotText(slot, language, { weekday: 'short', day: 'numeric', month: 'short', ...(isThisYear ? {} : { year: 'numeric' }) });
};

/** Where the reader's clock stands: Asia/Kolkata. */
const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone.replaceAll('_', ' ');

/** Where the work and most people are; whose clock is another has to be told which one a time is of. */
const home = 'Europe/Amsterdam';
/** The reader's zone by a name he knows: whose clock is the Dutch one need not know that of the database of zones. */
const zoneOf = (t: TextOf): string => (zoneHere() === home ? t('match.zone.home') : zoneHere());
const stateOf = (t: TextOf, { status, updatedAt }: Pick<Match, 'status' | 'updatedAt'>): string => {
  return isTold(status) ? t(since[status], { date: formatDate(updatedAt) }) : '';
};

/** The short facts of a match in the reader's language. */
export const useMatchTexts = () => {
  const t = useText();
  const language = useLanguage();
  return useMemo(
    () => ({
      candidate: ({ candidate: { firstName, lastName } }: Match) =>
        [firstName, lastName].filter(Boolean).join(' ') || t('notifications.candidate'),
      vacancy: ({ vacancy }: Match) => vacancy.title ?? t('job.draft'),
      percentage: (percentage: number) => t('job.match', { percentage }),
      /** "Applied on 19-11-2026" */
      state: (match: Pick<Match, 'status' | 'updatedAt'>) => stateOf(t, match),
      /** "Mon 2 Mar, 10:00 - 10:45", where the reader is; with the year unless it is this one. */
      slot: (slot: Timeslot) => slotOf(language, slot),
      /** The same with the zone, for times that two people in two places agree on. */
      slotInZone: (slot: Timeslot) => `${slotOf(language, slot)} (${zoneOf(t)})`,
      /** For a card, where there is little room: with the zone only where the reader's clock is not that of the Netherlands. */
      slotOnCard: (slot: Timeslot) =>
        showSameTime(slot.start, home) ? slotOf(language, slot) : `${slotOf(language, slot)} (${zoneHere()})`,
      /** "All times: Dutch time", above several of them. */
      zone: () => t('match.zone', { zone: zoneOf(t) }),
    }),
    [t, language],
  );
};
