import { Controller } from '@nestjs/common';
import { authCalls } from '@tandem/contracts/auth/auth';
import type { In } from '@tandem/contracts/define';
import type { Ctx } from '@tandem/service-kit/context';
import { Handles } from '@tandem/service-kit/handles';
import { ExportsService } from './exports.service';

@Controller()
export class ExportsController {
  constructor(private readonly exports: ExportsService) {}

  @Handles(authCalls.exportAccount)
  async of(_ctx: Ctx, { body }: In<typeof authCalls.exportAccount>) {
    return this.exports.of(body.accountId);
  }
}
