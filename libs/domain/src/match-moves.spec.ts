import { matchStatuses, type MatchStatus } from './match';
import {
  isVisibleToEmployer,
  judgeMove,
  leavesArchive,
  matchMoves,
  mayArchive,
  mayMove,
  notificationOfMove,
  possibleMoves,
  type MatchActor,
  type MatchFacts,
  type MoveVerdict,
} from './match-moves';

/**
 * All moves, drawn: one row for each status a match has, one sign for each it would get, in the order of matchStatuses.
 * `=` it has it already, `.` refused, `?` the employer knows nothing of it, `x` allowed until the vacancy is filled,
 * `F` allowed even then, `s` allowed on scraped vacancies that are not filled.
 */
const drawn: Record<'CANDIDATE' | 'EMPLOYER', Record<MatchStatus, string>> = {
  CANDIDATE: {
    BEING_MATCHED: '=.........',
    MATCHED: '.=x..x....',
    APPLIED: '..=.sxs...',
    REJECTED: '...=......',
    INVITED: '..x.=.xx..',
    DECLINED: '..x..=....',
    INTERVIEW: '..x.x.=...',
    DECLINED_INTERVIEW_BY_CANDIDATE: '.......=..',
    DECLINED_INTERVIEW_BY_EMPLOYER: '........=.',
    JOB_TAKEN: '.........=',
  },
  EMPLOYER: {
    BEING_MATCHED: '??????????',
    MATCHED: '??????????',
    APPLIED: '..=Fx.x...',
    REJECTED: '..x=x.....',
    INVITED: '..xF=.x.x.',
    DECLINED: '....x=....',
    INTERVIEW: '..xFx.=.xF',
    DECLINED_INTERVIEW_BY_CANDIDATE: '....x..=..',
    DECLINED_INTERVIEW_BY_EMPLOYER: '..x.x...=.',
    JOB_TAKEN: '.........=',
  },
};

type Sign = '=' | '.' | '?' | 'x' | 'F' | 's';
const verdicts: Record<Sign, { open: MoveVerdict; filled: MoveVerdict; scraped: MoveVerdict }> = {
  '=': { open: 'same', filled: 'same', scraped: 'same' },
  '.': { open: 'transition_not_allowed', filled: 'transition_not_allowed', scraped: 'transition_not_allowed' },
  '?': { open: 'match_not_found', filled: 'match_not_found', scraped: 'match_not_found' },
  x: { open: 'allowed', filled: 'vacancy_filled', scraped: 'allowed' },
  F: { open: 'allowed', filled: 'allowed', scraped: 'allowed' },
  s: { open: 'transition_not_allowed', filled: 'transition_not_allowed', scraped: 'allowed' },
};

const facts: MatchFacts = { isScraped: false, isFilled: false, wasApplied: true };
const actors = ['CANDIDATE', 'EMPLOYER'] as const;
const cells = actors.flatMap((actor) =>
  matchStatuses.flatMap((from) =>
    matchStatuses.map((to, column) => ({ actor, from, to, sign: drawn[actor][from].charAt(column) as Sign })),
  ),
);

describe('a change of status', () => {
  it('is drawn for all 200 cells', () => expect(cells).toHaveLength(200));

  it.each(cells)('of $actor from $from to $to is $sign', ({ actor, from, to, sign }) => {
    expect(judgeMove(from, to, actor, facts)).toBe(verdicts[sign].open);
    expect(judgeMove(from, to, actor, { ...facts, isFilled: true })).toBe(verdicts[sign].filled);
    expect(judgeMove(from, to, actor, { ...facts, isScraped: true })).toBe(verdicts[sign].scraped);
  });

  it('is refused on a scraped vacancy that is filled', () => {
    expect(judgeMove('APPLIED', 'INVITED', 'CANDIDATE', { isScraped: true, isFilled: true, wasApplied: true })).toBe('vacancy_filled');
  });

  it('is unknown to the employer while the candidate has not applied', () => {
    expect(judgeMove('DECLINED', 'INVITED', 'EMPLOYER', { ...facts, wasApplied: false })).toBe('match_not_found');
    expect(isVisibleToEmployer('DECLINED', false)).toBe(false);
    expect(isVisibleToEmployer('DECLINED', true)).toBe(true);
  });

  it('between matched and being matched belongs to the scoring alone', () => {
    expect(matchStatuses.flatMap((from) => possibleMoves(from, 'SYSTEM', facts).map((to) => `${from} ${to}`))).toEqual([
      'BEING_MATCHED MATCHED',
      'MATCHED BEING_MATCHED',
    ]);
  });
});

describe('a screen', () => {
  it('offers an employer who interviews every way on and back', () => {
    expect(possibleMoves('INTERVIEW', 'EMPLOYER', facts)).toEqual([
      'APPLIED',
      'REJECTED',
      'INVITED',
      'DECLINED_INTERVIEW_BY_EMPLOYER',
      'JOB_TAKEN',
    ]);
  });
  it('offers a candidate nothing once the vacancy is filled', () => {
    for (const from of matchStatuses) expect(possibleMoves(from, 'CANDIDATE', { ...facts, isFilled: true })).toEqual([]);
  });
  it('does not offer the status a match has', () => expect(mayMove('APPLIED', 'APPLIED', 'EMPLOYER', facts)).toBe(false));
});

describe('the other side', () => {
  const notified: [MatchActor, MatchStatus, MatchStatus, string][] = [
    ['CANDIDATE', 'MATCHED', 'APPLIED', 'EMPLOYER_MATCH_CHANGED'],
    ['CANDIDATE', 'APPLIED', 'INTERVIEW', 'EMPLOYER_MATCH_CHANGED'],
    ['CANDIDATE', 'INVITED', 'INTERVIEW', 'EMPLOYER_MATCH_CHANGED'],
    ['CANDIDATE', 'DECLINED', 'APPLIED', 'EMPLOYER_MATCH_CHANGED'],
    ['EMPLOYER', 'APPLIED', 'INVITED', 'CANDIDATE_MATCH_CHANGED'],
    ['EMPLOYER', 'APPLIED', 'REJECTED', 'CANDIDATE_MATCH_CHANGED'],
    ['EMPLOYER', 'INVITED', 'REJECTED', 'CANDIDATE_MATCH_CHANGED'],
    ['EMPLOYER', 'INVITED', 'DECLINED_INTERVIEW_BY_EMPLOYER', 'CANDIDATE_MATCH_CHANGED'],
    ['EMPLOYER', 'INTERVIEW', 'JOB_TAKEN', 'CANDIDATE_INTERVIEW_CHECK'],
    ['EMPLOYER', 'INTERVIEW', 'REJECTED', 'CANDIDATE_MATCH_CHANGED'],
    ['EMPLOYER', 'INTERVIEW', 'DECLINED_INTERVIEW_BY_EMPLOYER', 'CANDIDATE_MATCH_CHANGED'],
    ['EMPLOYER', 'DECLINED', 'INVITED', 'CANDIDATE_MATCH_CHANGED'],
    ['EMPLOYER', 'REJECTED', 'INVITED', 'CANDIDATE_MATCH_CHANGED'],
    ['EMPLOYER', 'DECLINED_INTERVIEW_BY_CANDIDATE', 'INVITED', 'CANDIDATE_MATCH_CHANGED'],
    ['EMPLOYER', 'DECLINED_INTERVIEW_BY_EMPLOYER', 'INVITED', 'CANDIDATE_MATCH_CHANGED'],
  ];
  it('is notified of exactly these moves', () => {
    const found = Object.entries(matchMoves).flatMap(([actor, table]) =>
      Object.entries(table).flatMap(([from, moves]) =>
        Object.keys(moves).map((to) => [actor, from, to, notificationOfMove(from as MatchStatus, to as MatchStatus, actor as MatchActor)]),
      ),
    );
    expect(found.filter(([, , , type]) => type !== null)).toEqual(notified);
  });
});

describe('the archive', () => {
  it('takes what was rejected or declined, in any way', () => {
    expect(matchStatuses.filter(mayArchive)).toEqual([
      'REJECTED',
      'DECLINED',
      'DECLINED_INTERVIEW_BY_CANDIDATE',
      'DECLINED_INTERVIEW_BY_EMPLOYER',
    ]);
  });
  it('gives back what runs again', () => expect(matchStatuses.filter(leavesArchive)).toEqual(['APPLIED', 'INVITED', 'INTERVIEW']));
});
