import { Controller } from '@nestjs/common';
import type { In } from '@tandem/contracts/define';
import { resumesCalls as calls } from '@tandem/contracts/resumes/resumes';
import type { Ctx } from '@tandem/service-kit/context';
import { Handles } from '@tandem/service-kit/handles';
import { CandidatesService } from '../candidates/candidates.service';
import { ResumeService } from '../resume/resume.service';
import { stillAs } from '../resume/still-as';
import { storedEducation, storedExperience, storedSkills } from '../resume/stored-entries';

/** The resumes of test candidates. A test candidate without a resume has empty lists. */
@Controller()
export class TestResumesController {
  constructor(
    private readonly resumes: ResumeService,
    private readonly candidates: CandidatesService,
  ) {}

  @Handles(calls.listTestEducations)
  async listEducations(ctx: Ctx, { params }: In<typeof calls.listTestEducations>) {
    return (await this.listsOf(ctx, params.id)).educations;
  }

  @Handles(calls.listTestWorkExperiences)
  async listWorkExperiences(ctx: Ctx, { params }: In<typeof calls.listTestWorkExperiences>) {
    return (await this.listsOf(ctx, params.id)).workExperiences;
  }

  @Handles(calls.listTestSkills)
  async listSkills(ctx: Ctx, { params }: In<typeof calls.listTestSkills>) {
    return (await this.listsOf(ctx, params.id)).skills;
  }

  @Handles(calls.replaceTestEducations)
  async replaceEducations(ctx: Ctx, { params, query, body }: In<typeof calls.replaceTestEducations>) {
    const whose = await this.whose(ctx, params.id);
    return this.resumes.replaceList(
      ctx,
      'educations',
      (ids) => body.map((each) => storedEducation(each, ids)),
      whose,
      stillAs(calls.listTestEducations, query.seen),
    );
  }

  @Handles(calls.replaceTestWorkExperiences)
  async replaceWorkExperiences(ctx: Ctx, { params, query, body }: In<typeof calls.replaceTestWorkExperiences>) {
    const whose = await this.whose(ctx, params.id);
    return this.resumes.replaceList(
      ctx,
      'workExperiences',
      (ids) => body.map((each) => storedExperience(each, ids)),
      whose,
      stillAs(calls.listTestWorkExperiences, query.seen),
    );
  }

  @Handles(calls.replaceTestSkills)
  async replaceSkills(ctx: Ctx, { params, query, body }: In<typeof calls.replaceTestSkills>) {
    const whose = await this.whose(ctx, params.id);
    return this.resumes.replaceList(ctx, 'skills', (ids) => storedSkills(body, ids), whose, stillAs(calls.listTestSkills, query.seen));
  }

  @Handles(calls.uploadTestResume)
  async upload(ctx: Ctx, { params, files }: In<typeof calls.uploadTestResume>) {
    return this.resumes.view(await this.resumes.upload(ctx, files.resume, await this.whose(ctx, params.id)));
  }

  @Handles(calls.removeTestResume)
  async remove(ctx: Ctx, { params }: In<typeof calls.removeTestResume>) {
    const whose = await this.whose(ctx, params.id);
    if (await this.resumes.find(whose)) await this.resumes.remove(ctx, whose);
  }

  private async whose(ctx: Ctx, candidateId: string) {
    await this.candidates.requireTest(ctx, candidateId);
    return { candidateId };
  }

  private async listsOf(ctx: Ctx, candidateId: string) {
    const row = await this.resumes.find(await this.whose(ctx, candidateId));
    return row ?? { educations: [], workExperiences: [], skills: [] };
  }
}
