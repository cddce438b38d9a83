import { Controller } from '@nestjs/common';
import type { In } from '@tandem/contracts/define';
import { vacanciesCalls } from '@tandem/contracts/vacancies/vacancies';
import type { Ctx } from '@tandem/service-kit/context';
import { Handles } from '@tandem/service-kit/handles';
import { ExportsService } from './exports.service';

@Controller()
export class ExportsController {
  constructor(private readonly exports: ExportsService) {}

  @Handles(vacanciesCalls.exportCompany)
  async ofCompany(_ctx: Ctx, { body, query }: In<typeof vacanciesCalls.exportCompany>) {
    return this.exports.ofCompany(body.companyId, query);
  }
}
