import { waits } from '@tandem/domain/limits';

/** Every list of the console asks again while it is on screen. */
export const polled = { pollingInterval: waits.adminPoll } as const;
