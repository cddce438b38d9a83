import type { Match, Timeslot } from '@tandem/contracts/entities/match';
import { funnelGroupOf, type FunnelGroup } from '@tandem/domain/funnel';
import { useMemo } from 'react';
import { formatDate } from '../format';
import { useLanguage, useText, type TextOf } from '../text';

const since = {
  APPLIED: 'funnel.since.APPLIED',
  INVITED: 'funnel.since.INVITED',
  INTERVIEW: 'funnel.since.INTERVIEW',
  REJECTED: 'funnel.since.REJECTED',
  DECLINED: 'funnel.since.DECLINED',
} as const satisfies Record<FunnelGroup, string>;

const slotOf = (language: string, { start, end }: Timeslot): string => {
  const locale = language === 'nl' ? 'nl-NL' : 'en-GB';
  const isThisYear = new Date(start).getFullYear() === new Date().getFullYear();
  const year = isThisYear ? {} : ({ year: 'numeric' } as const);
  const day = new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short', ...year });
  const clock = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return `${day.format(new Date(start))}, ${clock.format(new Date(start))} - ${clock.format(new Date(end))}`;
};

const stateOf = (t: TextOf, { status, updatedAt }: Pick<Match, 'status' | 'updatedAt'>): string => {
  const group = funnelGroupOf(status);
  return group ? t(since[group], { date: formatDate(updatedAt) }) : '';
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
    }),
    [t, language],
  );
};
