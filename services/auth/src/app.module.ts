import { Module } from '@nestjs/common';
import type { BaseConfig } from '@tandem/service-kit/config';
import { CONFIG } from '@tandem/service-kit/tokens';
import { CredentialsRepository } from './credentials/credentials.repository';
import { EmailChangeController } from './email-change/email-change.controller';
import { EmailChangeService } from './email-change/email-change.service';
import { UnconfirmedSweep } from './email-change/unconfirmed-sweep';
import { ExportsController } from './exports/exports.controller';
import { ExportsService } from './exports/exports.service';
import { HelpController } from './help/help.controller';
import { HelpService } from './help/help.service';
import { IdentitiesController } from './identities/identities.controller';
import { IdentitiesRepository } from './identities/identities.repository';
import { IdentitySignInService } from './identities/identity-sign-in.service';
import { LinkedinLinkService } from './identities/linkedin-link.service';
import { UsedTokensRepository } from './identities/used-tokens.repository';
import { Providers } from './identities/providers';
import { InvitationsController } from './invitations/invitations.controller';
import { InvitationsService } from './invitations/invitations.service';
import { SendEmailChangeNoticeJob } from './jobs/send-email-change-notice.job';
import { SendSecretMailJob } from './jobs/send-secret-mail.job';
import { Limits } from './limits/limits';
import { AccountChangedListener } from './listeners/account-changed.listener';
import { AccountDeletedListener } from './listeners/account-deleted.listener';
import { PasswordHasher } from './passwords/password-hasher';
import { PasswordsController } from './passwords/passwords.controller';
import { PasswordsService } from './passwords/passwords.service';
import { LapsedSweep } from './registration/lapsed-sweep';
import { RegistrationController } from './registration/registration.controller';
import { RegistrationService } from './registration/registration.service';
import { SecretsRepository } from './secrets/secrets.repository';
import { SecretsService } from './secrets/secrets.service';
import { AccessTokens } from './sessions/access-tokens';
import { EndedSweep } from './sessions/ended-sweep';
import { RefreshTokens } from './sessions/refresh-tokens';
import { SessionsController } from './sessions/sessions.controller';
import { SessionsRepository } from './sessions/sessions.repository';
import { SessionsService } from './sessions/sessions.service';
import { SignInController } from './sign-in/sign-in.controller';
import { SignInService } from './sign-in/sign-in.service';
import { VerificationController } from './verification/verification.controller';
import { VerificationService } from './verification/verification.service';

@Module({
  controllers: [
    RegistrationController,
    VerificationController,
    SignInController,
    SessionsController,
    PasswordsController,
    EmailChangeController,
    IdentitiesController,
    InvitationsController,
    ExportsController,
    HelpController,
    AccountChangedListener,
    AccountDeletedListener,
  ],
  providers: [
    { provide: RefreshTokens, inject: [CONFIG], useFactory: ({ CTX_SECRET }: BaseConfig) => new RefreshTokens(CTX_SECRET) },
    AccessTokens,
    CredentialsRepository,
    EmailChangeService,
    EndedSweep,
    ExportsService,
    HelpService,
    IdentitiesRepository,
    UsedTokensRepository,
    IdentitySignInService,
    InvitationsService,
    LapsedSweep,
    Limits,
    LinkedinLinkService,
    PasswordHasher,
    PasswordsService,
    Providers,
    RegistrationService,
    SecretsRepository,
    SecretsService,
    SendEmailChangeNoticeJob,
    SendSecretMailJob,
    SessionsRepository,
    SessionsService,
    SignInService,
    UnconfirmedSweep,
    VerificationService,
  ],
})
export class AppModule {}
