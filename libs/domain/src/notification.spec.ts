import {
  audienceOf,
  mailPreferenceOf,
  notificationSubject,
  notificationWord,
  notificationTarget,
  notificationTypes,
  type NotificationContent,
} from './notification';

const match = { id: 'm1', status: 'APPLIED', vacancy: { id: 'v1' } } as const;

describe('a notification', () => {
  it.each([
    ['CANDIDATE_NEW_MATCH', { match }, '/jobs/v1', 'new_match'],
    ['CANDIDATE_MATCH_CHANGED', { newStatus: 'INVITED', match }, '/jobs/v1', 'invited'],
    ['CANDIDATE_MATCH_CHANGED', { newStatus: 'REJECTED', match }, '/funnel?tab=REJECTED', 'rejected'],
    ['CANDIDATE_MATCH_CHANGED', { newStatus: 'DECLINED_INTERVIEW_BY_EMPLOYER', match }, '/funnel?tab=REJECTED', 'declined_interview'],
    ['EMPLOYER_MATCH_CHANGED', { newStatus: 'APPLIED', match }, '/matches/m1', 'applied'],
    ['EMPLOYER_MATCH_CHANGED', { newStatus: 'INTERVIEW', match }, '/matches/m1', 'interview_accepted'],
    ['CANDIDATE_INTERVIEW_CHECK', { match }, '/funnel', 'interview_check'],
    ['CANDIDATE_INTERVIEW_CHECK', { match: { ...match, status: 'JOB_TAKEN' } }, '/funnel', 'job_taken_check'],
    ['EMPLOYER_INTERVIEW_CHECK', { match }, '/matches/m1', 'interview_check'],
    ['CANDIDATE_INTAKE_REMINDER', {}, '/intake', 'intake_reminder'],
    ['EMPLOYER_INTAKE_REMINDER', {}, '/intake', 'intake_reminder'],
    ['EMPLOYER_VACANCY_INTAKE_REMINDER', { vacancy: { id: 'v1' } }, '/vacancies/v1/intake', 'vacancy_intake_reminder'],
  ] as [(typeof notificationTypes)[number], NotificationContent, string, string][])(
    '%s %j opens %s and says %s',
    (type, content, target, subject) => {
      expect(notificationTarget(type, content)).toBe(target);
      expect(notificationSubject(type, content)).toBe(subject);
    },
  );

  it('opens a page that exists when what it is about is gone', () => {
    expect(notificationTypes.map((type) => notificationTarget(type, {}))).toEqual([
      '/jobs',
      '/funnel?tab=REJECTED',
      '/intake',
      '/funnel',
      '/intake',
      '/vacancies',
      '/funnel',
      '/funnel',
    ]);
  });

  it('is mailed unless its own switch is off; reminders always', () => {
    expect(notificationTypes.filter((type) => mailPreferenceOf(type) === null)).toEqual([
      'CANDIDATE_INTAKE_REMINDER',
      'EMPLOYER_INTAKE_REMINDER',
      'EMPLOYER_VACANCY_INTAKE_REMINDER',
    ]);
    expect(mailPreferenceOf('CANDIDATE_NEW_MATCH')).toBe('newMatches');
    expect(mailPreferenceOf('EMPLOYER_MATCH_CHANGED')).toBe('matchChanged');
    expect(mailPreferenceOf('EMPLOYER_INTERVIEW_CHECK')).toBe('interviewCheck');
  });

  it('is addressed to one side', () => expect(notificationTypes.filter((type) => audienceOf(type) === 'CANDIDATE')).toHaveLength(4));
});

it('tells both sides the same in words of their own', () => {
  expect(notificationWord('CANDIDATE_INTERVIEW_CHECK', {})).toBe('interview_check.CANDIDATE');
  expect(notificationWord('EMPLOYER_INTERVIEW_CHECK', {})).toBe('interview_check.EMPLOYER');
  expect(notificationWord('EMPLOYER_VACANCY_INTAKE_REMINDER', {})).toBe('vacancy_intake_reminder');
});
