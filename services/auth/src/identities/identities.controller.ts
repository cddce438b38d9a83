import { Controller } from '@nestjs/common';
import { authCalls } from '@tandem/contracts/auth/auth';
import type { In } from '@tandem/contracts/define';
import type { Ctx } from '@tandem/service-kit/context';
import { Handles } from '@tandem/service-kit/handles';
import { IdentitySignInService } from './identity-sign-in.service';
import { LinkedinLinkService } from './linkedin-link.service';
import { Providers } from './providers';

@Controller()
export class IdentitiesController {
  constructor(
    private readonly providers: Providers,
    private readonly signIns: IdentitySignInService,
    private readonly links: LinkedinLinkService,
  ) {}

  @Handles(authCalls.signInWithGoogle)
  async google(ctx: Ctx, { body }: In<typeof authCalls.signInWithGoogle>) {
    return this.signIns.signIn(ctx, 'google', await this.providers.google(body.accessToken), body);
  }

  @Handles(authCalls.signInWithLinkedin)
  async linkedin(ctx: Ctx, { body }: In<typeof authCalls.signInWithLinkedin>) {
    return this.signIns.signIn(ctx, 'linkedin', await this.providers.linkedin(body.code, body.redirectUri), body);
  }

  @Handles(authCalls.linkLinkedin)
  async link(ctx: Ctx, { body }: In<typeof authCalls.linkLinkedin>) {
    return this.links.link(ctx, await this.providers.linkedin(body.code, body.redirectUri));
  }

  @Handles(authCalls.unlinkLinkedin)
  async unlink(ctx: Ctx) {
    return this.links.unlink(ctx);
  }
}
