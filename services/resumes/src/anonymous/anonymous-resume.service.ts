import { Injectable } from '@nestjs/common';
import type { StoredFile } from '@tandem/contracts/define';
import type { BasicInfoInput } from '@tandem/contracts/resumes/anonymous-resume';
import { ages } from '@tandem/domain/limits';
import { Clock } from '@tandem/service-kit/clock';
import { type Ctx, systemOrigin } from '@tandem/service-kit/context';
import { Db, type Tx } from '@tandem/service-kit/database';
import { Every } from '@tandem/service-kit/every';
import { KeptFiles } from '@tandem/service-kit/object-store/kept-files';
import { Pictures } from '../documents/pictures';
import type { ResumeRow } from '../resume/resume.entity';
import { ResumeRepository } from '../resume/resume.repository';
import { ResumeService } from '../resume/resume.service';
import { filesOf } from '../resume/resume.view';
import { isUuid } from '@tandem/domain/uuid';

const EVERY = 3_600_000;
const SOME = 100;

/** Resumes of people without an account: whoever knows the id may edit one, until it is claimed or thirty days old. */
@Injectable()
export class AnonymousResumeService {
  constructor(
    private readonly db: Db,
    private readonly own: ResumeService,
    private readonly resumes: ResumeRepository,
    private readonly pictures: Pictures,
    private readonly files: KeptFiles,
    private readonly clock: Clock,
  ) {}

  /** Changes what was sent of the head. @throws Problem resume_not_found (404), invalid_image (415) */
  async saveBasicInfo(ctx: Ctx, anonymousId: string, given: BasicInfoInput, picture: StoredFile | undefined): Promise<ResumeRow> {
    await this.own.get(ctx, { anonymousId });
    const key = picture ? await this.pictures.draw(ctx, picture) : undefined;
    return this.own.change(ctx, { anonymousId }, async (found, tx) => {
      if (key) await this.files.keep(tx, key, found.basicInfo.picture, picture?.key);
      found.basicInfo = { ...found.basicInfo, ...given, ...(key ? { picture: key } : {}) };
    });
  }

  /** Gives a resume to the account it was built for. One that is gone, expired or claimed is none; whoever has one keeps it. */
  async claim(tx: Tx, id: string, candidateId: string): Promise<void> {
    if (!isUuid(id) || (await this.resumes.lockPlaceOf(tx, candidateId))) return;
    const row = await this.resumes.lockUnclaimed(tx, id, this.oldest());
    if (row) await this.give(tx, row, candidateId);
  }

  /** Keeps a resume for an account whose address is not proved: who mistyped his registers again, and the last one counts. */
  async promise(tx: Tx, id: string, candidateId: string): Promise<void> {
    const row = isUuid(id) ? await this.resumes.lockUnclaimed(tx, id, this.oldest()) : null;
    if (row) await this.resumes.save(tx, { ...row, promisedTo: candidateId });
  }

  /** Gives what was kept for an account, now that its address is proved. Whoever has begun one meanwhile keeps that. */
  async keepPromise(tx: Tx, candidateId: string): Promise<void> {
    const row = await this.resumes.lockPromised(tx, candidateId);
    if (row && !(await this.resumes.lockPlaceOf(tx, candidateId))) await this.give(tx, row, candidateId);
  }

  /** Removes what nobody claimed within thirty days, and its files. */
  @Every(EVERY)
  async removeExpired(): Promise<void> {
    for (let count = SOME; count === SOME;) {
      count = await this.db.run(systemOrigin('anonymous resumes'), async (tx) => {
        const rows = await this.resumes.lockExpired(tx, this.oldest(), SOME);
        for (const { id } of rows) await this.resumes.remove(tx, id);
        await this.files.drop(tx, rows.flatMap(filesOf));
        return rows.length;
      });
    }
  }

  private async give(tx: Tx, row: ResumeRow, candidateId: string): Promise<void> {
    row.candidateId = candidateId;
    row.promisedTo = null;
    await this.own.save(tx, row);
  }

  private oldest(): Date {
    return new Date(this.clock.now().getTime() - ages.anonymousResume * 1_000);
  }
}
