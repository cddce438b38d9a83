import { Controller } from '@nestjs/common';
import type { In } from '@tandem/contracts/define';
import { resumesCalls as calls } from '@tandem/contracts/resumes/resumes';
import type { Ctx } from '@tandem/service-kit/context';
import { Handles } from '@tandem/service-kit/handles';
import { ownOf, ResumeService } from './resume.service';
import { stillAs } from './still-as';
import { storedEducation, storedExperience, storedSkills } from './stored-entries';

@Controller()
export class ResumeController {
  constructor(private readonly resumes: ResumeService) {}

  @Handles(calls.get)
  async get(ctx: Ctx) {
    return this.resumes.view(await this.resumes.get(ctx));
  }

  @Handles(calls.upload)
  async upload(ctx: Ctx, { files }: In<typeof calls.upload>) {
    return this.resumes.view(await this.resumes.upload(ctx, files.resume));
  }

  @Handles(calls.uploadToAccount)
  async uploadToAccount(ctx: Ctx, { files }: In<typeof calls.uploadToAccount>) {
    return this.resumes.view(await this.resumes.upload(ctx, files.resume));
  }

  @Handles(calls.createBlank)
  async createBlank(ctx: Ctx) {
    return this.resumes.view(await this.resumes.createBlank(ctx));
  }

  @Handles(calls.remove)
  async remove(ctx: Ctx) {
    return this.resumes.remove(ctx);
  }

  @Handles(calls.removeFromAccount)
  async removeFromAccount(ctx: Ctx) {
    return this.resumes.remove(ctx);
  }

  @Handles(calls.verify)
  async verify(ctx: Ctx) {
    return this.resumes.view(await this.resumes.verify(ctx));
  }

  @Handles(calls.verifyOfAccount)
  async verifyOfAccount(ctx: Ctx) {
    return this.resumes.view(await this.resumes.verify(ctx));
  }

  @Handles(calls.saveSettings)
  async saveSettings(ctx: Ctx, { body }: In<typeof calls.saveSettings>) {
    return this.resumes.view(await this.resumes.saveSettings(ctx, body.settings));
  }

  @Handles(calls.saveSummary)
  async saveSummary(ctx: Ctx, { body }: In<typeof calls.saveSummary>) {
    return this.resumes.view(await this.resumes.saveSummary(ctx, body.summary));
  }

  @Handles(calls.listEducations)
  async listEducations(ctx: Ctx) {
    return (await this.resumes.get(ctx)).educations;
  }

  @Handles(calls.replaceEducations)
  async replaceEducations(ctx: Ctx, { query, body }: In<typeof calls.replaceEducations>) {
    const isSeen = stillAs(calls.listEducations, query.seen);
    return this.resumes.replaceList(ctx, 'educations', (ids) => body.map((each) => storedEducation(each, ids)), ownOf(ctx), isSeen);
  }

  @Handles(calls.listWorkExperiences)
  async listWorkExperiences(ctx: Ctx) {
    return (await this.resumes.get(ctx)).workExperiences;
  }

  @Handles(calls.replaceWorkExperiences)
  async replaceWorkExperiences(ctx: Ctx, { query, body }: In<typeof calls.replaceWorkExperiences>) {
    const isSeen = stillAs(calls.listWorkExperiences, query.seen);
    return this.resumes.replaceList(ctx, 'workExperiences', (ids) => body.map((each) => storedExperience(each, ids)), ownOf(ctx), isSeen);
  }

  @Handles(calls.listSkills)
  async listSkills(ctx: Ctx) {
    return (await this.resumes.get(ctx)).skills;
  }

  @Handles(calls.replaceSkills)
  async replaceSkills(ctx: Ctx, { query, body }: In<typeof calls.replaceSkills>) {
    const isSeen = stillAs(calls.listSkills, query.seen);
    return this.resumes.replaceList(ctx, 'skills', (ids) => storedSkills(body, ids), ownOf(ctx), isSeen);
  }

  @Handles(calls.mayWatch)
  async mayWatch(ctx: Ctx, { params }: In<typeof calls.mayWatch>) {
    return this.resumes.requireWatcher(ctx, params.id);
  }
}
