import { Controller, UseInterceptors } from '@nestjs/common';
import { adminCalls } from '@tandem/contracts/admin/admin';
import type { In } from '@tandem/contracts/define';
import type { Ctx } from '@tandem/service-kit/context';
import { Handles } from '@tandem/service-kit/handles';
import { Accountable } from '../staff/accountable.interceptor';
import { CompaniesService } from './companies.service';

@Controller()
@UseInterceptors(Accountable)
export class CompaniesController {
  constructor(private readonly companies: CompaniesService) {}

  @Handles(adminCalls.listEmployers)
  async list(_ctx: Ctx, { query }: In<typeof adminCalls.listEmployers>) {
    return this.companies.list(query);
  }

  @Handles(adminCalls.getEmployer)
  async get(_ctx: Ctx, { params }: In<typeof adminCalls.getEmployer>) {
    return this.companies.get(params.id);
  }

  @Handles(adminCalls.downloadEmployers)
  async download(ctx: Ctx, { query }: In<typeof adminCalls.downloadEmployers>) {
    return this.companies.download(ctx, query);
  }
}
