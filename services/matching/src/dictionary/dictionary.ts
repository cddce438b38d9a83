import { Injectable } from '@nestjs/common';
import { versionWith } from '@tandem/match-engine/version';
import { Db } from '@tandem/service-kit/database';
import { Engine } from '../engine/engine';
import type { Brought } from './brought';

/** What was brought into the dictionary of this installation, kept as its newest row; the threads work with what was read last. */
@Injectable()
export class Dictionary {
  private known = '';

  constructor(
    private readonly db: Db,
    private readonly engine: Engine,
  ) {}

  /** What scores are made with now. */
  get version(): string {
    return versionWith(this.known);
  }

  /** The same, once the threads have what was brought in since. */
  async current(): Promise<string> {
    const [newest] = await this.rows<{ version: string }>('select version from dictionary');
    const version = newest?.version ?? '';
    if (version !== this.known) {
      const [row] = await this.rows<{ brought: Omit<Brought, 'version'> }>('select content as brought from dictionary where version = $1', [
        version,
      ]);
      await this.engine.bring(row ? { ...row.brought, version } : null);
      this.known = version;
    }
    return this.version;
  }

  private async rows<T>(sql: string, values: unknown[] = []): Promise<T[]> {
    return this.db.manager.query(sql, values);
  }
}
