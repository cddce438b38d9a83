import { waits } from '@tandem/domain/limits';

/** Every list of the console asks again while it is on screen, and at once when somebody comes back to it; never while its tab is hidden. */
export const polled = { pollingInterval: waits.adminPoll, skipPollingIfUnfocused: true, refetchOnFocus: true } as const;

/** What is being worked on just now, and waited for. */
export const polledSoon = { ...polled, pollingInterval: waits.adminPollBusy } as const;
