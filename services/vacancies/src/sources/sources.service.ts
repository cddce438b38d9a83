import { Injectable } from '@nestjs/common';
import { problem } from '@tandem/contracts/codes';
import type { StoredFile } from '@tandem/contracts/define';
import type { Vacancy as VacancyShape } from '@tandem/contracts/entities/vacancy';
import type { VacancyReading } from '@tandem/contracts/vacancies/reading';
import type { VacancySource } from '@tandem/contracts/vacancies/vacancies';
import { vacanciesJobs } from '@tandem/contracts/vacancies/vacancies.jobs';
import { isSameText } from '@tandem/domain/vacancy';
import { Clock } from '@tandem/service-kit/clock';
import type { Ctx } from '@tandem/service-kit/context';
import { Db } from '@tandem/service-kit/database';
import { KeptFiles } from '@tandem/service-kit/object-store/kept-files';
import { CompaniesRepository } from '../companies/companies.repository';
import { SalaryEstimates } from '../salaries/salary-estimates';
import { VacanciesRepository } from '../vacancies/vacancies.repository';
import { VacanciesService } from '../vacancies/vacancies.service';
import { requireOwner } from '../vacancies/vacancy-access';
import { companyOf } from '@tandem/service-kit/access';
import type { Vacancy } from '../vacancies/vacancy.entity';
import { vacancyView } from '../vacancies/vacancy.view';

const isRead = ({ readStatus }: Vacancy): boolean => readStatus === 'DONE' || readStatus === 'VERIFIED';

/** A source that was read already needs no second reading; an upload is always new, and so is another choice. */
const isUnchanged = (vacancy: Vacancy, { source, url, text, choice }: VacancySource): boolean => {
  if (!isRead(vacancy) || vacancy.sourceType !== source || choice) return false;
  if (source === 'URL') return vacancy.source === url?.trim();
  return source === 'TEXT' ? isSameText(vacancy.source, text) : source === 'CHAT';
};

type Upload = { key: string; name: string | null };
const fileRequired = () => problem('field_required', [{ field: 'file', detail: 'field_required' }]);

/** Without a new file a vacancy is chosen from the one that was read before. */
const uploadBefore = ({ sourceType, sourceKey, source }: Vacancy): Upload => {
  if (sourceType !== 'UPLOAD' || sourceKey === null) throw fileRequired();
  return { key: sourceKey, name: source };
};

/** Where a vacancy is described, and what was read there. */
@Injectable()
export class SourcesService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly files: KeptFiles,
    private readonly vacancies: VacanciesRepository,
    private readonly companies: CompaniesRepository,
    private readonly changes: VacanciesService,
    private readonly salaries: SalaryEstimates,
  ) {}

  /**
   * Sets the source and has it read; what does not change is not read again. A new source takes a published vacancy offline until it is
   * published anew. What the vacancy says stays until the new one has been read.
   * @throws Problem vacancy_not_found (404), forbidden (403), vacancy_busy (409), vacancy_filled (409), field_required (400) for an upload
   * without a file, unless one of several vacancies in the file before is chosen
   */
  async replace(ctx: Ctx, id: string, given: VacancySource, file: StoredFile | undefined): Promise<VacancyShape> {
    if (given.source === 'UPLOAD' && !file && !given.choice) throw fileRequired();
    const readingId = this.clock.id();
    const fresh = given.source === 'UPLOAD' && file ? await this.claim(ctx, id, readingId, file) : null;
    return this.db.run(ctx, async (tx) => {
      const vacancy = requireOwner(ctx, await this.vacancies.lock(tx, id));
      if (vacancy.readStatus === 'BUSY') throw problem('vacancy_busy');
      const company = await this.companies.find(tx.manager, companyOf(ctx));
      const shown = () => vacancyView(vacancy, company ?? undefined, true);
      if (isUnchanged(vacancy, given)) return shown();
      if (vacancy.filledSince) throw problem('vacancy_filled');
      const before = vacancy.sourceKey;
      const upload = given.source === 'UPLOAD' ? (fresh ?? uploadBefore(vacancy)) : null;
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
      } satisfies Partial<Vacancy>);
      await this.changes.store(tx, vacancy, company);
      const data = { vacancyId: id, readingId, choice: given.choice ?? null, language: ctx.language };
      if (given.source !== 'CHAT') await tx.queue(vacanciesJobs.readVacancy, readingId, data);
      if (fresh) await this.files.keep(tx, fresh.key);
      if (before !== vacancy.sourceKey) await this.files.drop(tx, [before]);
      return shown();
    });
  }

  /** Takes the upload of an owner to where it is kept: before the transaction, which may have to run again. */
  private async claim(ctx: Ctx, id: string, readingId: string, file: StoredFile): Promise<Upload> {
    requireOwner(ctx, await this.vacancies.find(this.db.manager, id));
    const key = `vacancies/${id}/${readingId}.pdf`;
    await this.files.claim(ctx, file.key, key);
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
