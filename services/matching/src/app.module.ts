import { Module } from '@nestjs/common';
import { CandidatesRepository } from './candidates/candidates.repository';
import { CandidatesService } from './candidates/candidates.service';
import { CompaniesRepository } from './companies/companies.repository';
import { CompaniesService } from './companies/companies.service';
import { Dictionary } from './dictionary/dictionary';
import { Engine } from './engine/engine';
import { ExportsController } from './exports/exports.controller';
import { ExportsRepository } from './exports/exports.repository';
import { ExportsService } from './exports/exports.service';
import { BuildProfilesJob } from './jobs/build-profiles.job';
import { MatchCandidateJob } from './jobs/match-candidate.job';
import { MatchVacancyJob } from './jobs/match-vacancy.job';
import { RebuildJob } from './jobs/rebuild.job';
import { ScoreMatchJob } from './jobs/score-match.job';
import { CandidateListener } from './listeners/candidate.listener';
import { CompanyListener } from './listeners/company.listener';
import { VacancyListener } from './listeners/vacancy.listener';
import { AskedScoresService } from './matches/asked-scores.service';
import { CandidateMatchesController } from './matches/candidate-matches.controller';
import { CandidateMatchesService } from './matches/candidate-matches.service';
import { ClosedVacancies } from './matches/closed-vacancies';
import { EndedApplications } from './matches/ended-applications';
import { EmployerMatchesController } from './matches/employer-matches.controller';
import { EmployerMatchesService } from './matches/employer-matches.service';
import { FunnelRepository } from './matches/funnel.repository';
import { FunnelService } from './matches/funnel.service';
import { InternalMatchesController } from './matches/internal-matches.controller';
import { InternalMatchesService } from './matches/internal-matches.service';
import { InvitationsService } from './matches/invitations.service';
import { MatchReader } from './matches/match-reader';
import { MatchesRepository } from './matches/matches.repository';
import { MovesService } from './matches/moves.service';
import { RetentionSweep } from './matches/retention-sweep';
import { ScoresRepository } from './matches/scores.repository';
import { PersonMatchesService } from './matches/person-matches.service';
import { TestMatchesController } from './matches/test-matches.controller';
import { TestMatchesService } from './matches/test-matches.service';
import { WhatIfService } from './matches/what-if.service';
import { ProfileSweep } from './profiles/profile-sweep';
import { ProfilesRepository } from './profiles/profiles.repository';
import { RebuildController } from './rebuild/rebuild.controller';
import { RebuildService } from './rebuild/rebuild.service';
import { Owners } from './runs/owners';
import { RenewalSweep } from './runs/renewal-sweep';
import { RunSweep } from './runs/run-sweep';
import { RunsController } from './runs/runs.controller';
import { RunsRepository } from './runs/runs.repository';
import { RunsService } from './runs/runs.service';
import { FinderRepository } from './search/finder.repository';
import { SoughtRepository } from './search/sought.repository';
import { Scorer } from './search/scorer';
import { SearchController } from './search/search.controller';
import { SearchReader } from './search/search-reader';
import { SearchService } from './search/search.service';
import { SearchSweep } from './search/search-sweep';
import { SearchesRepository } from './search/searches.repository';
import { Seeker } from './search/seeker';
import { UnwantedRepository } from './search/unwanted.repository';
import { Travel } from './travel/travel';
import { Potential } from './vacancies/potential';
import { VacanciesRepository } from './vacancies/vacancies.repository';

@Module({
  controllers: [
    CandidateMatchesController,
    EmployerMatchesController,
    ExportsController,
    InternalMatchesController,
    RebuildController,
    RunsController,
    SearchController,
    TestMatchesController,
    CandidateListener,
    CompanyListener,
    VacancyListener,
  ],
  providers: [
    AskedScoresService,
    BuildProfilesJob,
    CandidateMatchesService,
    CandidatesRepository,
    CandidatesService,
    CompaniesRepository,
    CompaniesService,
    EmployerMatchesService,
    ClosedVacancies,
    EndedApplications,
    Dictionary,
    Engine,
    ExportsRepository,
    ExportsService,
    FinderRepository,
    SoughtRepository,
    FunnelRepository,
    FunnelService,
    InternalMatchesService,
    InvitationsService,
    MatchCandidateJob,
    MatchReader,
    MatchVacancyJob,
    MatchesRepository,
    MovesService,
    Owners,
    ProfileSweep,
    ProfilesRepository,
    RebuildJob,
    RebuildService,
    RenewalSweep,
    RetentionSweep,
    RunSweep,
    RunsRepository,
    RunsService,
    ScoreMatchJob,
    PersonMatchesService,
    TestMatchesService,
    Scorer,
    SearchReader,
    SearchService,
    SearchSweep,
    SearchesRepository,
    Seeker,
    Travel,
    WhatIfService,
    ScoresRepository,
    UnwantedRepository,
    Potential,
    VacanciesRepository,
  ],
})
export class AppModule {}
