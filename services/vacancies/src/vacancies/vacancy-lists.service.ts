import { Injectable } from '@nestjs/common';
import { problem } from '@tandem/contracts/codes';
import type { Match } from '@tandem/contracts/entities/match';
import { type Page, type PageQuery, toPage } from '@tandem/contracts/entities/page';
import { type PublicList, type PublicListQuery, stretchOfQuery, toPublicList } from '@tandem/contracts/entities/public-list';
import type { Vacancy as VacancyShape } from '@tandem/contracts/entities/vacancy';
import { matchingCalls } from '@tandem/contracts/matching/matching';
import type { VacancyWithMatches } from '@tandem/contracts/vacancies/vacancies';
import { pageSizes } from '@tandem/domain/limits';
import { Bus } from '@tandem/service-kit/bus';
import type { Ctx } from '@tandem/service-kit/context';
import { Db } from '@tandem/service-kit/database';
import { CompaniesRepository } from '../companies/companies.repository';
import { VacanciesRepository } from './vacancies.repository';
import { companyOf } from '@tandem/service-kit/access';
import { vacancyView } from './vacancy.view';

type ListQuery = PageQuery & { withMatches?: boolean; begun?: boolean };

@Injectable()
export class VacancyListsService {
  constructor(
    private readonly db: Db,
    private readonly bus: Bus,
    private readonly vacancies: VacanciesRepository,
    private readonly companies: CompaniesRepository,
  ) {}

  /** The vacancies of the caller's company, drafts included, newest first. With `begun` drafts without a word do not pile up in it. */
  async own(ctx: Ctx, query: ListQuery): Promise<Page<VacancyWithMatches>> {
    const { page = 1, pageSize = pageSizes.default, withMatches = false, begun = false } = query;
    const companyId = companyOf(ctx);
    const [[vacancies, total], company] = await this.db.reading(async (manager) => {
      const butFor = begun ? { butFor: ctx.accountId && (await this.vacancies.lastUntouched(manager, ctx.accountId)) } : {};
      return Promise.all([
        this.vacancies.pageOfCompany(manager, companyId, { page, pageSize, ...butFor }),
        this.companies.find(manager, companyId),
      ]);
    });
    const matches = withMatches
      ? await this.matchesOf(
          ctx,
          vacancies.map(({ id }) => id),
        )
      : null;
    const items = vacancies.map((vacancy) => ({
      ...vacancyView(vacancy, company ?? undefined, true),
      ...(matches ? { matches: matches.get(vacancy.id) ?? [] } : {}),
    }));
    return toPage(items, total, query);
  }

  /** What a company has open, for everybody. */
  async ofCompany(companyId: string): Promise<VacancyShape[]> {
    const { manager } = this.db.source;
    const company = await this.companies.find(manager, companyId);
    if (!company) throw problem('employer_not_found');
    return (await this.vacancies.openOfCompany(manager, companyId)).map((vacancy) => vacancyView(vacancy, company, false));
  }

  /** What is open at companies on the platform: only they can offer it elsewhere. */
  async everybodys(query: PublicListQuery): Promise<PublicList> {
    const { manager } = this.db.source;
    const stretch = stretchOfQuery(query);
    const [vacancies, total] = await Promise.all([
      this.vacancies.openStretch(manager, stretch),
      query.after === undefined ? this.vacancies.countOpen(manager) : null,
    ]);
    const items = vacancies.map(({ id, publishedAt, createdAt }) => ({ id, changedAt: (publishedAt ?? createdAt).toISOString() }));
    return toPublicList(items, stretch.limit, total);
  }

  async names(ctx: Ctx): Promise<{ id: string; title: string | null }[]> {
    return (await this.vacancies.namesOfCompany(this.db.manager, companyOf(ctx))).map(({ id, title }) => ({ id, title }));
  }

  private async matchesOf(ctx: Ctx, vacancyIds: string[]): Promise<Map<string, Match[]>> {
    if (vacancyIds.length === 0) return new Map();
    const { matches } = await this.bus.call(matchingCalls.matchesOfVacancies, { body: { vacancyIds } }, ctx);
    return matches.reduce(
      (all, { vacancyId, match }) => all.set(vacancyId, [...(all.get(vacancyId) ?? []), match]),
      new Map<string, Match[]>(),
    );
  }
}
