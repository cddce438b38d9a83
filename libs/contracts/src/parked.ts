import { rpc, type ServiceName } from './define';
import { ParkedWork, workCounts } from './admin/admin.shapes';
import { Nothing } from './entities/answers';
import { shape, text } from './fields';
import * as z from 'zod';

const subject = <S extends ServiceName, V extends string>(service: S, verb: V) =>
  ({ subject: `${service}.${verb}`, access: 'internal' }) as const;

/** What every service answers about its own outbox and jobs, so that the console can show and revive what was given up. */
export const parkedCalls = <const S extends ServiceName>(service: S) => ({
  list: rpc(subject(service, 'listParked'), {
    output: shape({ ...workCounts, parked: z.array(ParkedWork) }),
    status: 200,
    // Shorter than whoever asks all services waits: one that hangs must not hide the others.
    timeout: 3_000,
  }),
  replay: rpc(subject(service, 'replayParked'), { body: shape({ id: text() }), output: Nothing, status: 204, errors: ['work_not_found'] }),
  discard: rpc(subject(service, 'discardParked'), {
    body: shape({ id: text() }),
    output: Nothing,
    status: 204,
    errors: ['work_not_found'],
  }),
});
