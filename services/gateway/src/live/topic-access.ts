import { Injectable } from '@nestjs/common';
import { resumesCalls } from '@tandem/contracts/resumes/resumes';
import type { TopicKind } from '@tandem/contracts/topics';
import { vacanciesCalls } from '@tandem/contracts/vacancies/vacancies';
import { Bus } from '@tandem/service-kit/bus';
import type { Ctx } from '@tandem/service-kit/context';

type Rule = (id: string, ctx: Ctx) => Promise<boolean>;
const own: Rule = async (id, ctx) => Promise.resolve(ctx.accountId === id);

/** Who may listen to what. What another service owns, that service is asked. */
@Injectable()
export class TopicAccess {
  private readonly rules: Record<TopicKind, Rule> = {
    'user-updates': own,
    notifications: own,
    matches: own,
    'matching-progress': own,
    // Whoever may open the vacancy may hear that it changed.
    'vacancy-updates': async (id, ctx) => this.answers(() => this.bus.call(vacanciesCalls.get, { params: { id } }, ctx)),
    'resume-updates': async (id, ctx) => this.answers(() => this.bus.call(resumesCalls.mayWatch, { params: { id } }, ctx)),
    // The id is a secret the client made.
    'prompt-your-job-progress': async () => Promise.resolve(true),
  };

  constructor(private readonly bus: Bus) {}

  async mayListen(kind: TopicKind, id: string, ctx: Ctx): Promise<boolean> {
    return this.rules[kind](id, ctx);
  }

  private async answers(ask: () => Promise<unknown>): Promise<boolean> {
    return ask().then(
      () => true,
      () => false,
    );
  }
}
