import { Controller } from '@nestjs/common';
import { authCalls } from '@tandem/contracts/auth/auth';
import type { In } from '@tandem/contracts/define';
import type { Ctx } from '@tandem/service-kit/context';
import { Handles } from '@tandem/service-kit/handles';
import { RegistrationService } from './registration.service';

@Controller()
export class RegistrationController {
  constructor(private readonly registration: RegistrationService) {}

  @Handles(authCalls.register)
  async register(ctx: Ctx, { body }: In<typeof authCalls.register>) {
    return this.registration.register(ctx, body);
  }

  @Handles(authCalls.importAccounts)
  async import(ctx: Ctx, { body }: In<typeof authCalls.importAccounts>) {
    return { added: await this.registration.import(ctx, body.accounts) };
  }

  @Handles(authCalls.listSignups)
  async signups() {
    return this.registration.signups();
  }
}
