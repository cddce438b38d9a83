import { defineService } from '@tandem/service-kit/definition';
import * as z from 'zod';
import { Initial1763700000000 } from '../migrations/20251121044000-initial';
import { Console1795317300000 } from '../migrations/20261122031500-console';
import { DropFiles1795563000000 } from '../migrations/20261124233000-drop-files';
import { FoundByWhatTheyName1795766400000 } from '../migrations/20261127080000-found-by-what-they-name';
import { AppModule } from './app.module';
import { Audit } from './audit/audit.entity';
import { Employer } from './companies/employer.entity';
import { DayCount } from './counts/day-count.entity';
import { Happening } from './timeline/happening.entity';
import { Candidate } from './users/candidate.entity';
import { Person } from './users/person.entity';
import { Vacancy } from './vacancies/vacancy.entity';

export const service = defineService({
  name: 'admin',
  config: z.object({}),
  module: AppModule,
  database: {
    entities: [Audit, Candidate, DayCount, Employer, Happening, Person, Vacancy],
    migrations: [Initial1763700000000, Console1795317300000, DropFiles1795563000000, FoundByWhatTheyName1795766400000],
  },
});
