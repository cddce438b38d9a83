import { Injectable } from '@nestjs/common';
import type { ImportedVacancy } from '@tandem/contracts/vacancies/vacancies';
import { vacanciesEvents } from '@tandem/contracts/vacancies/vacancies.events';
import { Clock } from '@tandem/service-kit/clock';
import type { Ctx } from '@tandem/service-kit/context';
import { Db } from '@tandem/service-kit/database';
import { CompaniesRepository } from '../companies/companies.repository';
import type { Company } from '../companies/company.entity';
import { vacancySnapshot } from '../snapshots/vacancy.snapshot';
import { PublishedSummaries } from '../summaries/published-summaries';
import { summaryLanguage, vacancySummary } from '../summaries/vacancy-summary';
import type { Vacancy } from '../vacancies/vacancy.entity';
import { importedVacancy } from './imported-vacancy';
import { ImportsRepository } from './imports.repository';

/** What became of a vacancy since it was first brought in stays; one that had gone from its site is open again. */
const broughtAgain = (vacancy: Vacancy, before: Vacancy | undefined): Vacancy => {
  if (!before) return vacancy;
  const { createdAt, createdBy, publishedAt, amountPotentialCandidates, goneSince } = before;
  const filledSince = goneSince ? null : before.filledSince;
  return { ...vacancy, createdAt, createdBy, publishedAt, amountPotentialCandidates, filledSince };
};

/** Files written at a time. */
const AT_ONCE = 16;

/** Brings in published vacancies by the hundred, in a fixed number of statements. */
@Injectable()
export class ImportsService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly companies: CompaniesRepository,
    private readonly imports: ImportsRepository,
    private readonly summaries: PublishedSummaries,
  ) {}

  async import(ctx: Ctx, given: ImportedVacancy[]): Promise<{ added: number }> {
    // The last of several with one id counts, and rows are always locked in the same order.
    const unique = [...new Map(given.map((vacancy) => [vacancy.id, vacancy])).values()].sort((a, b) => (a.id < b.id ? -1 : 1));
    if (unique.length === 0) return { added: 0 };
    const companies = await this.companies.findAll(
      this.db.manager,
      unique.map(({ companyId }) => companyId ?? null),
    );
    const brought = unique.map((vacancy) => importedVacancy(vacancy, companies.get(vacancy.companyId ?? ''), this.clock.now()));
    await this.summarise(ctx, brought, companies);
    return this.db.run(ctx, async (tx) => {
      const present = await this.imports.present(
        tx,
        brought.map(({ id }) => id),
      );
      const vacancies = brought.map((vacancy) => broughtAgain(vacancy, present.get(vacancy.id)));
      await this.imports.write(tx, vacancies);
      await tx.emitAll(
        vacanciesEvents.vacancyChanged,
        vacancies.map((vacancy) => ({
          aggregateId: vacancy.id,
          payload: vacancySnapshot(vacancy, companies.get(vacancy.companyId ?? '')),
        })),
      );
      // Scraped vacancies come by the thousand: candidates find them in their own runs. Those of a company here look for candidates.
      await tx.emitAll(
        vacanciesEvents.vacancyPublished,
        vacancies
          .filter(({ companyId, filledSince }) => companyId !== null && filledSince === null)
          .map(({ id }) => ({ aggregateId: id, payload: { vacancyId: id, isFirst: !present.has(id) } })),
      );
      return { added: vacancies.length - present.size };
    });
  }

  private async summarise(ctx: Ctx, vacancies: Vacancy[], companies: ReadonlyMap<string, Company>): Promise<void> {
    for (let start = 0; start < vacancies.length; start += AT_ONCE) {
      await Promise.all(
        vacancies.slice(start, start + AT_ONCE).map(async (vacancy) => {
          const language = summaryLanguage(vacancy, ctx.language);
          vacancy.markdownSummary ??= vacancySummary(vacancy, companies.get(vacancy.companyId ?? ''), language);
          vacancy.summaryKey = await this.summaries.put(vacancy.id, vacancy.markdownSummary);
        }),
      );
    }
  }
}
