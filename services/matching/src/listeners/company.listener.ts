import { Controller } from '@nestjs/common';
import { accountsEvents } from '@tandem/contracts/accounts/accounts.events';
import type { PayloadOf } from '@tandem/contracts/define';
import type { Tx } from '@tandem/service-kit/database';
import { On } from '@tandem/service-kit/listens';
import { CompaniesRepository } from '../companies/companies.repository';
import { CompaniesService } from '../companies/companies.service';

@Controller()
export class CompanyListener {
  constructor(
    private readonly service: CompaniesService,
    private readonly companies: CompaniesRepository,
  ) {}

  @On('matching', accountsEvents.companyChanged)
  async changed(company: PayloadOf<typeof accountsEvents.companyChanged>, tx: Tx): Promise<void> {
    await this.service.tell(tx, company);
  }

  /** Its vacancies are told of one by one. */
  @On('matching', accountsEvents.companyDeleted)
  async deleted({ companyId }: PayloadOf<typeof accountsEvents.companyDeleted>, tx: Tx): Promise<void> {
    await this.companies.remove(tx, companyId);
  }
}
