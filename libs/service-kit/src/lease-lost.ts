import type { HeldJob } from './kit-writes';

/** The job was given to another worker while this one was away, or is gone. */
export class LeaseLost extends Error {
  constructor({ name, id }: HeldJob) {
    super(`${name} ${id} belongs to another worker now, or to nobody`);
  }
}
