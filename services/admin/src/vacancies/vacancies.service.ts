import { Injectable } from '@nestjs/common';
import { type sortFields, type VacancyQuery, VacancyRow } from '@tandem/contracts/admin/admin.shapes';
import { problem } from '@tandem/contracts/codes';
import type { FileAnswer } from '@tandem/contracts/entities/answers';
import { type Page, toPage } from '@tandem/contracts/entities/page';
import { pageSizes } from '@tandem/domain/limits';
import type { Ctx } from '@tandem/service-kit/context';
import { DownloadsService } from '../tables/downloads.service';
import { Filter, momentSql, type Table } from '../tables/table-query';
import { TablesRepository } from '../tables/tables.repository';
import { TimelineService, type Told } from '../timeline/timeline.service';

type Sort = (typeof sortFields.vacancies)[number];
type Row = Omit<VacancyRow, 'createdAt' | 'filledSince'> & { createdAt: Date; filledSince: Date | null };

const vacancies: Table<Sort> = {
  name: 'vacancy',
  joins: '',
  select: `vacancy.id, vacancy.title, vacancy.employer, vacancy.is_scraped as "isScraped", vacancy.original_url as "originalUrl",
    vacancy.filled_since as "filledSince", vacancy.created_at as "createdAt", vacancy.flags`,
  sorts: {
    title: { by: 'lower(vacancy.title)', isNullable: true },
    createdAt: { by: 'vacancy.created_at' },
    isScraped: { by: 'vacancy.is_scraped' },
    employer: { by: 'lower(vacancy.company_name)' },
  },
  download: [
    { key: 'title', header: 'title', sql: 'vacancy.title' },
    { key: 'created', header: 'created', sql: momentSql('vacancy.created_at') },
    { key: 'scraped', header: 'scraped', sql: 'vacancy.is_scraped::text' },
    { key: 'employer', header: 'employer', sql: 'vacancy.company_name' },
  ],
};

const viewOf = ({ createdAt, filledSince, ...row }: Row): VacancyRow => ({
  ...row,
  createdAt: createdAt.toISOString(),
  filledSince: filledSince?.toISOString() ?? null,
});
const filterOf = ({ fromDate, onlyActivelyScraping, employerId, search }: Omit<VacancyQuery, 'page' | 'pageSize'>): Filter =>
  new Filter()
    .only('vacancy.company_id in (select id from employer where actively_scraping)', onlyActivelyScraping === true)
    .where(employerId, (place) => `vacancy.company_id = ${place}`)
    .since('vacancy.created_at', fromDate)
    .search('vacancy', search);

@Injectable()
export class VacanciesService {
  constructor(
    private readonly tables: TablesRepository,
    private readonly downloads: DownloadsService,
    private readonly timelines: TimelineService,
  ) {}

  async list(query: VacancyQuery): Promise<Page<VacancyRow>> {
    const [rows, total] = await this.tables.page<Row, Sort>(vacancies, filterOf(query), query);
    return toPage(rows.map(viewOf), total, query, pageSizes.admin);
  }

  /** @throws Problem vacancy_not_found (404) */
  async get(id: string): Promise<Told<VacancyRow>> {
    const row = await this.tables.find<Row>(
      vacancies,
      new Filter().where(id, (place) => `vacancy.id = ${place}`),
    );
    if (!row) throw problem('vacancy_not_found');
    return { ...viewOf(row), timeline: await this.timelines.of(id, { at: row.createdAt, what: 'created', facts: {} }) };
  }

  async download(ctx: Ctx, query: Omit<VacancyQuery, 'page' | 'pageSize'>): Promise<FileAnswer> {
    return this.downloads.write(ctx, 'vacancies', vacancies, filterOf(query), query);
  }
}
