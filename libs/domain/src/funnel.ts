import type { AccountType } from './account';
import { matchStatuses, type MatchStatus } from './match';

/** The columns a card can stand in. */
export const funnelGroups = ['APPLIED', 'REJECTED', 'INVITED', 'INTERVIEW', 'DECLINED'] as const;
export type FunnelGroup = (typeof funnelGroups)[number];

const groups = {
  BEING_MATCHED: null,
  MATCHED: null,
  APPLIED: 'APPLIED',
  REJECTED: 'REJECTED',
  INVITED: 'INVITED',
  DECLINED: 'DECLINED',
  INTERVIEW: 'INTERVIEW',
  DECLINED_INTERVIEW_BY_CANDIDATE: 'DECLINED',
  DECLINED_INTERVIEW_BY_EMPLOYER: 'REJECTED',
  JOB_TAKEN: null,
} as const satisfies Record<MatchStatus, FunnelGroup | null>;

/** The column a status stands in, or null when it is in none. */
export const funnelGroupOf = (status: MatchStatus): FunnelGroup | null => groups[status];

/**
 * The statuses a funnel's filter selects: each with those that count as it. No filter selects all that have a column; a job that was
 * taken has none and is selected by its name only.
 */
export const statusesOfGroups = (states: readonly MatchStatus[] = []): MatchStatus[] =>
  matchStatuses.filter((status) => {
    const group = funnelGroupOf(status);
    if (group === null) return status === 'JOB_TAKEN' && states.includes(status);
    return states.length === 0 || states.includes(group) || states.includes(status);
  });

export const funnelTabs = ['APPLIED', 'REJECTED', 'ARCHIVE'] as const;
export type FunnelTab = (typeof funnelTabs)[number];

/** Columns of each tab. Only what was rejected or declined is ever archived, and it leaves the archive when it goes on. */
export const tabGroups = {
  APPLIED: ['APPLIED', 'INVITED', 'INTERVIEW'],
  REJECTED: ['REJECTED', 'DECLINED'],
  ARCHIVE: ['REJECTED', 'DECLINED'],
} as const satisfies Record<FunnelTab, readonly FunnelGroup[]>;

/** The tab a link asks for; anything but ARCHIVE or REJECTED is the main one. */
export const funnelTabOf = (query: string | null | undefined): FunnelTab =>
  query === 'ARCHIVE' || query === 'REJECTED' ? query : 'APPLIED';

/** The tab a match is found on, or null when it has no column. */
export const tabOfMatch = ({ status, archived }: { status: MatchStatus; archived: boolean }): FunnelTab | null => {
  const group = funnelGroupOf(status);
  if (!group) return null;
  if (archived) return 'ARCHIVE';
  return group === 'REJECTED' || group === 'DECLINED' ? 'REJECTED' : 'APPLIED';
};

/** Where each side can drop a card; whether a drop is accepted the table of moves decides. */
export const dropTargets = {
  CANDIDATE: ['APPLIED', 'INVITED', 'INTERVIEW', 'DECLINED'],
  EMPLOYER: ['APPLIED', 'REJECTED', 'INVITED', 'INTERVIEW', 'JOB_TAKEN'],
} as const satisfies Record<AccountType, readonly MatchStatus[]>;

const orders: readonly (readonly (FunnelGroup | null)[])[] = [
  ['APPLIED', 'INVITED', 'INTERVIEW'],
  ['APPLIED', 'REJECTED', 'INVITED', 'INTERVIEW'],
];

/** Whether a move goes back in one of the two orders of the funnel. A plain rejection is no step back. */
export const isBackward = (from: MatchStatus, to: MatchStatus): boolean =>
  to !== 'REJECTED' &&
  orders.some((order) => {
    const start = order.indexOf(funnelGroupOf(from));
    const end = order.indexOf(funnelGroupOf(to));
    return end >= 0 && end < start;
  });

/** What a drop asks before it happens: moving back and rejecting are confirmed, going forward is not. */
export const dropConfirmation = (from: MatchStatus, to: MatchStatus): 'move_back' | 'reject' | null => {
  if (to === 'REJECTED') return 'reject';
  return isBackward(from, to) ? 'move_back' : null;
};
