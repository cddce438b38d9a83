import { Injectable } from '@nestjs/common';
import { problem } from '@tandem/contracts/codes';
import type { CareersImport } from '@tandem/contracts/vacancies/reading';
import { vacanciesEvents } from '@tandem/contracts/vacancies/vacancies.events';
import { vacanciesJobs } from '@tandem/contracts/vacancies/vacancies.jobs';
import { Clock } from '@tandem/service-kit/clock';
import type { Ctx } from '@tandem/service-kit/context';
import { Db, type Tx } from '@tandem/service-kit/database';
import { CompaniesRepository } from '../companies/companies.repository';

/** Imports of careers pages. */
@Injectable()
export class CareersService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly companies: CompaniesRepository,
  ) {}

  /** Queues an import. @throws Problem employer_not_found (404), invalid_url (400) when neither caller nor company names a page */
  async start(ctx: Ctx, { companyId = null, companyName, url, most }: CareersImport): Promise<{ importId: string }> {
    return this.db.run(ctx, async (tx) => {
      const company = companyId === null ? null : await this.companies.find(tx.manager, companyId);
      if (companyId !== null && !company) throw problem('employer_not_found');
      const page = url || company?.careersUrl;
      if (!page) throw problem('invalid_url', [{ field: 'url', detail: 'field_required' }]);
      const importId = this.clock.id();
      const name = company?.companyName ?? companyName ?? new URL(page).hostname;
      const data = { companyId, companyName: name, url: page, language: ctx.language, ...(most ? { most } : {}) };
      await tx.queue(vacanciesJobs.importCareers, importId, data);
      await this.tell(tx, companyId, true);
      return { importId };
    });
  }

  /** Says that the import of a company's page began or ended. */
  async tell(tx: Tx, companyId: string | null | undefined, isActive: boolean): Promise<void> {
    if (!companyId) return;
    await tx.emit(vacanciesEvents.scrapingChanged, companyId, { companyId, isActive, at: this.clock.now().toISOString() });
  }
}
