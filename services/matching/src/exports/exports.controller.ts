import { Controller } from '@nestjs/common';
import type { In } from '@tandem/contracts/define';
import { matchingCalls } from '@tandem/contracts/matching/matching';
import type { Ctx } from '@tandem/service-kit/context';
import { Handles } from '@tandem/service-kit/handles';
import { ExportsService } from './exports.service';

@Controller()
export class ExportsController {
  constructor(private readonly exports: ExportsService) {}

  @Handles(matchingCalls.exportAccount)
  async account(_ctx: Ctx, { body }: In<typeof matchingCalls.exportAccount>) {
    return this.exports.ofAccount(body.accountId);
  }

  @Handles(matchingCalls.exportMatches)
  async matches(_ctx: Ctx, { body, query }: In<typeof matchingCalls.exportMatches>) {
    return this.exports.matches(body.accountId, query);
  }
}
