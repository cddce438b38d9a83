import { Controller } from '@nestjs/common';
import type { PayloadOf } from '@tandem/contracts/define';
import { vacanciesEvents } from '@tandem/contracts/vacancies/vacancies.events';
import { Clock } from '@tandem/service-kit/clock';
import type { Tx } from '@tandem/service-kit/database';
import { On } from '@tandem/service-kit/listens';
import { EmployersRepository } from '../companies/employers.repository';
import { TimelineRepository } from '../timeline/timeline.repository';
import { TimelineService } from '../timeline/timeline.service';
import { VacanciesRepository } from '../vacancies/vacancies.repository';

@Controller()
export class VacancyListener {
  constructor(
    private readonly clock: Clock,
    private readonly vacancies: VacanciesRepository,
    private readonly employers: EmployersRepository,
    private readonly timeline: TimelineService,
    private readonly happenings: TimelineRepository,
  ) {}

  @On('admin', vacanciesEvents.vacancyChanged)
  async changed(vacancy: PayloadOf<typeof vacanciesEvents.vacancyChanged>, tx: Tx): Promise<void> {
    await this.vacancies.tell(tx, vacancy, this.clock.now());
    if (vacancy.employer.id) await this.employers.countVacancies(tx, [vacancy.employer.id]);
  }

  @On('admin', vacanciesEvents.vacancyPublished)
  async published({ vacancyId, isFirst }: PayloadOf<typeof vacanciesEvents.vacancyPublished>, tx: Tx): Promise<void> {
    await this.timeline.add(tx, [vacancyId], { at: this.clock.now(), what: 'published', facts: { isFirst } });
  }

  @On('admin', vacanciesEvents.vacancyDeleted)
  async deleted({ vacancyId, companyId }: PayloadOf<typeof vacanciesEvents.vacancyDeleted>, tx: Tx): Promise<void> {
    await this.vacancies.remove(tx, vacancyId);
    await this.happenings.forget(tx, vacancyId);
    await tx.forget(vacancyId);
    if (companyId) await this.employers.countVacancies(tx, [companyId]);
  }
}
