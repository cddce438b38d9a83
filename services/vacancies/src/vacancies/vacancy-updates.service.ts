import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { problem } from '@tandem/contracts/codes';
import type { Vacancy as VacancyShape } from '@tandem/contracts/entities/vacancy';
import type { VacancyPatch } from '@tandem/contracts/vacancies/vacancies';
import { vacanciesEvents } from '@tandem/contracts/vacancies/vacancies.events';
import { vacanciesJobs } from '@tandem/contracts/vacancies/vacancies.jobs';
import { Clock } from '@tandem/service-kit/clock';
import type { Ctx } from '@tandem/service-kit/context';
import { Db, type Tx } from '@tandem/service-kit/database';
import { KeptFiles } from '@tandem/service-kit/object-store/kept-files';
import type { EntityManager } from 'typeorm';
import { CompaniesRepository } from '../companies/companies.repository';
import type { Company } from '../companies/company.entity';
import { SalaryEstimates } from '../salaries/salary-estimates';
import { PublishedSummaries } from '../summaries/published-summaries';
import { revisedSummary } from '../summaries/revised-summary';
import { summaryLanguage, vacancySummary } from '../summaries/vacancy-summary';
import { VacanciesRepository } from './vacancies.repository';
import { VacanciesService } from './vacancies.service';
import { companyOf } from '@tandem/service-kit/access';
import { requireOwner } from './vacancy-access';
import { applyFields, applyFlags, type FlagOutcome, isAsSeen, rankedPart } from './vacancy-changes';
import type { Vacancy } from './vacancy.entity';
import { vacancyView } from './vacancy.view';

/** `text` is what everybody can read of it, null while nobody can. */
type Changed = { before: Vacancy; vacancy: Vacancy; company: Company | null; outcome: FlagOutcome; text: string | null };

/** How often a change is begun anew because another one came between its text and itself. */
const ATTEMPTS = 5;

/** Changes of a vacancy by its owner, from the first field to publishing. */
@Injectable()
export class VacancyUpdates {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly repository: VacanciesRepository,
    private readonly vacancies: VacanciesService,
    private readonly companies: CompaniesRepository,
    private readonly summaries: PublishedSummaries,
    private readonly files: KeptFiles,
    private readonly salaries: SalaryEstimates,
  ) {}

  /**
   * The text for everybody is stored before the vacancy is held: nobody waits for a file store with a row in his hands.
   * @throws Problem conflict (409) when what is sent was changed since it was seen
   */
  async update(ctx: Ctx, id: string, patch: VacancyPatch): Promise<VacancyShape> {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      const stored = await this.storeText(ctx, id, patch);
      const shown = await this.db.run(ctx, async (tx) => this.write(tx, ctx, id, patch, stored));
      if (shown) return shown;
    }
    throw problem('conflict');
  }

  /** Stores the text this change would publish as the vacancy is now, unless that one is there already. */
  private async storeText(ctx: Ctx, id: string, patch: VacancyPatch): Promise<string | null> {
    const { manager } = this.db;
    const { vacancy, text } = await this.changed(ctx, manager, await this.repository.find(manager, id), patch);
    return text === null || this.summaries.holds(vacancy.summaryKey, id, text) ? null : this.summaries.putAhead(ctx, id, text);
  }

  /** Null when the vacancy has changed so that its text is another one than was stored; nothing is written then. */
  private async write(tx: Tx, ctx: Ctx, id: string, patch: VacancyPatch, stored: string | null): Promise<VacancyShape | null> {
    const locked = await this.repository.lock(tx, id);
    const { before, vacancy, company, outcome, text } = await this.changed(ctx, tx.manager, locked, patch);
    if (text !== null && !this.summaries.holds(vacancy.summaryKey, id, text)) {
      if (stored === null || !this.summaries.holds(stored, id, text)) return null;
      await this.files.keep(tx, stored);
      vacancy.summaryKey = stored;
    }
    await this.vacancies.store(tx, vacancy, company);
    if (outcome.finishesDetails) await tx.queue(vacanciesJobs.writeVacancySummary, id, { vacancyId: id, language: ctx.language });
    if (outcome.publishes || (vacancy.isPublished && !isDeepStrictEqual(rankedPart(before), rankedPart(vacancy))))
      await tx.emit(vacanciesEvents.vacancyPublished, id, { vacancyId: id, isFirst: before.publishedAt === null });
    return vacancyView(vacancy, company ?? undefined, true);
  }

  /** What a patch makes of a vacancy as it was found. */
  private async changed(ctx: Ctx, manager: EntityManager, found: Vacancy | null, patch: VacancyPatch): Promise<Changed> {
    const { flags, seen, ...fields } = patch;
    const vacancy = requireOwner(ctx, found);
    if (vacancy.readStatus === 'BUSY') throw problem('vacancy_busy');
    const company = await this.companies.find(manager, companyOf(ctx));
    if (seen && !isAsSeen(vacancyView(vacancy, company ?? undefined, true), seen, fields)) throw problem('conflict');
    const before = { ...vacancy };
    applyFields(vacancy, fields);
    if (fields.markdownSummary === undefined) vacancy.markdownSummary = revisedSummary(before, vacancy, company);
    const outcome = applyFlags(vacancy, flags);
    if (!outcome.publishes && !vacancy.isPublished) return { before, vacancy, company, outcome, text: null };
    await this.salaries.apply(manager, vacancy);
    const text = vacancy.markdownSummary?.trim() || vacancySummary(vacancy, company, summaryLanguage(vacancy, ctx.language));
    if (outcome.publishes) {
      const publishedAt = vacancy.publishedAt ?? this.clock.now();
      Object.assign(vacancy, { markdownSummary: text, isPublished: true, publishedAt } satisfies Partial<Vacancy>);
    }
    return { before, vacancy, company, outcome, text };
  }
}
