import { Injectable } from '@nestjs/common';
import { problem } from '@tandem/contracts/codes';
import type { StoredFile } from '@tandem/contracts/define';
import type { Vacancy as VacancyShape } from '@tandem/contracts/entities/vacancy';
import type { VacancyReading } from '@tandem/contracts/vacancies/reading';
import type { VacancySource } from '@tandem/contracts/vacancies/vacancies';
import { vacanciesJobs } from '@tandem/contracts/vacancies/vacancies.jobs';
import { Clock } from '@tandem/service-kit/clock';
import type { Ctx } from '@tandem/service-kit/context';
import { Db } from '@tandem/service-kit/database';
import { ObjectStore } from '@tandem/service-kit/object-store/object-store';
import { CompaniesRepository } from '../companies/companies.repository';
import { SalaryEstimates } from '../salaries/salary-estimates';
import { VacanciesRepository } from '../vacancies/vacancies.repository';
import { VacanciesService } from '../vacancies/vacancies.service';
import { companyOf, requireOwner } from '../vacancies/vacancy-access';
import type { Vacancy } from '../vacancies/vacancy.entity';
import { vacancyView } from '../vacancies/vacancy.view';

const isRead = ({ readStatus }: Vacancy): boolean => readStatus === 'DONE' || readStatus === 'VERIFIED';

/** A source that was read already needs no second reading; an upload is always new, and so is another choice. */
const isUnchanged = (vacancy: Vacancy, { source, url, text, choice }: VacancySource): boolean => {
  if (!isRead(vacancy) || vacancy.sourceType !== source || choice) return false;
  if (source === 'URL') return vacancy.source === url?.trim();
  return source === 'TEXT' ? vacancy.source === text : source === 'CHAT';
};

type Upload = { key: string; name: string | null };
const fileRequired = () => problem('field_required', [{ field: 'file', detail: 'field_required' }]);

/** Where a vacancy is described, and what was read there. */
@Injectable()
export class SourcesService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly store: ObjectStore,
    private readonly vacancies: VacanciesRepository,
    private readonly companies: CompaniesRepository,
    private readonly changes: VacanciesService,
    private readonly salaries: SalaryEstimates,
  ) {}

  /**
   * Sets the source and has it read; what does not change is not read again. A new source takes a published vacancy offline until it is
   * published anew.
   * @throws Problem vacancy_not_found (404), forbidden (403), vacancy_busy (409), field_required (400) for an upload without a file, unless
   * one of several vacancies in the file before is chosen
   */
  async replace(ctx: Ctx, id: string, given: VacancySource, file: StoredFile | undefined): Promise<VacancyShape> {
    if (given.source === 'UPLOAD' && !file && !given.choice) throw fileRequired();
    const readingId = this.clock.id();
    const { view, dropped } = await this.db.run(ctx, async (tx) => {
      const vacancy = requireOwner(ctx, await this.vacancies.lock(tx, id));
      if (vacancy.readStatus === 'BUSY') throw problem('vacancy_busy');
      const company = await this.companies.find(tx.manager, companyOf(ctx));
      const shown = () => vacancyView(vacancy, company ?? undefined, true);
      if (isUnchanged(vacancy, given)) return { view: shown(), dropped: null };
      const before = vacancy.sourceKey;
      const upload = given.source === 'UPLOAD' ? await this.uploadOf(vacancy, readingId, file) : null;
      Object.assign(vacancy, {
        sourceType: given.source,
        source: upload ? upload.name : (given.url?.trim() ?? given.text ?? null),
        originalUrl: given.source === 'URL' ? (given.url?.trim() ?? null) : null,
        sourceKey: upload?.key ?? null,
        readingId,
        reading: null,
        readStatus: given.source === 'CHAT' ? 'DONE' : 'BUSY',
        basicInfoValid: false,
        detailsValid: false,
        isPublished: false,
        markdownSummary: null,
      } satisfies Partial<Vacancy>);
      await this.changes.store(tx, vacancy, company);
      const data = { vacancyId: id, readingId, choice: given.choice ?? null, language: ctx.language };
      if (given.source !== 'CHAT') await tx.queue(vacanciesJobs.readVacancy, readingId, data);
      return { view: shown(), dropped: before === vacancy.sourceKey ? null : before };
    });
    if (dropped) await this.store.delete(dropped);
    return view;
  }

  /** The file to read, put where it is kept. Without a new one a vacancy is chosen from the file that was read before. */
  private async uploadOf(vacancy: Vacancy, readingId: string, file: StoredFile | undefined): Promise<Upload> {
    if (!file) {
      if (vacancy.sourceType !== 'UPLOAD' || vacancy.sourceKey === null) throw fileRequired();
      return { key: vacancy.sourceKey, name: vacancy.source };
    }
    const key = `vacancies/${vacancy.id}/${readingId}.pdf`;
    await this.store.move(file.key, key);
    return { key, name: file.name ?? null };
  }

  /** @throws Problem vacancy_not_found (404), forbidden (403) for what is somebody else's */
  async reading(ctx: Ctx, id: string): Promise<VacancyReading> {
    const { manager } = this.db.source;
    const vacancy = requireOwner(ctx, await this.vacancies.find(manager, id));
    const { reading, readStatus, salaryMin, salaryMax } = vacancy;
    const isOpen = salaryMin === null && salaryMax === null;
    return {
      status: readStatus,
      error: readStatus === 'ERROR' ? (reading?.error ?? 'broken') : null,
      choices: reading?.choices ?? [],
      text: reading?.text ?? null,
      headings: reading?.headings ?? [],
      parts: reading?.parts ?? [],
      facts: reading?.facts ?? null,
      salaryEstimate: isOpen ? await this.salaries.of(manager, vacancy) : null,
    };
  }
}
