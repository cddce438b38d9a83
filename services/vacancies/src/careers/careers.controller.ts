import { Controller } from '@nestjs/common';
import type { In } from '@tandem/contracts/define';
import { vacanciesCalls as calls } from '@tandem/contracts/vacancies/vacancies';
import type { Ctx } from '@tandem/service-kit/context';
import { Handles } from '@tandem/service-kit/handles';
import { CareersService } from './careers.service';

@Controller()
export class CareersController {
  constructor(private readonly careers: CareersService) {}

  @Handles(calls.importCareers)
  async importCareers(ctx: Ctx, { body }: In<typeof calls.importCareers>) {
    return this.careers.start(ctx, body);
  }
}
