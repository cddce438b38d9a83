import { Controller } from '@nestjs/common';
import { adminCalls } from '@tandem/contracts/admin/admin';
import type { In } from '@tandem/contracts/define';
import type { Ctx } from '@tandem/service-kit/context';
import { Handles } from '@tandem/service-kit/handles';
import { AuditService } from './audit.service';

/** What the gateway has kept of calls that other services answer. */
@Controller()
export class LooksController {
  constructor(private readonly audit: AuditService) {}

  @Handles(adminCalls.recordLook)
  async record(ctx: Ctx, { body }: In<typeof adminCalls.recordLook>) {
    return this.audit.recordLook(ctx, body.action, body.target);
  }
}
