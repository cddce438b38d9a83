import { Controller } from '@nestjs/common';
import { adminCalls } from '@tandem/contracts/admin/admin';
import type { In } from '@tandem/contracts/define';
import type { Ctx } from '@tandem/service-kit/context';
import { Handles } from '@tandem/service-kit/handles';
import { ExportsService } from './exports.service';

@Controller()
export class ExportsController {
  constructor(private readonly exports: ExportsService) {}

  @Handles(adminCalls.exportAccount)
  async ofAccount(_ctx: Ctx, { body }: In<typeof adminCalls.exportAccount>) {
    return this.exports.of(body.accountId);
  }
}
