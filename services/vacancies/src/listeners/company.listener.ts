import { Controller } from '@nestjs/common';
import { accountsEvents } from '@tandem/contracts/accounts/accounts.events';
import type { PayloadOf } from '@tandem/contracts/define';
import type { Tx } from '@tandem/service-kit/database';
import { On } from '@tandem/service-kit/listens';
import { CompaniesRepository } from '../companies/companies.repository';
import { VacanciesService } from '../vacancies/vacancies.service';

/** Keeps what vacancies show of their company; whoever else shows it hears the same events. */
@Controller()
export class CompanyListener {
  constructor(
    private readonly companies: CompaniesRepository,
    private readonly vacancies: VacanciesService,
  ) {}

  @On('vacancies', accountsEvents.companyChanged)
  async changed(company: PayloadOf<typeof accountsEvents.companyChanged>, tx: Tx): Promise<void> {
    const { companyId: id, companyName, industry, companySize, address, logoUrl, summaryUrl, websites } = company;
    await this.companies.save(tx, {
      id,
      companyName,
      industry,
      companySize,
      address,
      logoUrl,
      summaryUrl,
      careersUrl: websites.careers ?? null,
    });
  }

  /** Whoever leaves a company that stays leaves his name behind on nothing. */
  @On('vacancies', accountsEvents.accountDeleted)
  async memberDeleted({ accountId }: PayloadOf<typeof accountsEvents.accountDeleted>, tx: Tx): Promise<void> {
    await this.vacancies.forgetAuthor(tx, accountId);
    await tx.forget(accountId);
  }

  @On('vacancies', accountsEvents.companyDeleted)
  async deleted({ companyId }: PayloadOf<typeof accountsEvents.companyDeleted>, tx: Tx): Promise<void> {
    await this.vacancies.removeAllOfCompany(tx, companyId);
    await this.companies.remove(tx, companyId);
    await tx.forget(companyId);
  }
}
