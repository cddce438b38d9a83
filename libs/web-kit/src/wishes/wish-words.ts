import type { MessageId } from '@tandem/locales/bundle';

/** Whose wishes a form asks for: of whoever fills it in, or of somebody else, who is not called you. */
export type Whose = 'own' | 'other';

type Words = { jobTitle: MessageId; workModels: MessageId; travelMode: MessageId; salaryHint: MessageId };

export const wishWords: Record<Whose, Words> = {
  own: {
    jobTitle: 'wishes.job_title',
    workModels: 'wishes.work_models',
    travelMode: 'wishes.travel_mode',
    salaryHint: 'wishes.salary_hint',
  },
  other: {
    jobTitle: 'wishes.other.job_title',
    workModels: 'wishes.other.work_models',
    travelMode: 'wishes.other.travel_mode',
    salaryHint: 'wishes.other.salary_hint',
  },
};
