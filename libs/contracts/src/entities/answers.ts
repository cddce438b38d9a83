import { textLimits } from '@tandem/domain/limits';
import * as z from 'zod';
import { flag, shape, text } from '../fields';

/** An answer without a body (204). */
export const Nothing = z.void();

/** A file the gateway sends: streamed from the object store by its key, or a short text as it stands. */
export const FileAnswer = shape({
  fileName: text(),
  contentType: text(),
  key: text(textLimits.url).optional(),
  text: z.string().optional(),
});
export type FileAnswer = z.output<typeof FileAnswer>;

/** Whether work was queued; false when the same was under way or had just been asked for. */
export const Queued = shape({ queued: flag }).meta({ id: 'Queued' });
export type Queued = z.output<typeof Queued>;
