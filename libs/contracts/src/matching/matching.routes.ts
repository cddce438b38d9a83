import { routes } from '../route';

export const matchingRoutes = routes({
  recommended: { subject: 'matching.recommended', method: 'GET', path: '/vacancies', access: 'CANDIDATE' },
  listMatches: { subject: 'matching.listMatches', method: 'GET', path: '/candidate/matches', access: 'CANDIDATE' },
  getMatch: { subject: 'matching.getMatch', method: 'GET', path: '/candidate/matches/{id}', access: 'CANDIDATE' },
  changeMatch: { subject: 'matching.changeMatch', method: 'PATCH', path: '/candidate/matches/{id}', access: 'CANDIDATE' },
  tryWhatIf: { subject: 'matching.tryWhatIf', method: 'POST', path: '/candidate/matches/{id}/what-if', access: 'CANDIDATE' },
  chooseTimeslot: { subject: 'matching.chooseTimeslot', method: 'PUT', path: '/candidate/matches/{id}/timeslot', access: 'CANDIDATE' },
  downloadInvitation: {
    subject: 'matching.downloadInvitation',
    method: 'GET',
    path: '/candidate/matches/{id}/invitation.ics',
    access: 'CANDIDATE',
  },
  startMatching: { subject: 'matching.startMatching', method: 'POST', path: '/candidate/matches/start-matching', access: 'CANDIDATE' },
  candidateFunnel: { subject: 'matching.candidateFunnel', method: 'GET', path: '/candidate/matches/funnel', access: 'CANDIDATE' },
  candidateFunnelVacancies: {
    subject: 'matching.candidateFunnelVacancies',
    method: 'GET',
    path: '/candidate/matches/funnel/vacancies',
    access: 'CANDIDATE',
  },
  matchOfVacancy: { subject: 'matching.matchOfVacancy', method: 'GET', path: '/candidate/vacancy/{vacancyId}/match', access: 'CANDIDATE' },
  calculateScore: {
    subject: 'matching.calculateScore',
    method: 'POST',
    path: '/candidate/vacancy/{vacancyId}/calculate-score',
    access: 'CANDIDATE',
  },

  searchVacancies: { subject: 'matching.searchVacancies', method: 'GET', path: '/candidate/vacancy', access: 'CANDIDATE' },
  searchUsage: { subject: 'matching.searchUsage', method: 'GET', path: '/candidate/vacancy/usage', access: 'CANDIDATE' },
  readSearch: { subject: 'matching.readSearch', method: 'GET', path: '/public/vacancies/reading', access: 'anonymous' },
  openSearch: { subject: 'matching.openSearch', method: 'GET', path: '/public/vacancies', access: 'anonymous' },

  employerFunnel: { subject: 'matching.employerFunnel', method: 'GET', path: '/employer/funnel', access: 'EMPLOYER' },
  getApplication: { subject: 'matching.getApplication', method: 'GET', path: '/employer/funnel/{matchId}', access: 'EMPLOYER' },
  changeStatus: { subject: 'matching.changeStatus', method: 'PATCH', path: '/employer/funnel/{matchId}', access: 'EMPLOYER' },
  invite: { subject: 'matching.invite', method: 'POST', path: '/employer/funnel/{matchId}/invite', access: 'EMPLOYER' },

  matchTestCandidate: { subject: 'matching.matchTestCandidate', method: 'POST', path: '/admin/matching-tool/match', access: 'admin' },
  listTestMatches: {
    subject: 'matching.listTestMatches',
    method: 'GET',
    path: '/admin/matching-tool/candidate/{id}/matches',
    access: 'admin',
  },
  downloadTestMatches: {
    subject: 'matching.downloadTestMatches',
    method: 'GET',
    path: '/admin/matching-tool/candidate/{id}/matches.csv',
    access: 'admin',
  },

  listPersonMatches: { subject: 'matching.listPersonMatches', method: 'GET', path: '/admin/users/{id}/matches', access: 'admin' },

  matchForParty: { subject: 'matching.matchForParty', access: 'internal' },
  matchesOfVacancies: { subject: 'matching.matchesOfVacancies', access: 'internal' },
  rebuild: { subject: 'matching.rebuild', access: 'internal' },
  exportAccount: { subject: 'matching.exportAccount', access: 'internal' },
  exportMatches: { subject: 'matching.exportMatches', access: 'internal' },
});
