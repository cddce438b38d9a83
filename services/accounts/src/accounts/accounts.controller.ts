import { Controller } from '@nestjs/common';
import { accountsCalls } from '@tandem/contracts/accounts/accounts';
import type { In } from '@tandem/contracts/define';
import type { Ctx } from '@tandem/service-kit/context';
import { Handles } from '@tandem/service-kit/handles';
import { AccountsService } from './accounts.service';
import { OpeningService } from './opening.service';
import { RemovalService } from './removal.service';

@Controller()
export class AccountsController {
  constructor(
    private readonly accounts: AccountsService,
    private readonly opening: OpeningService,
    private readonly removal: RemovalService,
  ) {}

  @Handles(accountsCalls.get)
  async get(ctx: Ctx) {
    return this.accounts.get(ctx);
  }

  @Handles(accountsCalls.update)
  async update(ctx: Ctx, { body }: In<typeof accountsCalls.update>) {
    return this.accounts.update(ctx, body);
  }

  @Handles(accountsCalls.updateMailPreferences)
  async updateMailPreferences(ctx: Ctx, { body }: In<typeof accountsCalls.updateMailPreferences>) {
    return this.accounts.updateMailPreferences(ctx, body);
  }

  @Handles(accountsCalls.remove)
  async remove(ctx: Ctx) {
    return this.removal.remove(ctx);
  }

  @Handles(accountsCalls.askForEmail)
  async askForEmail(ctx: Ctx, { body }: In<typeof accountsCalls.askForEmail>) {
    return this.accounts.askFor(ctx, body.accountId, body.email);
  }

  @Handles(accountsCalls.setLinkedin)
  async setLinkedin(ctx: Ctx, { body }: In<typeof accountsCalls.setLinkedin>) {
    return this.accounts.setLinkedin(ctx, body);
  }

  @Handles(accountsCalls.openAccount)
  async open(ctx: Ctx, { body }: In<typeof accountsCalls.openAccount>) {
    return this.opening.open(ctx, body);
  }
}
