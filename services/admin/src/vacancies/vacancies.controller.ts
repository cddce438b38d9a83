import { Controller, UseInterceptors } from '@nestjs/common';
import { adminCalls } from '@tandem/contracts/admin/admin';
import type { In } from '@tandem/contracts/define';
import type { Ctx } from '@tandem/service-kit/context';
import { Handles } from '@tandem/service-kit/handles';
import { Accountable } from '../staff/accountable.interceptor';
import { VacanciesService } from './vacancies.service';

@Controller()
@UseInterceptors(Accountable)
export class VacanciesController {
  constructor(private readonly vacancies: VacanciesService) {}

  @Handles(adminCalls.listVacancies)
  async list(_ctx: Ctx, { query }: In<typeof adminCalls.listVacancies>) {
    return this.vacancies.list(query);
  }

  @Handles(adminCalls.getVacancy)
  async get(_ctx: Ctx, { params }: In<typeof adminCalls.getVacancy>) {
    return this.vacancies.get(params.id);
  }

  @Handles(adminCalls.downloadVacancies)
  async download(ctx: Ctx, { query }: In<typeof adminCalls.downloadVacancies>) {
    return this.vacancies.download(ctx, query);
  }
}
