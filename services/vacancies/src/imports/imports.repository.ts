import { Injectable } from '@nestjs/common';
import type { Tx } from '@tandem/service-kit/database';
import { In } from 'typeorm';
import { Vacancy } from '../vacancies/vacancy.entity';

@Injectable()
export class ImportsRepository {
  /** Those that are there already, by id, held until the transaction ends. */
  async present(tx: Tx, ids: string[]): Promise<Map<string, Vacancy>> {
    const present = await tx.of(Vacancy).find({ where: { id: In(ids) }, order: { id: 'ASC' }, lock: { mode: 'pessimistic_write' } });
    return new Map(present.map((vacancy) => [vacancy.id, vacancy]));
  }

  /** Adds or replaces all of them in one statement. */
  async write(tx: Tx, vacancies: Vacancy[]): Promise<void> {
    const repository = tx.of(Vacancy);
    const columns = repository.metadata.columns.map(({ databaseName }) => databaseName).filter((name) => name !== 'id');
    await repository.createQueryBuilder().insert().values(vacancies).orUpdate(columns, ['id']).updateEntity(false).execute();
  }
}
