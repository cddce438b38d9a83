import { Controller } from '@nestjs/common';
import { accountsCalls } from '@tandem/contracts/accounts/accounts';
import type { In } from '@tandem/contracts/define';
import type { Ctx } from '@tandem/service-kit/context';
import { Handles } from '@tandem/service-kit/handles';
import { CompaniesService } from './companies.service';

@Controller()
export class CompaniesController {
  constructor(private readonly companies: CompaniesService) {}

  @Handles(accountsCalls.listPublicCompanies)
  async listPublicCompanies(_ctx: Ctx, { query }: In<typeof accountsCalls.listPublicCompanies>) {
    return this.companies.publicList(query);
  }

  @Handles(accountsCalls.publicCompany)
  async publicCompany(_ctx: Ctx, { params }: In<typeof accountsCalls.publicCompany>) {
    return this.companies.publicCompany(params.id);
  }
}
