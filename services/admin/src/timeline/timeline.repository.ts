import { Injectable } from '@nestjs/common';
import { Db, type Tx } from '@tandem/service-kit/database';
import { Happening } from './happening.entity';

/** Most that a timeline shows of what was heard, the newest. */
const SHOWN = 200;

@Injectable()
export class TimelineRepository {
  constructor(private readonly db: Db) {}

  async of(subjectId: string): Promise<Happening[]> {
    return this.db.of(Happening).find({ where: { subjectId }, order: { at: 'DESC', id: 'DESC' }, take: SHOWN });
  }

  /** All that was heard of a subject, oldest first. */
  async all(subjectId: string): Promise<Happening[]> {
    return this.db.of(Happening).find({ where: { subjectId }, order: { at: 'ASC', id: 'ASC' } });
  }

  async add(tx: Tx, happenings: readonly Happening[]): Promise<void> {
    await tx.of(Happening).insert([...happenings]);
  }

  /** All that befell a subject, and wherever else it is named: a person by his column, a vacancy by the facts. */
  async forget(tx: Tx, id: string): Promise<void> {
    await tx.of(Happening).delete({ subjectId: id });
    await tx.of(Happening).delete({ personId: id });
    await tx.manager.query(`delete from happening where facts ->> 'vacancyId' = $1`, [id]);
  }
}
