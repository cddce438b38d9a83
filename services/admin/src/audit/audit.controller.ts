import { Controller, UseInterceptors } from '@nestjs/common';
import { adminCalls } from '@tandem/contracts/admin/admin';
import type { In } from '@tandem/contracts/define';
import type { Ctx } from '@tandem/service-kit/context';
import { Handles } from '@tandem/service-kit/handles';
import { Accountable } from '../staff/accountable.interceptor';
import { AuditService } from './audit.service';

@Controller()
@UseInterceptors(Accountable)
export class AuditController {
  constructor(private readonly audit: AuditService) {}

  @Handles(adminCalls.listAudit)
  async list(_ctx: Ctx, { query }: In<typeof adminCalls.listAudit>) {
    return this.audit.list(query);
  }
}
