export const matchStatuses = [
  'BEING_MATCHED',
  'MATCHED',
  'APPLIED',
  'REJECTED',
  'INVITED',
  'DECLINED',
  'INTERVIEW',
  'DECLINED_INTERVIEW_BY_CANDIDATE',
  'DECLINED_INTERVIEW_BY_EMPLOYER',
  'JOB_TAKEN',
] as const;
export type MatchStatus = (typeof matchStatuses)[number];

/** What a percentage is made of, in the order it is shown. */
export const matchTerms = [
  'occupation',
  'skills',
  'experience',
  'education',
  'languages',
  'salary',
  'hours',
  'workModel',
  'travel',
  'company',
  'flags',
] as const;
export type MatchTerm = (typeof matchTerms)[number];

/** Why a candidate says no to a vacancy. All but OTHER make his next list another one. */
export const declineReasons = ['WORK', 'PAY', 'DISTANCE', 'COMPANY', 'OTHER'] as const;
export type DeclineReason = (typeof declineReasons)[number];

/** How an employer invites. */
export const invitationMethods = ['PHONE', 'EMAIL', 'TIMESLOTS'] as const;
export type InvitationMethod = (typeof invitationMethods)[number];
