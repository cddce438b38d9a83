import { job, type ServiceName } from '@tandem/contracts/define';
import * as z from 'zod';

/** How the work that deletes files is called, in whichever service. */
export const DROPS_FILES = 'dropFiles';

/** Deletes files by their keys, and all that lies in folders. A store that is away for hours is waited for. */
export const dropFiles = (service: ServiceName) =>
  job(`${service}.${DROPS_FILES}`, {
    data: z.object({ keys: z.array(z.string()), folders: z.array(z.string()) }),
    attempts: 12,
    backoff: 5_000,
    limit: 300_000,
  });
