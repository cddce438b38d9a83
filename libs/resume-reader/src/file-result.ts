import type { ReadError } from '@tandem/domain/resume';
import type { ReadResume } from './result';

/** Why there is no resume. `no_text`: a scan, or nothing at all. */
export type ReadFailure = ReadError;

export type ReadFileResult = { ok: true; resume: ReadResume; pages: PageSize[]; text: string } | { ok: false; reason: ReadFailure };

/** In points. */
export interface PageSize {
  width: number;
  height: number;
}
