import type { Match } from '@tandem/contracts/entities/match';
import type { AccountType } from '@tandem/domain/account';
import { dropTargets, type FunnelTab } from '@tandem/domain/funnel';
import type { MatchStatus } from '@tandem/domain/match';
import { Board, type Column } from '@tandem/ui/board';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLocation } from 'react-router';
import { useMatchTexts } from '../match/match-texts';
import { movesOf, questionOf, useAskBefore, useChange } from '../match/use-move';
import { useNotify } from '../forms/notify';
import { useText } from '../language/text';
import { FunnelCard } from './funnel-card';
import { columnsOf, goalsOf } from './use-funnel';

type Props = { side: AccountType; tab: FunnelTab; matches: readonly Match[]; isFiltered: boolean };

/** The state of a way to the funnel that leads to one of its columns, where not all of them fit. */
export type ToColumn = { column?: MatchStatus };

/** What a drop on a column means: a candidate who is invited and says no declines the interview. */
const targetOf = (match: Match, columnId: string, side: AccountType): MatchStatus =>
  side === 'CANDIDATE' && columnId === 'DECLINED' && match.status === 'INVITED'
    ? 'DECLINED_INTERVIEW_BY_CANDIDATE'
    : (columnId as MatchStatus);

/** The columns of a tab, and beside them where else its cards can go. */
const useColumns = ({ side, tab, matches, isFiltered }: Props, mayMove: (match: Match, columnId: string) => boolean): Column<Match>[] => {
  const t = useText();
  const columns = columnsOf(matches, tab);
  const shown = columns.flatMap(({ cards }) => cards);
  const goals = goalsOf(tab, side).filter((goal) => shown.some((match) => mayMove(match, goal)));
  return [
    ...columns.map(({ group, cards }) => ({
      id: group,
      title: t(`funnel.column.${group}`),
      cards,
      empty: t(isFiltered ? 'funnel.empty.FILTERED' : 'funnel.column.empty'),
    })),
    ...goals.map((goal) => ({
      id: goal,
      title: t(`funnel.column.${goal as 'APPLIED'}`),
      cards: [],
      empty: t('funnel.goal'),
      isGoal: true,
    })),
  ];
};

/** Moves a card, after a question where the move needs one. */
const useDrop = ({ side, matches }: Props) => {
  const latest = useRef(matches);
  useEffect(() => {
    latest.current = matches;
  }, [matches]);
  const notify = useNotify();
  const change = useChange(side);
  const askBefore = useAskBefore(side);
  return async (match: Match, columnId: string): Promise<boolean> => {
    const to = targetOf(match, columnId, side);
    const question = questionOf(match.status, to);
    if (question && !(await askBefore(match, question, () => latest.current.find(({ id }) => id === match.id)))) return false;
    const isMoved = await change(match, { status: to });
    if (isMoved && side === 'CANDIDATE' && question === null) notify.success('funnel.moved');
    if (isMoved && to === 'JOB_TAKEN') notify.success('funnel.taken');
    return isMoved;
  };
};

const useLabels = () => {
  const t = useText();
  return useMemo(
    () => ({
      column: (title: string, count: number) => t('funnel.column.label', { title, count }),
      move: (name: string) => t('funnel.move', { name }),
      drag: (name: string) => t('funnel.drag', { name }),
      dropOn: (title: string) => t('funnel.drop_on', { title }),
      moved: (name: string, title: string) => t('funnel.moved_to', { name, title }),
      blocked: t('funnel.blocked'),
    }),
    [t],
  );
};

/** The columns of a tab, with its cards to be moved. */
export const FunnelBoard = (props: Props) => {
  const { side, tab } = props;
  const t = useText();
  const texts = useMatchTexts();
  const notify = useNotify();
  const opensAt = (useLocation().state as ToColumn | null)?.column;
  const mayMove = useCallback(
    (match: Match, columnId: string) => {
      const target = targetOf(match, columnId, side);
      return tab !== 'ARCHIVE' && (dropTargets[side] as readonly string[]).includes(columnId) && movesOf(match, side).includes(target);
    },
    [side, tab],
  );
  const nameOf = useCallback(
    (match: Match) =>
      t('funnel.card', {
        who: side === 'EMPLOYER' ? texts.candidate(match) : match.vacancy.employer.companyName,
        vacancy: texts.vacancy(match),
      }),
    [side, t, texts],
  );
  const renderCard = useCallback((match: Match) => <FunnelCard match={match} side={side} />, [side]);
  return (
    <Board
      label={t(`funnel.board.${side}`)}
      columns={useColumns(props, mayMove)}
      renderCard={renderCard}
      nameOf={nameOf}
      mayMove={mayMove}
      onMove={useDrop(props)}
      onMissed={() => notify.info('match.moved_meanwhile')}
      labels={useLabels()}
      opensAt={opensAt}
    />
  );
};
