import { Controller } from '@nestjs/common';
import { accountsEvents } from '@tandem/contracts/accounts/accounts.events';
import type { PayloadOf } from '@tandem/contracts/define';
import { Clock } from '@tandem/service-kit/clock';
import type { Tx } from '@tandem/service-kit/database';
import { On } from '@tandem/service-kit/listens';
import { EmployersRepository } from '../companies/employers.repository';
import { TimelineRepository } from '../timeline/timeline.repository';
import { TimelineService } from '../timeline/timeline.service';

const COMPLETE = 100;

@Controller()
export class CompanyListener {
  constructor(
    private readonly clock: Clock,
    private readonly employers: EmployersRepository,
    private readonly timeline: TimelineService,
    private readonly happenings: TimelineRepository,
  ) {}

  @On('admin', accountsEvents.companyChanged)
  async changed(company: PayloadOf<typeof accountsEvents.companyChanged>, tx: Tx): Promise<void> {
    const now = this.clock.now();
    await this.employers.tell(tx, company, now);
    if (company.intakeProgress < COMPLETE || !(await this.employers.complete(tx, company.companyId, now))) return;
    await this.timeline.add(tx, [company.companyId], { at: now, what: 'intakeCompleted', facts: {} });
  }

  /** Its vacancies are told of one by one. */
  @On('admin', accountsEvents.companyDeleted)
  async deleted({ companyId }: PayloadOf<typeof accountsEvents.companyDeleted>, tx: Tx): Promise<void> {
    await this.employers.remove(tx, companyId);
    await this.happenings.forget(tx, companyId);
    await tx.forget(companyId);
  }
}
