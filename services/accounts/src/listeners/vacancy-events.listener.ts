import { Controller } from '@nestjs/common';
import type { PayloadOf } from '@tandem/contracts/define';
import { topics } from '@tandem/contracts/topics';
import { vacanciesEvents } from '@tandem/contracts/vacancies/vacancies.events';
import type { Tx } from '@tandem/service-kit/database';
import { On } from '@tandem/service-kit/listens';
import { Changes } from '../accounts/changes.service';
import { CompaniesRepository } from '../companies/companies.repository';

/** How many vacancies a company has, whether one is being read, and whether its careers page is being imported. */
@Controller()
export class VacancyEventsListener {
  constructor(
    private readonly companies: CompaniesRepository,
    private readonly changes: Changes,
  ) {}

  @On('accounts', vacanciesEvents.vacancyChanged)
  async changed({ id, employer, flags }: PayloadOf<typeof vacanciesEvents.vacancyChanged>, tx: Tx): Promise<void> {
    if (!employer.id) return;
    await this.companies.putVacancy(tx, { vacancyId: id, companyId: employer.id, isBeingRead: flags.readStatus === 'BUSY' });
    await this.tell(tx, employer.id);
  }

  @On('accounts', vacanciesEvents.vacancyDeleted)
  async deleted({ vacancyId, companyId }: PayloadOf<typeof vacanciesEvents.vacancyDeleted>, tx: Tx): Promise<void> {
    await this.companies.removeVacancy(tx, vacancyId);
    await tx.forget(vacancyId);
    if (companyId) await this.tell(tx, companyId);
  }

  @On('accounts', vacanciesEvents.scrapingChanged)
  async scraping({ companyId, isActive }: PayloadOf<typeof vacanciesEvents.scrapingChanged>, tx: Tx): Promise<void> {
    if (!(await this.companies.lock(tx, companyId))) return;
    await this.changes.company(tx, companyId, (company) => {
      company.activelyScraping = isActive;
    });
  }

  private async tell(tx: Tx, companyId: string): Promise<void> {
    for (const { account } of await this.companies.members(tx.manager, companyId)) tx.hint(topics.userUpdates(account.id));
  }
}
