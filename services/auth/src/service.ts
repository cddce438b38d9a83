import { defineService } from '@tandem/service-kit/definition';
import { Initial1732180000000 } from '../migrations/20241121090640-initial';
import { Identities1763776800000 } from '../migrations/20251122020000-identities';
import { UnprovenAccountsEnd1795953600000 } from '../migrations/20261129120000-unproven-accounts-end';
import { UnconfirmedAddressesEnd1795962600000 } from '../migrations/20261129143000-unconfirmed-addresses-end';
import { UsedTokens1795982400000 } from '../migrations/20261129200000-used-tokens';
import { AppModule } from './app.module';
import { AuthConfig } from './config';
import { Credential } from './credentials/credential.entity';
import { Identity } from './identities/identity.entity';
import { UsedToken } from './identities/used-token.entity';
import { Secret } from './secrets/secret.entity';
import { RemovedAccount } from './sessions/removed-account.entity';
import { Session } from './sessions/session.entity';

export const service = defineService({
  name: 'auth',
  config: AuthConfig,
  module: AppModule,
  database: {
    entities: [Credential, Identity, Secret, Session, RemovedAccount, UsedToken],
    migrations: [
      Initial1732180000000,
      Identities1763776800000,
      UnprovenAccountsEnd1795953600000,
      UnconfirmedAddressesEnd1795962600000,
      UsedTokens1795982400000,
    ],
  },
});
