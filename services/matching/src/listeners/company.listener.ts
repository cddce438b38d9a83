import { Controller } from '@nestjs/common';
import { accountsEvents } from '@tandem/contracts/accounts/accounts.events';
import type { PayloadOf } from '@tandem/contracts/define';
import type { Tx } from '@tandem/service-kit/database';
import { On } from '@tandem/service-kit/listens';
import { CompaniesRepository } from '../companies/companies.repository';
import { CompaniesService } from '../companies/companies.service';
import { EndedApplications } from '../matches/ended-applications';
import { VacanciesRepository } from '../vacancies/vacancies.repository';

@Controller()
export class CompanyListener {
  constructor(
    private readonly service: CompaniesService,
    private readonly companies: CompaniesRepository,
    private readonly vacancies: VacanciesRepository,
    private readonly ended: EndedApplications,
  ) {}

  @On('matching', accountsEvents.companyChanged)
  async changed(company: PayloadOf<typeof accountsEvents.companyChanged>, tx: Tx): Promise<void> {
    await this.service.tell(tx, company);
  }

  /** Its vacancies and their matches go with it. */
  @On('matching', accountsEvents.companyDeleted)
  async deleted({ companyId }: PayloadOf<typeof accountsEvents.companyDeleted>, tx: Tx): Promise<void> {
    const vacancyIds = await this.vacancies.lockOfCompany(tx, companyId);
    const ended = await this.ended.ofVacancies(tx, vacancyIds);
    await this.companies.remove(tx, companyId);
    await this.vacancies.removeWithMatches(tx, vacancyIds);
    await tx.forgetAll([...vacancyIds, companyId]);
    await this.ended.tell(tx, 'VACANCY', ended);
  }
}
