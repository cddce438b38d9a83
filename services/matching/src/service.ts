import { defineService } from '@tandem/service-kit/definition';
import { Initial1732180000000 } from '../migrations/20241121090640-initial';
import { Answers1795312800000 } from '../migrations/20261122020000-answers';
import { Searches1795314600000 } from '../migrations/20261122023000-searches';
import { Dictionary1795320000000 } from '../migrations/20261122040000-dictionary';
import { FoundByWishes1795386600000 } from '../migrations/20261122223000-found-by-wishes';
import { FoundByActor1795563000000 } from '../migrations/20261124233000-found-by-actor';
import { RunsNameTheirEngine1795650900000 } from '../migrations/20261125235500-runs-name-their-engine';
import { ApplicationsAreKeptForAWhile1795939200000 } from '../migrations/20261129080000-applications-are-kept-for-a-while';
import { CompaniesKnowTheirAge1795978800000 } from '../migrations/20261129190000-companies-know-their-age';
import { AppModule } from './app.module';
import { Candidate } from './candidates/candidate.entity';
import { Company } from './companies/company.entity';
import { MatchingConfig } from './config';
import { MatchLog } from './matches/match-log.entity';
import { Match } from './matches/match.entity';
import { CandidateRun } from './runs/candidate-run.entity';
import { VacancyRun } from './runs/vacancy-run.entity';
import { Search } from './search/search.entity';
import { Vacancy } from './vacancies/vacancy.entity';

export const service = defineService({
  name: 'matching',
  config: MatchingConfig,
  module: AppModule,
  database: {
    entities: [Candidate, CandidateRun, Company, Match, MatchLog, Search, Vacancy, VacancyRun],
    migrations: [
      Initial1732180000000,
      Answers1795312800000,
      Searches1795314600000,
      Dictionary1795320000000,
      FoundByWishes1795386600000,
      FoundByActor1795563000000,
      RunsNameTheirEngine1795650900000,
      ApplicationsAreKeptForAWhile1795939200000,
      CompaniesKnowTheirAge1795978800000,
    ],
  },
});
