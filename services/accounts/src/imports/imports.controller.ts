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

  @Handles(accountsCalls.confirmAdmin)
  async confirmAdmin(ctx: Ctx) {
    return this.imports.confirmAdmin(ctx);
  }

  @Handles(accountsCalls.setAdmin)
  async setAdmin(ctx: Ctx, { body }: In<typeof accountsCalls.setAdmin>) {
    return this.imports.setAdmin(ctx, body.email, body.isAdmin);
  }
}
