import { dropConfirmation, dropTargets, funnelGroupOf, funnelTabOf, isBackward, statusesOfGroups, tabOfMatch } from './funnel';
import { matchStatuses, type MatchStatus } from './match';

describe('a column', () => {
  it('holds the declined interviews where they count', () => {
    expect(funnelGroupOf('DECLINED_INTERVIEW_BY_CANDIDATE')).toBe('DECLINED');
    expect(funnelGroupOf('DECLINED_INTERVIEW_BY_EMPLOYER')).toBe('REJECTED');
  });
  it('holds no match that is not an application, and none that ended in a job', () => {
    expect(matchStatuses.filter((status) => funnelGroupOf(status) === null)).toEqual(['BEING_MATCHED', 'MATCHED', 'JOB_TAKEN']);
  });
});

describe('the filter by states', () => {
  it('selects everything with a column when it is empty', () => expect(statusesOfGroups()).toHaveLength(7));
  it('selects what counts as rejected', () =>
    expect(statusesOfGroups(['REJECTED'])).toEqual(['REJECTED', 'DECLINED_INTERVIEW_BY_EMPLOYER']));
  it('selects a single status', () =>
    expect(statusesOfGroups(['DECLINED_INTERVIEW_BY_CANDIDATE'])).toEqual(['DECLINED_INTERVIEW_BY_CANDIDATE']));
  it('selects a job that was taken by its name only', () => {
    expect(statusesOfGroups(['JOB_TAKEN'])).toEqual(['JOB_TAKEN']);
    expect(statusesOfGroups()).not.toContain('JOB_TAKEN');
  });
  it('never selects what is no application', () => expect(statusesOfGroups(['BEING_MATCHED', 'MATCHED'])).toEqual([]));
});

describe('a tab', () => {
  it.each([
    ['ARCHIVE', 'ARCHIVE'],
    ['REJECTED', 'REJECTED'],
    ['foo', 'APPLIED'],
    ['archive', 'APPLIED'],
    [null, 'APPLIED'],
  ])('asked for as %s is %s', (query, tab) => expect(funnelTabOf(query)).toBe(tab));
  it('of an archived match is the archive', () => expect(tabOfMatch({ status: 'REJECTED', archived: true })).toBe('ARCHIVE'));
  it.each(['REJECTED', 'DECLINED', 'DECLINED_INTERVIEW_BY_CANDIDATE'] as const)('of %s taken out of the archive is Rejected', (status) =>
    expect(tabOfMatch({ status, archived: false })).toBe('REJECTED'),
  );
  it('of a running match is the main one', () => expect(tabOfMatch({ status: 'INTERVIEW', archived: false })).toBe('APPLIED'));
  it('is none for a match without a column', () => expect(tabOfMatch({ status: 'JOB_TAKEN', archived: false })).toBeNull());
});

describe('a drop', () => {
  const backward: [MatchStatus, MatchStatus][] = [
    ['INTERVIEW', 'INVITED'],
    ['INTERVIEW', 'APPLIED'],
    ['INVITED', 'APPLIED'],
    ['REJECTED', 'APPLIED'],
    ['DECLINED_INTERVIEW_BY_EMPLOYER', 'APPLIED'],
  ];
  it.each(backward)('from %s to %s goes back and is confirmed', (from, to) => {
    expect(isBackward(from, to)).toBe(true);
    expect(dropConfirmation(from, to)).toBe('move_back');
  });
  it.each([
    ['APPLIED', 'INVITED'],
    ['APPLIED', 'INTERVIEW'],
    ['INVITED', 'INTERVIEW'],
    ['REJECTED', 'INVITED'],
    ['DECLINED', 'INVITED'],
    ['INTERVIEW', 'JOB_TAKEN'],
  ] as const)('from %s to %s goes forward and is not', (from, to) => {
    expect(isBackward(from, to)).toBe(false);
    expect(dropConfirmation(from, to)).toBeNull();
  });
  it('that rejects has a confirmation of its own', () => expect(dropConfirmation('INTERVIEW', 'REJECTED')).toBe('reject'));
  it('of an employer can end in a job', () => expect(dropTargets.EMPLOYER).toContain('JOB_TAKEN'));
});
