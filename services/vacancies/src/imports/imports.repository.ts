import { Injectable } from '@nestjs/common';
import type { Tx } from '@tandem/service-kit/database';
import { Vacancy } from '../vacancies/vacancy.entity';

/** What became of a vacancy since it was first brought in, and so is not written over. */
const kept: readonly string[] = ['id', 'created_at', 'created_by', 'published_at', 'filled_since', 'amount_potential_candidates'];

@Injectable()
export class ImportsRepository {
  /** Adds or replaces all of them in one statement; answers how many are new. */
  async write(tx: Tx, vacancies: Vacancy[]): Promise<number> {
    const repository = tx.of(Vacancy);
    const present = (await tx.manager.query('select id from vacancy where id = any($1) order by id for update', [
      vacancies.map(({ id }) => id),
    ])) as unknown[];
    const columns = repository.metadata.columns.map(({ databaseName }) => databaseName).filter((name) => !kept.includes(name));
    await repository.createQueryBuilder().insert().values(vacancies).orUpdate(columns, ['id']).updateEntity(false).execute();
    return vacancies.length - present.length;
  }
}
