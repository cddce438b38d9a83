import { Injectable, Logger } from '@nestjs/common';
import type { JobData } from '@tandem/contracts/define';
import { vacanciesJobs } from '@tandem/contracts/vacancies/vacancies.jobs';
import { Clock } from '@tandem/service-kit/clock';
import { Db, type Tx } from '@tandem/service-kit/database';
import { GivesUp, type JobRun, NoUseTrying, Works } from '@tandem/service-kit/jobs';
import { CareersRepository } from '../careers/careers.repository';
import { CareersService } from '../careers/careers.service';
import { CareersWalk, type Walk } from '../careers/careers-walk';
import { compare } from '../careers/compare';
import { CompaniesRepository } from '../companies/companies.repository';
import { ImportsService } from '../imports/imports.service';
import { VacanciesService } from '../vacancies/vacancies.service';
import type { Vacancy } from '../vacancies/vacancy.entity';

type Data = JobData<typeof vacanciesJobs.importCareers>;

const perCall = 100;
const isAt = (originalUrl: string | null, page: string): originalUrl is string =>
  originalUrl !== null && new URL(originalUrl).host === new URL(page).host;

const addressesOf = (vacancies: readonly Vacancy[], page: string): string[] =>
  vacancies.map(({ originalUrl }) => originalUrl).filter((each) => isAt(each, page));

/** Neither listed any more nor out of reach for the moment; what came from another site is that one's business. */
const isGone = ({ id, originalUrl }: Vacancy, page: string, { unsure }: Walk, seen: ReadonlySet<string>): boolean =>
  isAt(originalUrl, page) && !seen.has(id) && !unsure.has(originalUrl);

/** Brings in the vacancies of a careers page; when it is run again, marks those that are gone as filled. */
@Injectable()
export class ImportCareersJob {
  private readonly logger = new Logger('careers');

  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly walk: CareersWalk,
    private readonly scraped: CareersRepository,
    private readonly imports: ImportsService,
    private readonly careers: CareersService,
    private readonly changes: VacanciesService,
    private readonly companies: CompaniesRepository,
  ) {}

  @Works(vacanciesJobs.importCareers)
  async work(run: JobRun<Data>): Promise<void> {
    const { companyId = null, companyName, url, most } = run.data;
    if (!url || !companyName) throw new NoUseTrying('no page to import');
    const employer = { companyId, companyName };
    const before = await this.scraped.scraped(this.db.manager, companyId, url);
    const open = before.filter(({ filledSince, deletedAt }) => filledSince === null && deletedAt === null);
    const walk = await this.walk.follow(url, addressesOf(open, url), most, run.signal);
    if (!walk) throw new Error('the careers page cannot be read');
    const { found, seen } = compare(walk, before, employer, () => this.clock.id());
    for (let from = 0; from < found.length; from += perCall) await this.imports.import(run.ctx, found.slice(from, from + perCall));
    const gone = walk.isWhole ? open.filter((vacancy) => isGone(vacancy, url, walk, seen)) : [];
    await run.finish(async (tx) => {
      await this.fill(tx, gone);
      await this.careers.tell(tx, companyId, false);
    });
    // Whoever started it by a command has nowhere else to see what came of it.
    const { vacancies, unsure, unread } = walk;
    this.logger.log(
      { page: url, read: vacancies.length, gone: gone.length, unsure: [...unsure], unread: [...unread] },
      'careers page imported',
    );
  }

  @GivesUp(vacanciesJobs.importCareers)
  async gaveUp({ companyId }: Data, tx: Tx): Promise<void> {
    await this.careers.tell(tx, companyId, false);
  }

  private async fill(tx: Tx, gone: readonly Vacancy[]): Promise<void> {
    if (gone.length === 0) return;
    for (const vacancy of await this.scraped.lockOpen(
      tx,
      gone.map(({ id }) => id),
    )) {
      const company = vacancy.companyId === null ? null : await this.companies.find(tx.manager, vacancy.companyId);
      await this.changes.store(tx, { ...vacancy, filledSince: this.clock.now(), goneSince: this.clock.now() }, company);
    }
  }
}
