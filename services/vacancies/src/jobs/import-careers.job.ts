import { Injectable } from '@nestjs/common';
import type { JobData } from '@tandem/contracts/define';
import type { ImportedVacancy } from '@tandem/contracts/vacancies/vacancies';
import { vacanciesJobs } from '@tandem/contracts/vacancies/vacancies.jobs';
import { Clock } from '@tandem/service-kit/clock';
import { Db, type Tx } from '@tandem/service-kit/database';
import { GivesUp, type JobRun, NoUseTrying, Works } from '@tandem/service-kit/jobs';
import { CareersRepository } from '../careers/careers.repository';
import { CareersService } from '../careers/careers.service';
import { CareersWalk, type Walk } from '../careers/careers-walk';
import { type Fingerprint, fingerprintOf, likeness, nearSame } from '../careers/near-same';
import { type Employer, scrapedVacancy } from '../careers/scraped-vacancy';
import { CompaniesRepository } from '../companies/companies.repository';
import { ImportsService } from '../imports/imports.service';
import { VacanciesService } from '../vacancies/vacancies.service';
import type { Vacancy } from '../vacancies/vacancy.entity';

type Data = JobData<typeof vacanciesJobs.importCareers>;

type Known = { id: string; url: string | null; print: Fingerprint };

const perCall = 100;
/** Above this a page says what it said the last time. */
const unchanged = 0.99;

/** Brings in the vacancies of a careers page; when it is run again, marks those that are gone as filled. */
@Injectable()
export class ImportCareersJob {
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
    const walk = await this.walk.follow(url, most, run.signal);
    if (!walk) throw new Error('the careers page cannot be read');
    const before = await this.scraped.scraped(this.db.source.manager, companyId, url);
    const { found, seen } = this.compare(walk, before, employer);
    for (let from = 0; from < found.length; from += perCall) await this.imports.import(run.ctx, found.slice(from, from + perCall));
    const gone = walk.isWhole ? before.filter((vacancy) => this.isGone(vacancy, url, walk, seen)) : [];
    await run.finish(async (tx) => {
      await this.fill(tx, gone);
      await this.careers.tell(tx, companyId, false);
    });
  }

  @GivesUp(vacanciesJobs.importCareers)
  async gaveUp({ companyId }: Data, tx: Tx): Promise<void> {
    await this.careers.tell(tx, companyId, false);
  }

  /** What is new or says something new. The same address, or nearly the same text, is the same vacancy. */
  private compare({ vacancies }: Walk, before: readonly Vacancy[], employer: Employer): { found: ImportedVacancy[]; seen: Set<string> } {
    const known: Known[] = before.map(({ id, originalUrl, source }) => ({ id, url: originalUrl, print: fingerprintOf(source ?? '') }));
    const seen = new Set<string>();
    const found: ImportedVacancy[] = [];
    for (const { url, vacancy } of vacancies) {
      const print = fingerprintOf(vacancy.text);
      const same = known.find((each) => each.url === url) ?? known.find((each) => likeness(each.print, print) >= nearSame);
      const isDouble = same !== undefined && seen.has(same.id);
      const isNews = !same || (same.url === url && likeness(same.print, print) < unchanged);
      const id = same?.id ?? this.clock.id();
      seen.add(id);
      if (!same) known.push({ id, url, print });
      const imported = isNews && !isDouble ? scrapedVacancy(vacancy, id, url, employer) : null;
      if (imported) found.push(imported);
    }
    return { found, seen };
  }

  private isGone({ id, originalUrl, filledSince }: Vacancy, page: string, { unsure }: Walk, seen: ReadonlySet<string>): boolean {
    if (!originalUrl || filledSince || seen.has(id) || unsure.has(originalUrl)) return false;
    return new URL(originalUrl).host === new URL(page).host;
  }

  private async fill(tx: Tx, gone: readonly Vacancy[]): Promise<void> {
    if (gone.length === 0) return;
    for (const vacancy of await this.scraped.lockOpen(
      tx,
      gone.map(({ id }) => id),
    )) {
      const company = vacancy.companyId === null ? null : await this.companies.find(tx.manager, vacancy.companyId);
      await this.changes.store(tx, { ...vacancy, filledSince: this.clock.now() }, company);
    }
  }
}
