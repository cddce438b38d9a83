import { Injectable } from '@nestjs/common';
import { type CountedType, countedTypes, rateNames, recordedEvents } from '@tandem/contracts/admin/admin.shapes';
import { problem } from '@tandem/contracts/codes';
import { analyticsLimit } from '@tandem/domain/limits';
import { homeDay } from '@tandem/domain/local-day';
import { Clock } from '@tandem/service-kit/clock';
import { countOfDays, daysBefore, daysBetween, firstDay } from '../tables/days';
import { CountsRepository, type DayRow } from './counts.repository';

export type Counted = { type: string; total: number; days: { day: string; count: number }[] };
type Rate = (typeof rateNames)[number];

/** Days shown when nobody says which, and most that are. */
const SHOWN = 30;
const MOST = 731;

/** What happened, by day: recorded by screens, or counted from what services tell. */
@Injectable()
export class AnalyticsService {
  constructor(
    private readonly clock: Clock,
    private readonly counts: CountsRepository,
  ) {}

  /** @throws Problem too_large (413) */
  async record({ type, data }: { type: string; data?: unknown }): Promise<void> {
    if (Buffer.byteLength(JSON.stringify({ type, data })) > analyticsLimit) throw problem('too_large');
    // Answered like the others: nobody acts on it, and what is invented, or counted by the product itself, is not kept.
    const known = recordedEvents.find((own) => own === type);
    if (known) await this.counts.record(known, this.clock.now());
  }

  /** @throws Problem invalid_value (400) for days the wrong way round, or too many of them. */
  async between(asked: { from?: string; to?: string }): Promise<{ types: Counted[]; rates: Partial<Record<Rate, number>> }> {
    const to = firstDay(asked.to ?? homeDay(this.clock.now()));
    const from = asked.from === undefined ? daysBefore(to, SHOWN - 1) : firstDay(asked.from);
    const count = countOfDays(from, to);
    if (count === 0 || count > MOST) throw problem('invalid_value', [{ field: 'from', detail: 'invalid_value' }]);
    const types = countedOf(await this.counts.between(from, to), daysBetween(from, to));
    return { types, rates: ratesOf(types, await this.counts.candidatesBetween(from, to)) };
  }
}

/** Each type with all days, those on which nothing happened too; the product's own first. */
const countedOf = (rows: readonly DayRow[], days: readonly string[]): Counted[] => {
  const others = [...new Set(rows.map(({ type }) => type))].filter((type) => !countedTypes.some((own) => own === type));
  return [...countedTypes, ...others].map((type) => {
    const counts = new Map(rows.filter((row) => row.type === type).map(({ day, count }) => [day, count]));
    const all = days.map((day) => ({ day, count: counts.get(day) ?? 0 }));
    return { type, total: all.reduce((sum, { count }) => sum + count, 0), days: all };
  });
};

const ratesOf = (
  types: readonly Counted[],
  { registered, completed }: { registered: number; completed: number },
): Partial<Record<Rate, number>> => {
  const total = (name: CountedType) => types.find(({ type }) => type === name)?.total ?? 0;
  const [applied, interviews] = [total('applied'), total('interview')];
  return {
    ...(registered > 0 && { intake_completed: Math.min(1, completed / registered) }),
    ...(completed > 0 && { applied: applied / completed }),
    ...(applied > 0 && { interview: Math.min(1, interviews / applied) }),
  };
};
