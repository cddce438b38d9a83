import {
  detailWarnings,
  homeDays,
  isSameText,
  mayPublish,
  mayRead,
  readStatuses,
  workModelOf,
  type ReadStatus,
  type VacancyActor,
} from './vacancy';

/** `x` is allowed; columns in the order BUSY, DONE, ERROR, VERIFIED. */
const drawn: Record<VacancyActor, Record<ReadStatus | 'NONE', string>> = {
  OWNER: { NONE: 'xx..', BUSY: '....', DONE: 'xx.x', ERROR: 'xx..', VERIFIED: 'xx.x' },
  WORKER: { NONE: '....', BUSY: '.xx.', DONE: '....', ERROR: '....', VERIFIED: '....' },
};
const cells = Object.entries(drawn).flatMap(([actor, rows]) =>
  Object.entries(rows).flatMap(([from, row]) => readStatuses.map((to, column) => [actor, from, to, row.charAt(column) === 'x'] as const)),
);

describe('the reading of a vacancy', () => {
  it.each(cells)('moved by %s from %s to %s: %s', (actor, from, to, allowed) => {
    expect(mayRead(from === 'NONE' ? null : (from as ReadStatus), to, actor as VacancyActor)).toBe(allowed);
  });
});

describe('publishing', () => {
  it('needs a read vacancy and both finished steps', () => {
    const done = { readStatus: 'DONE', basicInfoValid: true, detailsValid: true } as const;
    expect(mayPublish(done)).toBe(true);
    expect(mayPublish({ ...done, basicInfoValid: false })).toBe(false);
    expect(mayPublish({ ...done, detailsValid: false })).toBe(false);
    for (const readStatus of [null, 'BUSY', 'ERROR'] as const) expect(mayPublish({ ...done, readStatus })).toBe(false);
  });
});

it.each([
  [0, 'ON_SITE'],
  [1, 'HYBRID'],
  [4, 'HYBRID'],
  [5, 'REMOTE'],
])('%s days at home are %s', (days, model) => expect(workModelOf(days)).toBe(model));

it('takes 3 days at home for a hybrid job', () => expect(homeDays).toEqual({ ON_SITE: 0, HYBRID: 3, REMOTE: 5 }));

it('warns about each thing that is missing, and a salary of 0 is there', () => {
  expect(detailWarnings({ requiredSkills: [], responsibilities: [], salaryMin: 3000, benefits: [] })).toEqual([
    'requiredSkills',
    'responsibilities',
    'salary',
    'benefits',
  ]);
  expect(detailWarnings({ requiredSkills: ['a'], responsibilities: ['b'], salaryMin: 0, salaryMax: 0, benefits: ['c'] })).toEqual([]);
});

it('knows a pasted text again whatever ends its lines, and only that one', () => {
  expect(isSameText('Planner\r\nwanted\r\n', 'Planner\nwanted')).toBe(true);
  expect(isSameText('Planner\nwanted', 'Planner wanted')).toBe(false);
  expect(isSameText(null, 'Planner')).toBe(false);
});
