import { temporaryIdPrefix } from '@tandem/domain/resume-entry';

/** The id of an entry the server does not know yet: never one that was kept in the tab before a reload. */
export const newEntryId = (): string => `${temporaryIdPrefix}${crypto.randomUUID()}`;
