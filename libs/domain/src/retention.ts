/** Days an employer keeps an application after its vacancy closed: what the Dutch data protection authority holds for reasonable. */
export const retentionDays = { usual: 28, longer: 365 } as const;

const DAY = 86_400_000;

/** When an employer loses an application to a vacancy that closed then; `isLonger` where the candidate agreed to it. */
export const keptUntil = (closedAt: Date, isLonger: boolean): Date =>
  new Date(closedAt.getTime() + (isLonger ? retentionDays.longer : retentionDays.usual) * DAY);

/** Vacancies that closed before this have lost their applications now. */
export const closedBefore = (now: Date, isLonger: boolean): Date =>
  new Date(now.getTime() - (isLonger ? retentionDays.longer : retentionDays.usual) * DAY);
