import { Injectable } from '@nestjs/common';
import { type EmployerQuery, EmployerRow, type sortFields } from '@tandem/contracts/admin/admin.shapes';
import { problem } from '@tandem/contracts/codes';
import type { FileAnswer } from '@tandem/contracts/entities/answers';
import { type Page, toPage } from '@tandem/contracts/entities/page';
import { pageSizes } from '@tandem/domain/limits';
import type { Ctx } from '@tandem/service-kit/context';
import { DownloadsService } from '../tables/downloads.service';
import { Filter, momentSql, type Table } from '../tables/table-query';
import { TablesRepository } from '../tables/tables.repository';
import { TimelineService, type Told } from '../timeline/timeline.service';

type Sort = (typeof sortFields.employers)[number];
type Row = Omit<EmployerRow, 'createdAt' | 'updatedAt'> & { createdAt: Date; updatedAt: Date };

const companies: Table<Sort> = {
  name: 'employer',
  joins: '',
  select: `employer.id, employer.company_name as "companyName", employer.actively_scraping as "activelyScraping",
    employer.amount_vacancies as "amountVacancies", employer.intake_progress as "intakeProgress",
    employer.created_at as "createdAt", employer.updated_at as "updatedAt"`,
  sorts: {
    companyName: { by: 'lower(employer.company_name)' },
    createdAt: { by: 'employer.created_at' },
    activelyScraping: { by: 'employer.actively_scraping' },
    amountVacancies: { by: 'employer.amount_vacancies' },
  },
  download: [
    { key: 'name', header: 'name', sql: 'employer.company_name' },
    { key: 'created', header: 'created', sql: momentSql('employer.created_at') },
    { key: 'scraping', header: 'actively scraping', sql: 'employer.actively_scraping::text' },
    { key: 'vacancies', header: 'vacancies', sql: 'employer.amount_vacancies::text' },
  ],
};

const viewOf = ({ createdAt, updatedAt, ...row }: Row): EmployerRow => ({
  ...row,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

const filterOf = ({ fromDate, onlyActivelyScraping, search }: Omit<EmployerQuery, 'page' | 'pageSize'>): Filter =>
  new Filter()
    .only('employer.actively_scraping', onlyActivelyScraping === true)
    .since('employer.created_at', fromDate)
    .search('employer', search);

@Injectable()
export class CompaniesService {
  constructor(
    private readonly tables: TablesRepository,
    private readonly downloads: DownloadsService,
    private readonly timelines: TimelineService,
  ) {}

  async list(query: EmployerQuery): Promise<Page<EmployerRow>> {
    const [rows, total] = await this.tables.page<Row, Sort>(companies, filterOf(query), query);
    return toPage(rows.map(viewOf), total, query, pageSizes.admin);
  }

  /** @throws Problem employer_not_found (404) */
  async get(id: string): Promise<Told<EmployerRow>> {
    const row = await this.tables.find<Row>(
      companies,
      new Filter().where(id, (place) => `employer.id = ${place}`),
    );
    if (!row) throw problem('employer_not_found');
    return { ...viewOf(row), timeline: await this.timelines.of(id, { at: row.createdAt, what: 'created', facts: {} }) };
  }

  async download(ctx: Ctx, query: Omit<EmployerQuery, 'page' | 'pageSize'>): Promise<FileAnswer> {
    return this.downloads.write(ctx, 'companies', companies, filterOf(query), query);
  }
}
