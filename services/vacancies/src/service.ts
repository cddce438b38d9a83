import { defineService } from '@tandem/service-kit/definition';
import * as z from 'zod';
import { Initial1732180000000 } from '../migrations/20241121090640-initial';
import { AppModule } from './app.module';
import { Company } from './companies/company.entity';
import { Vacancy } from './vacancies/vacancy.entity';

export const service = defineService({
  name: 'vacancies',
  config: z.object({}),
  module: AppModule,
  database: { entities: [Company, Vacancy], migrations: [Initial1732180000000] },
});
