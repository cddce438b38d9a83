import { Controller } from '@nestjs/common';
import type { In } from '@tandem/contracts/define';
import { vacanciesCalls } from '@tandem/contracts/vacancies/vacancies';
import type { Ctx } from '@tandem/service-kit/context';
import { Handles } from '@tandem/service-kit/handles';
import { ImportsService } from './imports.service';

@Controller()
export class ImportsController {
  constructor(private readonly imports: ImportsService) {}

  @Handles(vacanciesCalls.import)
  async import(ctx: Ctx, { body }: In<typeof vacanciesCalls.import>) {
    return this.imports.import(ctx, body.vacancies);
  }
}
