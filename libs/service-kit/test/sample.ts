import { Controller, Injectable, Module } from '@nestjs/common';
import { event, type In, job, rpc } from '@tandem/contracts/define';
import { problem } from '@tandem/contracts/codes';
import { Problem } from '@tandem/contracts/problem';
import { Column, Entity, type MigrationInterface, PrimaryColumn, type QueryRunner } from 'typeorm';
import * as z from 'zod';
import type { Ctx } from '../src/context';
import { Db, type Tx } from '../src/database';
import { defineService } from '../src/definition';
import { Handles } from '../src/handles';
import { GivesUp, type JobRun, NoUseTrying, Works } from '../src/jobs';
import { createKitTables } from '../src/kit-tables';
import { On } from '../src/listens';

/** Two small services that use every mechanism of the kit: `vacancies` writes, `matching` hears. */
const Note = z.object({ id: z.uuid(), text: z.string().min(1) });

export const calls = {
  write: rpc(
    { subject: 'vacancies.writeNote', access: 'account', method: 'POST', path: '/notes' },
    { body: Note, output: Note, status: 201 },
  ),
  fail: rpc(
    { subject: 'vacancies.fail', access: 'anonymous', method: 'GET', path: '/fail' },
    { query: z.object({ how: z.string() }), output: z.void(), status: 204 },
  ),
  slow: rpc(
    { subject: 'vacancies.slow', access: 'anonymous', method: 'GET', path: '/slow' },
    { query: z.object({ milliseconds: z.number() }), output: z.string(), status: 200, timeout: 2_000 },
  ),
};
export const noteChanged = event('vacancies.noteChanged', { payload: Note, consumers: ['matching'], carries: 'state' });
export const noteWritten = event('vacancies.noteWritten', { payload: Note, consumers: ['matching'], carries: 'fact' });
export const count = job('matching.countNote', {
  data: z.object({ id: z.string(), how: z.enum(['well', 'never', 'badly', 'away', 'hang']) }),
  attempts: 3,
  backoff: 20,
  limit: 1_000,
});

/** Holds its worker until the test lets go of it. */
export const hold = job('matching.holdNote', {
  data: z.object({ id: z.string(), isHeld: z.boolean() }),
  attempts: 3,
  backoff: 20,
  limit: 30_000,
  concurrency: 1,
});

/** Its first attempt never ends by itself. */
export const linger = job('matching.lingerNote', {
  data: z.object({ id: z.string() }),
  attempts: 3,
  backoff: 20,
  limit: 1_000,
  concurrency: 1,
});

@Entity('note')
export class NoteRow {
  @PrimaryColumn('uuid') id: string;
  @Column('text') text: string;
  @Column('integer', { default: 0 }) heard: number;
  @Column('integer', { default: 0 }) counted: number;
}

class Initial1732180000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await createKitTables(runner);
    await runner.query(
      'create table note (id uuid primary key, text text not null, heard integer not null default 0, counted integer not null default 0)',
    );
  }
  async down(runner: QueryRunner) {
    await runner.query('drop table note');
  }
}
const database = { entities: [NoteRow], migrations: [Initial1732180000000] };

@Controller()
class NotesController {
  constructor(private readonly db: Db) {}

  @Handles(calls.write)
  async write(ctx: Ctx, { body }: In<typeof calls.write>) {
    return this.db.run(ctx, async (tx) => {
      await tx.of(NoteRow).upsert({ id: body.id, text: body.text }, ['id']);
      await tx.emit(noteChanged, body.id, body);
      await tx.emit(noteWritten, body.id, body);
      tx.hint(`user-updates-${body.id}`);
      if (body.text === 'roll back') throw new Problem('conflict', 409);
      return body;
    });
  }

  @Handles(calls.fail)
  async fail(_ctx: Ctx, { query }: In<typeof calls.fail>): Promise<void> {
    if (query.how === 'known') throw new Problem('not_found', 404, [{ field: 'how', detail: 'not_found' }]);
    throw new Error('boom with a secret of the house');
  }

  @Handles(calls.slow)
  async slow(_ctx: Ctx, { query }: In<typeof calls.slow>) {
    await new Promise((resolve) => setTimeout(resolve, query.milliseconds));
    return 'done';
  }
}

@Controller()
class NoteListener {
  @On('matching', noteChanged)
  async changed(note: z.output<typeof Note>, tx: Tx) {
    await tx.of(NoteRow).upsert({ id: note.id, text: note.text }, ['id']);
  }

  @On('matching', noteWritten)
  async written(note: z.output<typeof Note>, tx: Tx) {
    if (note.text === 'refuse') throw new Error('not today');
    await tx.manager.query('insert into note (id, text, heard) values ($1, $2, 1) on conflict (id) do update set heard = note.heard + 1', [
      note.id,
      note.text,
    ]);
  }
}

/** What the job's tests look at and steer. */
export const trace: { attempts: string[]; gaveUp: string[]; release: () => void } = { attempts: [], gaveUp: [], release: () => undefined };

@Injectable()
class CountJob {
  @Works(count)
  async work(run: JobRun<z.output<typeof count.data>>) {
    trace.attempts.push(run.data.id);
    if (run.data.how === 'never') throw new NoUseTrying('poison');
    if (run.data.how === 'badly') throw new Error('try again');
    if (run.data.how === 'away') throw problem('unavailable');
    if (run.data.how === 'hang' && run.attempt === 1) await new Promise<void>((resolve) => (trace.release = resolve));
    await run.finish(async (tx) => {
      await tx.manager.query(
        `insert into note (id, text, counted) values ($1, 'counted', 1) on conflict (id) do update set counted = note.counted + 1`,
        [run.data.id],
      );
    });
  }

  @GivesUp(count)
  async gaveUp(data: z.output<typeof count.data>) {
    trace.gaveUp.push(data.id);
    return Promise.resolve();
  }
}

@Injectable()
class HoldJob {
  @Works(hold)
  async work({ data: { id, isHeld } }: JobRun<z.output<typeof hold.data>>) {
    trace.attempts.push(id);
    if (isHeld) await new Promise<void>((resolve) => (trace.release = resolve));
  }
}

@Injectable()
class LingerJob {
  @Works(linger)
  async work({ data: { id }, attempt }: JobRun<z.output<typeof linger.data>>) {
    trace.attempts.push(id);
    if (attempt === 1) await new Promise<never>(() => undefined);
  }
}

@Module({ controllers: [NotesController] })
class VacanciesModule {}
@Module({ controllers: [NoteListener], providers: [CountJob, HoldJob, LingerJob] })
class MatchingModule {}

export const writer = defineService({ name: 'vacancies', config: z.object({}), module: VacanciesModule, database });
export const hearer = defineService({ name: 'matching', config: z.object({}), module: MatchingModule, database });
