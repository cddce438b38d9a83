import { Injectable } from '@nestjs/common';
import { problem } from '@tandem/contracts/codes';
import type { In } from '@tandem/contracts/define';
import type { FileAnswer } from '@tandem/contracts/entities/answers';
import type { Match } from '@tandem/contracts/entities/match';
import type { CoverLetter } from '@tandem/contracts/resumes/application';
import type { resumesCalls } from '@tandem/contracts/resumes/resumes';
import { resumesJobs } from '@tandem/contracts/resumes/resumes.jobs';
import { isAnswered } from '@tandem/domain/match-moves';
import { Clock } from '@tandem/service-kit/clock';
import type { Ctx } from '@tandem/service-kit/context';
import { KeptFiles } from '@tandem/service-kit/object-store/kept-files';
import { DocumentsService } from '../documents/documents.service';
import type { Application } from './application.entity';
import { ApplicationsService } from './applications.service';

type Wanted = In<typeof resumesCalls.generateCoverLetter>['body'];

/** Cover letters: written, edited, saved, and drawn in the look of the resume. */
@Injectable()
export class CoverLettersService {
  constructor(
    private readonly applications: ApplicationsService,
    private readonly documents: DocumentsService,
    private readonly files: KeptFiles,
    private readonly clock: Clock,
  ) {}

  /** @throws Problem match_not_found, cover_letter_not_found (404) */
  async get(ctx: Ctx, matchId: string): Promise<CoverLetter> {
    const match = await this.applications.match(ctx, matchId);
    const application = await this.applications.find(match.id);
    if (!application || !(application.letter ?? application.letterDraft ?? application.isGeneratingLetter))
      throw problem('cover_letter_not_found');
    return this.view(application);
  }

  /** In the language of the vacancy unless one is wanted. @throws Problem already_generating, resume_not_ready (409) */
  async generate(ctx: Ctx, matchId: string, { tone, language }: Wanted): Promise<Match> {
    const match = await this.applications.match(ctx, matchId);
    await this.applications.readyResume(match.candidate.id);
    await this.applications.change(ctx, match, async (application, tx) => {
      if (application.isGeneratingLetter) throw problem('already_generating');
      application.isGeneratingLetter = true;
      const { candidateId, vacancyId } = application;
      await tx.queue(resumesJobs.writeCoverLetter, matchId, { matchId, candidateId, vacancyId, language, tone });
    });
    return { ...match, isGeneratingCoverLetter: true };
  }

  /** Keeps a letter as its writer wants it. @throws Problem already_generating (409) */
  async save(ctx: Ctx, matchId: string, content: string): Promise<CoverLetter> {
    const match = await this.applications.match(ctx, matchId);
    const letterKey = await this.draw(ctx, match.candidate.id, match.id, content);
    const saved = await this.applications.change(ctx, match, async (application, tx) => {
      if (application.isGeneratingLetter) throw problem('already_generating');
      await this.files.keep(tx, letterKey, application.letterKey);
      const isAsWritten = content === (application.letterDraft ?? application.letter);
      const sentences = isAsWritten ? application.sentences : null;
      Object.assign(application, { letter: content, letterDraft: null, letterKey, sentences });
    });
    return this.view(saved);
  }

  /**
   * Removes the letter. After applying only what was not kept: what was sent stays with the employer.
   * @throws Problem cover_letter_not_found (404), already_generating, cover_letter_sent (409)
   */
  async remove(ctx: Ctx, matchId: string): Promise<void> {
    const match = await this.applications.match(ctx, matchId);
    await this.applications.change(ctx, match, async (application, tx) => {
      if (application.isGeneratingLetter) throw problem('already_generating');
      const { letter, letterDraft, letterKey } = application;
      if (!(letter ?? letterDraft)) throw problem('cover_letter_not_found');
      if (!isAnswered(match.status)) {
        await this.files.drop(tx, [letterKey]);
        Object.assign(application, { letter: null, letterDraft: null, letterKey: null, sentences: null });
      } else if (letterDraft) Object.assign(application, { letterDraft: null, sentences: null });
      else throw problem('cover_letter_sent');
    });
  }

  async download(ctx: Ctx, matchId: string): Promise<FileAnswer> {
    const { content } = await this.get(ctx, matchId);
    if (!content) throw problem('cover_letter_not_found');
    const match = await this.applications.match(ctx, matchId);
    const row = await this.applications.readyResume(match.candidate.id);
    return this.documents.letter(await this.documents.paperOf(ctx, row), content);
  }

  /** What an employer got: never a draft. @throws Problem match_not_found, cover_letter_not_found (404) */
  async ofApplicant(ctx: Ctx, matchId: string): Promise<Pick<CoverLetter, 'content' | 'coverLetterUrl'>> {
    const match = await this.applications.match(ctx, matchId);
    const application = await this.applications.find(match.id);
    if (!application?.letter) throw problem('cover_letter_not_found');
    return { content: application.letter, coverLetterUrl: this.applications.link(application.letterKey) };
  }

  /** Draws a letter under the head of the resume and answers its key, to be kept by the change that names it. */
  async draw(ctx: Ctx, candidateId: string, matchId: string, content: string): Promise<string> {
    const row = await this.applications.readyResume(candidateId);
    const key = `letters/${matchId}-${this.clock.id()}.pdf`;
    await this.documents.putLetter(ctx, await this.documents.paperOf(ctx, row), content, key);
    return key;
  }

  private view({ letter, letterDraft, letterKey, sentences, isGeneratingLetter }: Application): CoverLetter {
    return {
      content: letterDraft ?? letter,
      sentences,
      coverLetterUrl: this.applications.link(letterKey),
      isDraft: letterDraft !== null,
      isGeneratingCoverLetter: isGeneratingLetter,
    };
  }
}
