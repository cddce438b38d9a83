import { findPlace } from '@tandem/geo/places';
import { occupationIndex } from '@tandem/taxonomy/occupation-index';
import { skillIndex } from '@tandem/taxonomy/skill-index';
import { defineService } from '@tandem/service-kit/definition';
import { Initial1732180000000 } from '../migrations/20241121090640-initial';
import { Readings1763778600000 } from '../migrations/20251122023000-readings';
import { Gone1795371300000 } from '../migrations/20261122181500-gone';
import { AppModule } from './app.module';
import { Company } from './companies/company.entity';
import { VacanciesConfig } from './config';
import { Vacancy } from './vacancies/vacancy.entity';

export const service = defineService({
  name: 'vacancies',
  config: VacanciesConfig,
  module: AppModule,
  prepare: () => {
    occupationIndex();
    skillIndex();
    findPlace('');
  },
  database: { entities: [Company, Vacancy], migrations: [Initial1732180000000, Readings1763778600000, Gone1795371300000] },
});
