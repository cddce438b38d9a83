import { Controller } from '@nestjs/common';
import { accountsEvents } from '@tandem/contracts/accounts/accounts.events';
import type { PayloadOf } from '@tandem/contracts/define';
import { vacanciesEvents } from '@tandem/contracts/vacancies/vacancies.events';
import { Clock } from '@tandem/service-kit/clock';
import type { Tx } from '@tandem/service-kit/database';
import { On } from '@tandem/service-kit/listens';
import { CompanyRepository } from '../companies/company.repository';
import { NotificationService } from '../notification/notification.service';
import { ReminderRepository } from '../reminders/reminder.repository';
import { ReminderService } from '../reminders/reminder.service';

/** Intakes and drafts that may stay unfinished, and who belongs to a company. */
@Controller()
export class UnfinishedListener {
  constructor(
    private readonly service: ReminderService,
    private readonly reminders: ReminderRepository,
    private readonly companies: CompanyRepository,
    private readonly notifications: NotificationService,
    private readonly clock: Clock,
  ) {}

  @On('notifications', accountsEvents.candidateChanged)
  async candidateChanged(candidate: PayloadOf<typeof accountsEvents.candidateChanged>, tx: Tx): Promise<void> {
    const { candidateId, isTest, intakeProgress, createdAt, wishes } = candidate;
    await this.service.keep(tx, {
      subjectId: candidateId,
      kind: 'CANDIDATE_INTAKE',
      candidateId,
      companyId: null,
      content: {},
      startedAt: new Date(createdAt),
      toldAt: this.clock.now(),
      isOpen: intakeProgress < 100 && !isTest,
      country: wishes.country,
      longitude: wishes.longitude,
    });
  }

  @On('notifications', accountsEvents.companyChanged)
  async companyChanged(company: PayloadOf<typeof accountsEvents.companyChanged>, tx: Tx): Promise<void> {
    await this.companies.save(tx, company);
    await this.service.keep(tx, {
      subjectId: company.companyId,
      kind: 'COMPANY_INTAKE',
      candidateId: null,
      companyId: company.companyId,
      content: {},
      startedAt: new Date(company.createdAt),
      toldAt: this.clock.now(),
      isOpen: company.intakeProgress < 100,
      country: company.address?.country ?? null,
      longitude: company.address?.longitude ?? null,
    });
  }

  @On('notifications', accountsEvents.companyDeleted)
  async companyDeleted({ companyId }: PayloadOf<typeof accountsEvents.companyDeleted>, tx: Tx): Promise<void> {
    await this.reminders.removeCompany(tx, companyId);
    await this.companies.remove(tx, companyId);
    await tx.forget(companyId);
  }

  @On('notifications', vacanciesEvents.vacancyChanged)
  async vacancyChanged(vacancy: PayloadOf<typeof vacanciesEvents.vacancyChanged>, tx: Tx): Promise<void> {
    const companyId = vacancy.employer.id;
    if (!companyId) return;
    const company = await this.companies.find(tx, companyId);
    await this.service.keep(tx, {
      subjectId: vacancy.id,
      kind: 'VACANCY_INTAKE',
      candidateId: null,
      companyId,
      content: { vacancy: { id: vacancy.id, title: vacancy.title } },
      startedAt: new Date(vacancy.createdAt),
      toldAt: this.clock.now(),
      isOpen: !vacancy.isPublished && vacancy.intakeProgress < 1,
      country: company?.country ?? null,
      longitude: company?.longitude ?? null,
    });
  }

  @On('notifications', vacanciesEvents.vacancyDeleted)
  async vacancyDeleted({ vacancyId, isCompanyGone }: PayloadOf<typeof vacanciesEvents.vacancyDeleted>, tx: Tx): Promise<void> {
    await this.reminders.removeSubject(tx, vacancyId);
    // What people were told of it stays and leads to the word that it is gone; of a company that leaves nothing is kept.
    if (isCompanyGone) await this.notifications.forgetVacancy(tx, vacancyId);
    await tx.forget(vacancyId);
  }
}
