import { Controller } from '@nestjs/common';
import { accountsCalls } from '@tandem/contracts/accounts/accounts';
import type { In } from '@tandem/contracts/define';
import type { Ctx } from '@tandem/service-kit/context';
import { Handles } from '@tandem/service-kit/handles';
import { AdministratorsService } from './administrators.service';

@Controller()
export class AdministratorsController {
  constructor(private readonly administrators: AdministratorsService) {}

  @Handles(accountsCalls.confirmAdmin)
  async confirm(ctx: Ctx) {
    return this.administrators.confirm(ctx);
  }

  @Handles(accountsCalls.setAdmin)
  async appoint(ctx: Ctx, { body }: In<typeof accountsCalls.setAdmin>) {
    return this.administrators.appoint(ctx, body.email, body.isAdmin);
  }
}
