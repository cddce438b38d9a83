import {
  isEmptyResume,
  isResumeBeingRead,
  isResumeReady,
  mayMoveResume,
  resumeStatuses,
  skillDots,
  type ResumeActor,
  type ResumeStatus,
} from './resume';

/** `x` is allowed; columns in the order PENDING, BUSY, DONE, VERIFIED, ERROR. */
const drawn: Record<ResumeActor, Record<ResumeStatus | 'NONE', string>> = {
  OWNER: { NONE: 'x.x..', PENDING: 'x.x..', BUSY: 'x.x..', DONE: 'x.xx.', VERIFIED: 'x.xx.', ERROR: 'x.x..' },
  WORKER: { NONE: '.....', PENDING: '.x..x', BUSY: 'x.x.x', DONE: '.....', VERIFIED: '.....', ERROR: '.....' },
};
const cells = Object.entries(drawn).flatMap(([actor, rows]) =>
  Object.entries(rows).flatMap(([from, row]) => resumeStatuses.map((to, column) => [actor, from, to, row.charAt(column) === 'x'] as const)),
);

describe('a resume', () => {
  it.each(cells)('moved by %s from %s to %s: %s', (actor, from, to, allowed) => {
    expect(mayMoveResume(from as ResumeStatus, to, actor as ResumeActor)).toBe(allowed);
  });
  it('can be edited once it is read', () => expect(resumeStatuses.filter(isResumeReady)).toEqual(['DONE', 'VERIFIED']));
  it('is being read until then', () => expect(resumeStatuses.filter(isResumeBeingRead)).toEqual(['PENDING', 'BUSY']));
  it('is empty until something in it can be compared', () => {
    const empty = { workExperiencesParsed: [], educationsParsed: [], skillsParsed: [] };
    expect(isEmptyResume(empty)).toBe(true);
    for (const part of Object.keys(empty)) expect(isEmptyResume({ ...empty, [part]: [{}] })).toBe(false);
  });
});

it.each([
  [3, 3],
  [9, 5],
  [0, 0],
  [-2, 0],
  [2.9, 2],
  [null, 0],
])('%s years of experience are %s dots', (years, dots) => expect(skillDots(years)).toBe(dots));
