import { defineService } from '@tandem/service-kit/definition';
import { Initial1732180000000 } from '../migrations/20241121090640-initial';
import { Linked1763777700000 } from '../migrations/20251122021500-linked';
import { DropFiles1795563000000 } from '../migrations/20261124233000-drop-files';
import { Account } from './accounts/account.entity';
import { AppModule } from './app.module';
import { AccountsConfig } from './config';
import { Candidate } from './candidates/candidate.entity';
import { Company } from './companies/company.entity';
import { CompanyVacancy } from './companies/company-vacancy.entity';
import { Member } from './companies/member.entity';

export const service = defineService({
  name: 'accounts',
  config: AccountsConfig,
  module: AppModule,
  database: {
    entities: [Account, Candidate, Company, Member, CompanyVacancy],
    migrations: [Initial1732180000000, Linked1763777700000, DropFiles1795563000000],
  },
});
