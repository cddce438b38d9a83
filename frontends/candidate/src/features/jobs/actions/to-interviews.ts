import type { ToColumn } from '@tandem/web-kit/funnel/funnel-board';

/** Who said yes to an interview finds it on the board, also on a phone, where the columns do not fit beside each other. */
export const toInterviews = { state: { column: 'INTERVIEW' } satisfies ToColumn };
