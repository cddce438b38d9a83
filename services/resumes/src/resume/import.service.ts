import { Injectable } from '@nestjs/common';
import type { ImportedResume } from '@tandem/contracts/resumes/resumes';
import { Clock } from '@tandem/service-kit/clock';
import type { Ctx } from '@tandem/service-kit/context';
import { Db } from '@tandem/service-kit/database';
import { newResume } from './new-resume';
import type { ResumeRow } from './resume.entity';
import { ResumeRepository } from './resume.repository';
import { ResumeService } from './resume.service';

/** Brings in resumes of invented people: verified at once, without a file. */
@Injectable()
export class ImportService {
  constructor(
    private readonly db: Db,
    private readonly resumes: ResumeRepository,
    private readonly own: ResumeService,
    private readonly clock: Clock,
  ) {}

  /** Adds or replaces; answers how many are new. */
  async import(ctx: Ctx, given: readonly ImportedResume[]): Promise<number> {
    return this.db.run(ctx, async (tx) => {
      let added = 0;
      for (const each of given) {
        const before = await this.resumes.lockPlaceOf(tx, each.candidateId);
        if (!before) added++;
        const row = {
          ...newResume({ id: before?.id ?? this.clock.id(), candidateId: each.candidateId, status: 'VERIFIED' }),
          ...this.listsOf(each),
        };
        await this.own.save(tx, row as ResumeRow);
      }
      return added;
    });
  }

  private listsOf({ summary, educations, workExperiences, skills }: ImportedResume) {
    const named = <T>(entries: readonly T[]) => entries.map((entry) => ({ ...entry, id: this.clock.id() }));
    return { summary: summary ?? null, educations: named(educations), workExperiences: named(workExperiences), skills: named(skills) };
  }
}
