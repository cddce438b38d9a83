import { createHash } from 'node:crypto';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { FileAnswer } from '@tandem/contracts/entities/answers';
import type { BasicInfo } from '@tandem/contracts/entities/resume';
import type { Drawing } from '@tandem/resume-layout/pdf/draw';
import { PdfThread } from '@tandem/resume-layout/pdf/run';
import type { LayoutResume } from '@tandem/resume-layout/resume';
import { KeptFiles } from '@tandem/service-kit/object-store/kept-files';
import { ObjectStore, UNCLAIMED } from '@tandem/service-kit/object-store/object-store';
import type { Ctx } from '@tandem/service-kit/context';
import { CandidatesService } from '../candidates/candidates.service';
import type { ResumeRow } from '../resume/resume.entity';
import { resumeLanguage } from '../resume/resume-language';
import { requireDrawable } from './drawable';
import { fileNameOf } from './file-name';
import { Pictures } from './pictures';

/** A resume ready to be drawn, the key of its picture, and whose it is: a candidate, or nobody's resume itself. */
export type Paper = { resume: LayoutResume; picture: string | null; ownerId: string };

const pdf = 'application/pdf';

/** Where all lies that was drawn for somebody to fetch. */
export const drawnFor = (ownerId: string): string => `${UNCLAIMED}drawn-${ownerId}/`;

/** Draws resumes and letters as PDFs. */
@Injectable()
export class DocumentsService implements OnApplicationShutdown {
  private readonly thread = new PdfThread();

  constructor(
    private readonly store: ObjectStore,
    private readonly files: KeptFiles,
    private readonly candidates: CandidatesService,
    private readonly pictures: Pictures,
  ) {}

  async onApplicationShutdown(): Promise<void> {
    await this.thread.close();
  }

  /** A resume under the head that its owner's account gives it; what the account lacks is as it was read or written. */
  async paperOf(ctx: Ctx, row: ResumeRow): Promise<Paper> {
    const contact = row.candidateId ? (await this.candidates.find(ctx, row.candidateId))?.contact : null;
    const basics: BasicInfo = { ...row.basicInfo };
    for (const [field, value] of Object.entries(contact ?? {})) if (value) Object.assign(basics, { [field]: value });
    const { picture = null, ...head } = basics;
    const resume: LayoutResume = {
      basics: head,
      hasPicture: Boolean(picture),
      summary: row.summary,
      workExperiences: row.workExperiences,
      educations: row.educations,
      skills: row.skills,
      settings: row.settings,
      language: resumeLanguage(row),
    };
    return { resume, picture, ownerId: row.candidateId ?? row.id };
  }

  /** The resume as a file to be sent: drawn once for the same contents, cleared away after a day. @throws Problem too_large (413) */
  async resume(paper: Paper, fileName = fileNameOf(paper.resume, 'resume')): Promise<FileAnswer> {
    return { fileName, contentType: pdf, key: await this.drawn({ resume: paper.resume }, paper) };
  }

  async letter({ resume, ownerId }: Paper, letter: string): Promise<FileAnswer> {
    return {
      fileName: fileNameOf(resume, 'letter'),
      contentType: pdf,
      key: await this.drawn({ resume, letter }, { picture: null, ownerId }),
    };
  }

  /** Draws a letter under a key of its own, to be kept by the change that names it. @throws Problem too_large (413) */
  async putLetter(ctx: Ctx, { resume }: Paper, letter: string, key: string): Promise<void> {
    requireDrawable({ resume, letter });
    await this.files.put(ctx, key, Buffer.from(await this.thread.draw({ resume, letter })), pdf);
  }

  private async drawn(drawing: Drawing, { picture: pictureKey, ownerId }: Pick<Paper, 'picture' | 'ownerId'>): Promise<string> {
    requireDrawable(drawing);
    const contents = createHash('sha256')
      .update(JSON.stringify([drawing, pictureKey]))
      .digest('hex');
    const key = `${drawnFor(ownerId)}${contents}`;
    if (await this.isThere(key)) return key;
    const bytes = pictureKey ? await this.pictures.jpeg(pictureKey) : null;
    const picture = bytes ? { bytes, type: 'image/jpeg' as const, alt: drawing.resume.basics.firstName ?? '' } : null;
    const resume = { ...drawing.resume, hasPicture: picture !== null };
    const made = await this.thread.draw({ ...drawing, resume, ...(picture ? { picture } : {}) });
    await this.store.put(key, Buffer.from(made), pdf);
    return key;
  }

  private async isThere(key: string): Promise<boolean> {
    try {
      await this.store.head(key);
      return true;
    } catch {
      return false;
    }
  }
}
