import { interviewCheckDays, reminderHours } from '@tandem/domain/limits';

const HOUR = 3_600_000;
const intakes = reminderHours;
const interviews = [interviewCheckDays * 24] as const;

/** Hours after its beginning at which each kind is reminded of. */
const hoursOf = {
  CANDIDATE_INTAKE: intakes,
  COMPANY_INTAKE: intakes,
  VACANCY_INTAKE: intakes,
  CANDIDATE_INTERVIEW: interviews,
  EMPLOYER_INTERVIEW: interviews,
} satisfies Record<string, readonly number[]>;
export type ReminderKind = keyof typeof hoursOf;

/** How many reminders of something that began then were due by now. */
export const dueBy = (kind: ReminderKind, startedAt: Date, now: Date): number =>
  hoursOf[kind].filter((hours) => startedAt.getTime() + hours * HOUR <= now.getTime()).length;

/** When the next one is due after so many, or null after the last. */
export const nextAfter = (kind: ReminderKind, startedAt: Date, given: number): Date | null => {
  const hours = hoursOf[kind][given];
  return hours === undefined ? null : new Date(startedAt.getTime() + hours * HOUR);
};
