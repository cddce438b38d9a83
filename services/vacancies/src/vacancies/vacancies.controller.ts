import { Controller } from '@nestjs/common';
import type { In } from '@tandem/contracts/define';
import { vacanciesCalls } from '@tandem/contracts/vacancies/vacancies';
import type { Ctx } from '@tandem/service-kit/context';
import { Handles } from '@tandem/service-kit/handles';
import { VacanciesService } from './vacancies.service';
import { VacancyListsService } from './vacancy-lists.service';
import { VacancyUpdates } from './vacancy-updates.service';

@Controller()
export class VacanciesController {
  constructor(
    private readonly vacancies: VacanciesService,
    private readonly lists: VacancyListsService,
    private readonly updates: VacancyUpdates,
  ) {}

  @Handles(vacanciesCalls.create)
  async create(ctx: Ctx) {
    return this.vacancies.create(ctx);
  }

  @Handles(vacanciesCalls.list)
  async list(ctx: Ctx, { query }: In<typeof vacanciesCalls.list>) {
    return this.lists.own(ctx, query);
  }

  @Handles(vacanciesCalls.get)
  async get(ctx: Ctx, { params }: In<typeof vacanciesCalls.get>) {
    return this.vacancies.get(ctx, params.id);
  }

  @Handles(vacanciesCalls.update)
  async update(ctx: Ctx, { params, body }: In<typeof vacanciesCalls.update>) {
    return this.updates.update(ctx, params.id, body);
  }

  @Handles(vacanciesCalls.remove)
  async remove(ctx: Ctx, { params }: In<typeof vacanciesCalls.remove>) {
    return this.vacancies.remove(ctx, params.id);
  }

  @Handles(vacanciesCalls.listOfCompany)
  async listOfCompany(_ctx: Ctx, { params }: In<typeof vacanciesCalls.listOfCompany>) {
    return this.lists.ofCompany(params.employerId);
  }

  @Handles(vacanciesCalls.listPublic)
  async listPublic(_ctx: Ctx, { query }: In<typeof vacanciesCalls.listPublic>) {
    return this.lists.everybodys(query);
  }

  @Handles(vacanciesCalls.listForFunnel)
  async listForFunnel(ctx: Ctx) {
    return this.lists.names(ctx);
  }
}
