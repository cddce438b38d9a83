import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '@tandem/service-kit/clock';
import type { BaseConfig } from '@tandem/service-kit/config';
import { Db } from '@tandem/service-kit/database';
import { filePath } from '@tandem/service-kit/files';
import { CONFIG } from '@tandem/service-kit/tokens';
import { CompaniesRepository } from '../companies/companies.repository';
import { VacanciesRepository } from '../vacancies/vacancies.repository';
import type { Vacancy } from '../vacancies/vacancy.entity';
import { vacancyView } from '../vacancies/vacancy.view';

type Stretch = { after?: string | null | undefined; limit: number };

/** Every vacancy kept of a company, for those who work there: drafts and deleted ones too, with what they were read from. */
@Injectable()
export class ExportsService {
  constructor(
    private readonly db: Db,
    private readonly vacancies: VacanciesRepository,
    private readonly companies: CompaniesRepository,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: BaseConfig,
  ) {}

  async ofCompany(companyId: string, { after, limit }: Stretch): Promise<{ items: Record<string, unknown>[]; next: string | null }> {
    const { manager } = this.db.source;
    const company = (await this.companies.find(manager, companyId)) ?? undefined;
    const rows = await this.vacancies.stretchOfCompany(manager, companyId, after ?? null, limit);
    const items = rows.map((row) => ({
      ...vacancyView(row, company, true),
      isPublished: row.isPublished,
      publishedAt: row.publishedAt,
      deletedAt: row.deletedAt,
      createdBy: row.createdBy,
      sourceUrl: this.linkTo(row),
      sourceText: row.reading?.text ?? null,
    }));
    return { items, next: rows.length === limit ? (rows.at(-1)?.id ?? null) : null };
  }

  private linkTo({ sourceKey }: Vacancy): string | null {
    return sourceKey && filePath(this.config.CTX_SECRET, sourceKey, this.clock.now().getTime());
  }
}
