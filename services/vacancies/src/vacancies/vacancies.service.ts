import { Injectable } from '@nestjs/common';
import { problem } from '@tandem/contracts/codes';
import { topics } from '@tandem/contracts/topics';
import type { Vacancy as VacancyShape } from '@tandem/contracts/entities/vacancy';
import { vacanciesEvents } from '@tandem/contracts/vacancies/vacancies.events';
import { waits } from '@tandem/domain/limits';
import { Clock } from '@tandem/service-kit/clock';
import type { Ctx } from '@tandem/service-kit/context';
import { Db, type Tx } from '@tandem/service-kit/database';
import { KeptFiles } from '@tandem/service-kit/object-store/kept-files';
import { CompaniesRepository } from '../companies/companies.repository';
import type { Company } from '../companies/company.entity';
import { vacancySnapshot } from '../snapshots/vacancy.snapshot';
import { payGroupOf } from '../salaries/pay-group';
import { foldersOf } from '../summaries/published-summaries';
import { newVacancy } from './new-vacancy';
import { VacanciesRepository } from './vacancies.repository';
import { companyOf } from '@tandem/service-kit/access';
import { isOwner, maySee, requireOwner } from './vacancy-access';
import type { Vacancy } from './vacancy.entity';
import { vacancyView } from './vacancy.view';

/** After so many milliseconds nobody comes back to a draft without a word in it. */
const FORGOTTEN = 3_600_000;

@Injectable()
export class VacanciesService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly vacancies: VacanciesRepository,
    private readonly companies: CompaniesRepository,
    private readonly files: KeptFiles,
  ) {}

  /** A new draft; whoever asks again within two seconds gets the same one. Those left empty an hour ago make room. */
  async create(ctx: Ctx): Promise<{ id: string }> {
    const companyId = companyOf(ctx);
    return this.db.run(ctx, async (tx) => {
      const now = this.clock.now();
      const present = ctx.accountId && (await this.vacancies.draftSince(tx, ctx.accountId, new Date(now.getTime() - waits.newVacancy)));
      if (present) return { id: present.id };
      for (const empty of await this.emptyDrafts(tx, ctx, now)) await this.drop(tx, empty);
      const company = await this.companies.find(tx.manager, companyId);
      const vacancy = newVacancy({
        id: this.clock.id(),
        companyId,
        companyName: company?.companyName ?? '',
        createdBy: ctx.accountId,
        createdAt: now,
      });
      await this.store(tx, vacancy, company);
      return { id: vacancy.id };
    });
  }

  async get(ctx: Ctx, id: string): Promise<VacancyShape> {
    const { manager } = this.db.source;
    const vacancy = await this.vacancies.findEver(manager, id);
    if (vacancy?.deletedAt) throw problem('vacancy_not_found', undefined, { gone: true });
    // What everybody could read once is no secret; a draft that never was published is.
    if (!vacancy || !maySee(ctx, vacancy))
      throw problem('vacancy_not_found', undefined, vacancy?.publishedAt ? { hidden: true } : undefined);
    return this.view(ctx, vacancy, await this.companyOf(vacancy));
  }

  /** A draft goes for good; a published vacancy is kept out of sight. */
  async remove(ctx: Ctx, id: string): Promise<void> {
    await this.db.run(ctx, async (tx) => this.drop(tx, requireOwner(ctx, await this.vacancies.lock(tx, id))));
  }

  /** A company that is gone leaves nothing: not what it deleted before, and no file. */
  async removeAllOfCompany(tx: Tx, companyId: string): Promise<void> {
    const ids = await this.vacancies.lockIdsOfCompany(tx, companyId);
    await this.vacancies.removeOfCompany(tx, companyId);
    await tx.forgetAll(ids);
    await this.files.drop(tx, [], { folders: ids.flatMap(foldersOf) });
    await tx.emitAll(
      vacanciesEvents.vacancyDeleted,
      ids.map((id) => ({ aggregateId: id, payload: { vacancyId: id, companyId, isCompanyGone: true } })),
    );
    for (const id of ids) tx.hint(topics.vacancyUpdates(id));
  }

  async forgetAuthor(tx: Tx, accountId: string): Promise<void> {
    await this.vacancies.forgetAuthor(tx, accountId);
  }

  /** Writes a vacancy and tells whoever keeps a copy. */
  async store(tx: Tx, vacancy: Vacancy, company: Company | null): Promise<void> {
    Object.assign(vacancy, payGroupOf(vacancy));
    await this.vacancies.save(tx, vacancy);
    await tx.emit(vacanciesEvents.vacancyChanged, vacancy.id, vacancySnapshot(vacancy, company ?? undefined));
    tx.hint(topics.vacancyUpdates(vacancy.id), { readStatus: vacancy.readStatus });
  }

  private async emptyDrafts(tx: Tx, { accountId }: Ctx, now: Date): Promise<Vacancy[]> {
    return accountId ? this.vacancies.untouchedDrafts(tx, accountId, new Date(now.getTime() - FORGOTTEN)) : [];
  }

  private async drop(tx: Tx, vacancy: Vacancy): Promise<void> {
    if (vacancy.publishedAt === null) {
      await this.vacancies.remove(tx, vacancy.id);
      await this.files.drop(tx, [], { folders: foldersOf(vacancy.id) });
    } else await this.vacancies.save(tx, { ...vacancy, isPublished: false, deletedAt: this.clock.now() });
    await tx.emit(vacanciesEvents.vacancyDeleted, vacancy.id, { vacancyId: vacancy.id, companyId: vacancy.companyId });
    tx.hint(topics.vacancyUpdates(vacancy.id));
  }

  private async companyOf({ companyId }: Vacancy): Promise<Company | null> {
    return companyId === null ? null : this.companies.find(this.db.manager, companyId);
  }

  private view(ctx: Ctx, vacancy: Vacancy, company: Company | null): VacancyShape {
    return vacancyView(vacancy, company ?? undefined, isOwner(ctx, vacancy));
  }
}
