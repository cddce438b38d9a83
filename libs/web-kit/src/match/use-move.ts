import type { Match, Timeslot } from '@tandem/contracts/entities/match';
import type { AccountType } from '@tandem/domain/account';
import { dropConfirmation } from '@tandem/domain/funnel';
import type { DeclineReason, MatchStatus } from '@tandem/domain/match';
import { mayInvite, possibleMoves } from '@tandem/domain/match-moves';
import { isPast, needsOtherTimes } from '@tandem/domain/timeslots';
import { usePopup } from '@tandem/ui/popup';
import { useCallback, useRef } from 'react';
import { isCalledOff } from '../gateway/api-error';
import { useErrorText } from '../gateway/errors';
import { useNotify } from '../forms/notify';
import { useText } from '../language/text';
import { useTrack } from '../browser/track';
import { useMoveAsCandidateMutation, useMoveAsEmployerMutation } from './match.api';
import { useMatchTexts } from './match-texts';

/** `reason` and `keepsLonger` are a candidate's. */
export type Change = { status?: MatchStatus; archived?: boolean; reason?: DeclineReason; keepsLonger?: boolean };

/** Where one side can move a match now, as the table of moves has it. */
export const movesOf = (match: Match, side: AccountType): MatchStatus[] =>
  possibleMoves(match.status, side, {
    isScraped: match.vacancy.isScraped,
    isFilled: match.vacancy.filledSince !== null,
    wasApplied: true,
  });

/** Whether an employer can invite now, with new times once more if the candidate asked for them or the offered ones have passed. */
export const canInvite = ({ status, vacancy, invitation }: Match): boolean =>
  mayInvite(status, {
    isScraped: vacancy.isScraped,
    isFilled: vacancy.filledSince !== null,
    wasApplied: true,
    needsOtherTimes: invitation !== null && needsOtherTimes(invitation, new Date()),
  });

/** Longest time in milliseconds between the two presses of one. */
const DOUBLE_CLICK = 500;

/**
 * Changes a match. Answers whether it happened; what went wrong has been said, and the boards show where it stands. The second press of a
 * double click changes nothing.
 */
export const useChange = (side: AccountType): ((match: Match, change: Change) => Promise<boolean>) => {
  const notify = useNotify();
  const errorText = useErrorText();
  const track = useTrack();
  const [changeMatch] = useMoveAsCandidateMutation();
  const [changeStatus] = useMoveAsEmployerMutation();
  const underway = useRef(new Set<string>());
  return useCallback(
    async ({ id, status: from }, { reason, keepsLonger, ...patch }) => {
      const key = JSON.stringify([id, patch, keepsLonger]);
      if (underway.current.has(key)) return false;
      underway.current.add(key);
      // A colleague may have answered while this was being decided.
      const body = { ...patch, ...(patch.status && { from }) };
      const done = await (side === 'CANDIDATE'
        ? changeMatch({ params: { id }, body: { ...body, ...(reason && { reason }), ...(keepsLonger !== undefined && { keepsLonger }) } })
        : changeStatus({ params: { matchId: id }, body }));
      setTimeout(() => underway.current.delete(key), done.error ? 0 : DOUBLE_CLICK);
      if (done.error) {
        if (!isCalledOff(done.error)) notify.danger('update_match_error', { reason: errorText(done.error) });
        return false;
      }
      if (patch.status) track('match_moved', { to: patch.status });
      return true;
    },
    [side, changeMatch, changeStatus, notify, errorText, track],
  );
};

const questions = {
  move_back: { title: 'funnel.ask.back.title', text: 'funnel.ask.back.text', yes: 'funnel.ask.back.yes', no: 'funnel.ask.back.no' },
  call_off: {
    title: 'funnel.ask.call_off.title',
    text: 'funnel.ask.call_off.text',
    yes: 'funnel.ask.call_off.yes',
    no: 'funnel.ask.back.no',
  },
  reject: { title: 'funnel.ask.reject.title', text: 'funnel.ask.reject.text', yes: 'funnel.ask.reject.yes', no: 'funnel.ask.reject.no' },
  taken: { title: 'funnel.ask.taken.title', text: 'funnel.ask.taken.text', yes: 'funnel.ask.taken.yes', no: 'funnel.ask.taken.no' },
  decline_interview: {
    title: 'funnel.ask.decline_interview.title',
    text: 'funnel.ask.decline_interview.text',
    yes: 'funnel.ask.decline_interview.yes',
    no: 'funnel.ask.decline_interview.no',
  },
  accepted: {
    title: 'funnel.ask.accepted.title',
    text: 'funnel.ask.accepted.text',
    yes: 'funnel.ask.accepted.yes',
    no: 'funnel.ask.accepted.no',
  },
} as const;
export type Question = keyof typeof questions;

/** A time for an interview that is still to come: a step back calls it off, which both sides are mailed. */
const appointmentOf = ({ status, invitation }: Match): Timeslot | null => {
  const chosen = status === 'INTERVIEW' ? (invitation?.chosen ?? null) : null;
  return chosen && !isPast(chosen, new Date()) ? chosen : null;
};

/**
 * Asks before a move that should not happen by a slip of the hand. Who says yes meant the match as the question showed it: when `latest`
 * has it elsewhere by then, because a colleague was faster, that is said and the answer counts as no.
 */
export const useAskBefore = (
  side: AccountType,
): ((match: Match, question: Question, latest?: () => Match | undefined) => Promise<boolean>) => {
  const ask = usePopup();
  const t = useText();
  const notify = useNotify();
  const texts = useMatchTexts();
  return useCallback(
    async (match, question, latest) => {
      const appointment = question === 'move_back' ? appointmentOf(match) : null;
      const { title, text, yes, no } = questions[appointment ? 'call_off' : question];
      const [candidate, company] = [texts.candidate(match), match.vacancy.employer.companyName];
      const values = {
        candidate,
        company,
        other: side === 'CANDIDATE' ? company : candidate,
        vacancy: texts.vacancy(match),
        time: appointment ? texts.slot(appointment) : '',
      };
      const isMeant = await ask({
        title: t(title, values),
        text: t(text, values),
        confirmLabel: t(yes),
        cancelLabel: t(no),
        isDestructive: question === 'reject',
      });
      if (!isMeant || (latest?.() ?? match).status === match.status) return isMeant;
      notify.info('match.moved_meanwhile');
      return false;
    },
    [side, ask, t, texts, notify],
  );
};

/**
 * The question a drop asks, or null when it happens at once. Filling a vacancy and declining an interview are asked: nothing empties the
 * vacancy again, and only the employer can invite once more.
 */
export const questionOf = (from: MatchStatus, to: MatchStatus): Question | null => {
  if (to === 'JOB_TAKEN') return 'taken';
  return to === 'DECLINED_INTERVIEW_BY_CANDIDATE' ? 'decline_interview' : dropConfirmation(from, to);
};
