import type { AccountType } from './account';
import { matchStatuses, type MatchStatus } from './match';
import type { NotificationType } from './notification';

/** Who changes a status. SYSTEM is the scoring of a match. */
export type MatchActor = AccountType | 'SYSTEM';

/** One allowed move. */
export type MatchMove = {
  /** The notification the other side gets. */
  notifies?: NotificationType;
  /** Allowed on vacancies without an employer on the platform only, where candidates track themselves. */
  scrapedOnly?: true;
  /** Still allowed once the vacancy is filled. */
  whenFilled?: true;
};
export type MatchMoves = Record<MatchActor, Partial<Record<MatchStatus, Partial<Record<MatchStatus, MatchMove>>>>>;

/** Every allowed change of a match: who, from, to. What is not here is refused. */
export const matchMoves = {
  CANDIDATE: {
    MATCHED: { APPLIED: { notifies: 'EMPLOYER_MATCH_CHANGED' }, DECLINED: {} },
    APPLIED: {
      DECLINED: {},
      INVITED: { scrapedOnly: true },
      INTERVIEW: { scrapedOnly: true, notifies: 'EMPLOYER_MATCH_CHANGED' },
    },
    INVITED: { INTERVIEW: { notifies: 'EMPLOYER_MATCH_CHANGED' }, DECLINED_INTERVIEW_BY_CANDIDATE: {}, APPLIED: {} },
    INTERVIEW: { INVITED: {}, APPLIED: {} },
    DECLINED: { APPLIED: { notifies: 'EMPLOYER_MATCH_CHANGED' } },
  },
  EMPLOYER: {
    APPLIED: {
      INVITED: { notifies: 'CANDIDATE_MATCH_CHANGED' },
      REJECTED: { notifies: 'CANDIDATE_MATCH_CHANGED', whenFilled: true },
      INTERVIEW: {},
    },
    INVITED: {
      INTERVIEW: {},
      REJECTED: { notifies: 'CANDIDATE_MATCH_CHANGED', whenFilled: true },
      APPLIED: {},
      DECLINED_INTERVIEW_BY_EMPLOYER: { notifies: 'CANDIDATE_MATCH_CHANGED' },
    },
    INTERVIEW: {
      JOB_TAKEN: { notifies: 'CANDIDATE_INTERVIEW_CHECK', whenFilled: true },
      REJECTED: { notifies: 'CANDIDATE_MATCH_CHANGED', whenFilled: true },
      INVITED: {},
      APPLIED: {},
      DECLINED_INTERVIEW_BY_EMPLOYER: { notifies: 'CANDIDATE_MATCH_CHANGED' },
    },
    DECLINED: { INVITED: { notifies: 'CANDIDATE_MATCH_CHANGED' } },
    REJECTED: { INVITED: { notifies: 'CANDIDATE_MATCH_CHANGED' }, APPLIED: {} },
    DECLINED_INTERVIEW_BY_CANDIDATE: { INVITED: { notifies: 'CANDIDATE_MATCH_CHANGED' } },
    DECLINED_INTERVIEW_BY_EMPLOYER: { INVITED: { notifies: 'CANDIDATE_MATCH_CHANGED' }, APPLIED: {} },
  },
  SYSTEM: {
    MATCHED: { BEING_MATCHED: { whenFilled: true } },
    BEING_MATCHED: { MATCHED: { whenFilled: true } },
  },
} as const satisfies MatchMoves;

/** What a rule needs to know beside the statuses. */
export type MatchFacts = {
  isScraped: boolean;
  /** The vacancy has a filledSince. */
  isFilled: boolean;
  /** The candidate has applied at least once; until then an employer sees nothing of the match. */
  wasApplied: boolean;
};

/** `same` is a change to the present status: accepted, and nothing happens. The others are error codes. */
export type MoveVerdict = 'allowed' | 'same' | 'match_not_found' | 'transition_not_allowed' | 'vacancy_filled';

const moveOf = (from: MatchStatus, to: MatchStatus, actor: MatchActor): MatchMove | undefined => {
  const moves: MatchMoves = matchMoves;
  return moves[actor][from]?.[to];
};

/** Statuses in which nothing of a match was ever shown to the employer. */
const hiddenFromEmployer: readonly MatchStatus[] = ['BEING_MATCHED', 'MATCHED'];

/** Whether the candidate has answered a match: what is written for it from then on is a draft until he keeps it. */
export const isAnswered = (status: MatchStatus): boolean => !hiddenFromEmployer.includes(status);

/** Whether an employer sees a match: only after the candidate has applied at least once. */
export const isVisibleToEmployer = (status: MatchStatus, wasApplied: boolean): boolean => wasApplied && isAnswered(status);

/** Judges one change of status; 404 goes before 409, the table before the filled vacancy. */
export const judgeMove = (from: MatchStatus, to: MatchStatus, actor: MatchActor, facts: MatchFacts): MoveVerdict => {
  if (actor === 'EMPLOYER' && !isVisibleToEmployer(from, facts.wasApplied)) return 'match_not_found';
  if (from === to) return 'same';
  const move = moveOf(from, to, actor);
  if (!move || (move.scrapedOnly && !facts.isScraped)) return 'transition_not_allowed';
  return facts.isFilled && !move.whenFilled ? 'vacancy_filled' : 'allowed';
};

/** Whether a change is offered: in the table, and not to the status it has. */
export const mayMove = (from: MatchStatus, to: MatchStatus, actor: MatchActor, facts: MatchFacts): boolean =>
  judgeMove(from, to, actor, facts) === 'allowed';

/** The statuses a match can be moved to now; what a board offers as drop targets and a page as buttons. */
export const possibleMoves = (from: MatchStatus, actor: MatchActor, facts: MatchFacts): MatchStatus[] =>
  matchStatuses.filter((to) => mayMove(from, to, actor, facts));

/** The notification an allowed move sends to the other side, or null. */
export const notificationOfMove = (from: MatchStatus, to: MatchStatus, actor: MatchActor): NotificationType | null =>
  moveOf(from, to, actor)?.notifies ?? null;

/** Whether an employer can invite now: by a move of the table that is no step back, or with new times when the offered ones did not suit or have passed. */
export const mayInvite = (from: MatchStatus, facts: MatchFacts & { needsOtherTimes: boolean }): boolean => {
  if (from === 'INVITED') return facts.needsOtherTimes && !facts.isFilled;
  return from !== 'INTERVIEW' && mayMove(from, 'INVITED', 'EMPLOYER', facts);
};

/** Statuses a finished match rests in. */
const closed: readonly MatchStatus[] = ['REJECTED', 'DECLINED', 'DECLINED_INTERVIEW_BY_CANDIDATE', 'DECLINED_INTERVIEW_BY_EMPLOYER'];

/** Whether a match may be put into the archive; taking it out is always allowed. */
export const mayArchive = (status: MatchStatus): boolean => closed.includes(status);

const running: readonly MatchStatus[] = ['APPLIED', 'INVITED', 'INTERVIEW'];

/** Whether reaching this status takes a match out of both sides' archives, so that no invitation stays hidden. */
export const leavesArchive = (status: MatchStatus): boolean => running.includes(status);
