import { Injectable } from '@nestjs/common';
import type { CandidateSnapshot, ResumeSnapshot } from '@tandem/contracts/entities/snapshots';
import type { Tx } from '@tandem/service-kit/database';
import { type EntityManager, In } from 'typeorm';
import type { Told } from '../profiles/described';
import { Candidate } from './candidate.entity';

/** The parts of a candidate that come from two services. */
export type Parts = {
  contact: CandidateSnapshot['contact'] | null;
  wishes: CandidateSnapshot['wishes'] | null;
  isTest: boolean;
  resume: ResumeSnapshot | null;
};
export type HeldParts = Parts & { toldAt: Date };

@Injectable()
export class CandidatesRepository {
  async find(manager: EntityManager, id: string): Promise<Candidate | null> {
    return manager.findOneBy(Candidate, { id });
  }

  async findAll(manager: EntityManager, ids: readonly string[]): Promise<Map<string, Candidate>> {
    const candidates = ids.length > 0 ? await manager.findBy(Candidate, { id: In([...new Set(ids)]) }) : [];
    return new Map(candidates.map((candidate) => [candidate.id, candidate]));
  }

  /** What is known of a candidate, held until the transaction ends; an unknown one begins empty, one who has left is null. */
  async hold(tx: Tx, id: string): Promise<HeldParts | null> {
    const [begun] = (await tx.manager.query(
      `insert into candidate (id, is_test, is_ready, country, is_stale, occupation_ids, isco_codes, skill_ids, term_ids, told_at)
       values ($1, false, false, 'NL', false, '{}', '{}', '{}', '{}', 'epoch') on conflict (id) do nothing returning id`,
      [id],
    )) as unknown[];
    // Asked now and not before: whoever is removed at this moment was waited for.
    if (begun && (await tx.hasForgotten(id))) {
      await this.remove(tx, id);
      return null;
    }
    const [held] = (await tx.manager.query(
      `select contact, wishes, resume, is_test as "isTest", told_at as "toldAt"
       from candidate where id = $1 for update`,
      [id],
    )) as HeldParts[];
    if (!held) throw new Error('a row that is held cannot be gone');
    return held;
  }

  async write(tx: Tx, id: string, { contact, wishes, isTest, resume }: Parts, told: Told, isReady: boolean, toldAt: Date): Promise<void> {
    await tx.manager.query(
      `update candidate set contact = $2, wishes = $3, resume = $4, is_test = $5, is_ready = $6, country = $7,
         facts = case when facts_hash = $9 then facts else $8::jsonb end,
         is_stale = $6 and (is_stale or profile is null or facts_hash is distinct from $9),
         facts_hash = $9, told_at = $10
       where id = $1`,
      [id, contact, wishes, resume, isTest, isReady, told.splitKey, told.facts, told.hash, toldAt],
    );
  }

  async remove(tx: Tx, id: string): Promise<void> {
    await tx.of(Candidate).delete({ id });
  }
}
