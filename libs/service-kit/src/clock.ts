import { randomUUID } from 'node:crypto';

/** Time and ids, injected so that tests are exact. */
export abstract class Clock {
  abstract now(): Date;
  abstract id(): string;
}

export class SystemClock extends Clock {
  now() {
    return new Date();
  }
  id() {
    return randomUUID();
  }
}
