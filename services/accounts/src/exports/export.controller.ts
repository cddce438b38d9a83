import { Controller } from '@nestjs/common';
import { accountsCalls } from '@tandem/contracts/accounts/accounts';
import type { Ctx } from '@tandem/service-kit/context';
import { Handles } from '@tandem/service-kit/handles';
import { ExportService } from './export.service';

@Controller()
export class ExportController {
  constructor(private readonly exports: ExportService) {}

  @Handles(accountsCalls.downloadExport)
  async download(ctx: Ctx) {
    return this.exports.download(ctx);
  }

  @Handles(accountsCalls.requestExport)
  async request(ctx: Ctx) {
    return this.exports.request(ctx);
  }
}
