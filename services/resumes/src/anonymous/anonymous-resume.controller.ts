import { Controller } from '@nestjs/common';
import type { In } from '@tandem/contracts/define';
import { resumesCalls as calls } from '@tandem/contracts/resumes/resumes';
import type { Ctx } from '@tandem/service-kit/context';
import { Handles } from '@tandem/service-kit/handles';
import { ResumeService } from '../resume/resume.service';
import { storedEducation, storedExperience, storedSkills } from '../resume/stored-entries';
import { AnonymousResumeService } from './anonymous-resume.service';

const of = (id: string) => ({ anonymousId: id });

@Controller()
export class AnonymousResumeController {
  constructor(
    private readonly resumes: ResumeService,
    private readonly anonymous: AnonymousResumeService,
  ) {}

  @Handles(calls.createAnonymous)
  async create(ctx: Ctx) {
    return this.resumes.view(await this.resumes.createAnonymous(ctx));
  }

  @Handles(calls.getAnonymous)
  async get(ctx: Ctx, { params }: In<typeof calls.getAnonymous>) {
    return this.resumes.view(await this.resumes.get(ctx, of(params.id)));
  }

  @Handles(calls.uploadAnonymous)
  async upload(ctx: Ctx, { params, files }: In<typeof calls.uploadAnonymous>) {
    return this.resumes.view(await this.resumes.upload(ctx, files.resume, of(params.id)));
  }

  @Handles(calls.saveAnonymousSettings)
  async saveSettings(ctx: Ctx, { params, body }: In<typeof calls.saveAnonymousSettings>) {
    return this.resumes.view(await this.resumes.saveSettings(ctx, body.settings, of(params.id)));
  }

  @Handles(calls.saveAnonymousSummary)
  async saveSummary(ctx: Ctx, { params, body }: In<typeof calls.saveAnonymousSummary>) {
    return this.resumes.view(await this.resumes.saveSummary(ctx, body.summary, of(params.id)));
  }

  @Handles(calls.saveAnonymousBasicInfo)
  async saveBasicInfo(ctx: Ctx, { params, body, files }: In<typeof calls.saveAnonymousBasicInfo>) {
    return this.resumes.view(await this.anonymous.saveBasicInfo(ctx, params.id, body, files.picture));
  }

  @Handles(calls.saveAnonymousStatus)
  async verify(ctx: Ctx, { params }: In<typeof calls.saveAnonymousStatus>) {
    return this.resumes.view(await this.resumes.verify(ctx, of(params.id)));
  }

  @Handles(calls.removeAnonymous)
  async remove(ctx: Ctx, { params }: In<typeof calls.removeAnonymous>) {
    return this.resumes.remove(ctx, of(params.id));
  }

  @Handles(calls.listAnonymousEducations)
  async listEducations(ctx: Ctx, { params }: In<typeof calls.listAnonymousEducations>) {
    return (await this.resumes.get(ctx, of(params.id))).educations;
  }

  @Handles(calls.replaceAnonymousEducations)
  async replaceEducations(ctx: Ctx, { params, body }: In<typeof calls.replaceAnonymousEducations>) {
    return this.resumes.replaceList(ctx, 'educations', (ids) => body.map((each) => storedEducation(each, ids)), of(params.id));
  }

  @Handles(calls.listAnonymousWorkExperiences)
  async listWorkExperiences(ctx: Ctx, { params }: In<typeof calls.listAnonymousWorkExperiences>) {
    return (await this.resumes.get(ctx, of(params.id))).workExperiences;
  }

  @Handles(calls.replaceAnonymousWorkExperiences)
  async replaceWorkExperiences(ctx: Ctx, { params, body }: In<typeof calls.replaceAnonymousWorkExperiences>) {
    return this.resumes.replaceList(ctx, 'workExperiences', (ids) => body.map((each) => storedExperience(each, ids)), of(params.id));
  }

  @Handles(calls.listAnonymousSkills)
  async listSkills(ctx: Ctx, { params }: In<typeof calls.listAnonymousSkills>) {
    return (await this.resumes.get(ctx, of(params.id))).skills;
  }

  @Handles(calls.replaceAnonymousSkills)
  async replaceSkills(ctx: Ctx, { params, body }: In<typeof calls.replaceAnonymousSkills>) {
    return this.resumes.replaceList(ctx, 'skills', (ids) => storedSkills(body, ids), of(params.id));
  }
}
