import { Inject, Injectable } from '@nestjs/common';
import { type Stretch, type StretchQuery, toStretch } from '@tandem/contracts/entities/stretch';
import { Clock } from '@tandem/service-kit/clock';
import type { BaseConfig } from '@tandem/service-kit/config';
import { Db } from '@tandem/service-kit/database';
import { filePath } from '@tandem/service-kit/files';
import { CONFIG } from '@tandem/service-kit/tokens';
import { CompaniesRepository } from '../companies/companies.repository';
import { VacanciesRepository } from '../vacancies/vacancies.repository';
import type { Vacancy } from '../vacancies/vacancy.entity';
import { vacancyView } from '../vacancies/vacancy.view';

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

  async ofCompany(companyId: string, query: StretchQuery): Promise<Stretch<Record<string, unknown>>> {
    const { manager } = this.db.source;
    const company = (await this.companies.find(manager, companyId)) ?? undefined;
    const rows = await this.vacancies.stretchOfCompany(manager, companyId, query.after ?? null, query.limit);
    const items = rows.map((row) => ({
      ...vacancyView(row, company, true),
      isPublished: row.isPublished,
      publishedAt: row.publishedAt,
      deletedAt: row.deletedAt,
      createdBy: row.createdBy,
      sourceUrl: this.linkTo(row),
      sourceText: row.reading?.text ?? null,
    }));
    return toStretch(rows, query, items);
  }

  private linkTo({ sourceKey }: Vacancy): string | null {
    return sourceKey && filePath(this.config.CTX_SECRET, sourceKey, this.clock.now().getTime());
  }
}
