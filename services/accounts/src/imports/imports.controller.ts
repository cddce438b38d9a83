import { Controller } from '@nestjs/common';
import { accountsCalls } from '@tandem/contracts/accounts/accounts';
import type { In } from '@tandem/contracts/define';
import type { Ctx } from '@tandem/service-kit/context';
import { Handles } from '@tandem/service-kit/handles';
import { ImportsService } from './imports.service';

@Controller()
export class ImportsController {
  constructor(private readonly imports: ImportsService) {}

  @Handles(accountsCalls.importCandidates)
  async candidates(ctx: Ctx, { body }: In<typeof accountsCalls.importCandidates>) {
    return { added: await this.imports.candidatesIn(ctx, body.candidates) };
  }

  @Handles(accountsCalls.importCompanies)
  async companies(ctx: Ctx, { body }: In<typeof accountsCalls.importCompanies>) {
    return { added: await this.imports.companiesIn(ctx, body.companies) };
  }
}
