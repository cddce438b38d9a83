import type { Given } from './made-calls';

/** Bodies that say nothing wrong, for calls that look at the body before they look for whom it is about. */
export const validInput: Record<string, Given> = {
  'POST /auth/forgot-password/{secret}': { data: { password: 'secret-enough' } },
  'PUT /employer/{id}/image': {
    multipart: { type: 'logo', image: { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('89504e470d0a1a0a', 'hex') } },
  },
  'PATCH /employer/members/{memberId}': { data: { role: 'Member' } },
  'POST /admin/users/{id}/email': { data: { email: 'nora@example.org' } },
  'PATCH /admin/matching-tool/candidate/{id}': { data: { firstName: 'Nora' } },
  'POST /admin/matching-tool/match': { data: { candidateId: '00000000-0000-4000-8000-000000000000' } },
  'POST /public/resume/{id}/upload': {
    multipart: { resume: { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n') } },
  },
  'POST /admin/matching-tool/candidate/{id}/resume': {
    multipart: { resume: { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n') } },
  },
  'PUT /public/resume/{id}/settings': { data: { settings: {} } },
  'PUT /public/resume/{id}/summary': { data: { summary: 'Careful.' } },
  'PUT /public/resume/{id}/basic-info': { data: { firstName: 'Nora' } },
  'PUT /public/resume/{id}/status': { data: { status: 'VERIFIED' } },
  'PUT /public/resume/{id}/educations': { data: [] },
  'PUT /public/resume/{id}/work-experiences': { data: [] },
  'PUT /public/resume/{id}/skills': { data: [] },
  'PUT /admin/matching-tool/candidate/{id}/educations': { data: [] },
  'PUT /admin/matching-tool/candidate/{id}/work-experiences': { data: [] },
  'PUT /admin/matching-tool/candidate/{id}/skills': { data: [] },
  'PUT /candidate/application-helper/{matchId}/cover-letter': { data: { content: 'Dear reader' } },
  'PUT /candidate/application-helper/{matchId}/resume': { data: { overrides: {} } },
  'PATCH /vacancies/{id}': { data: { title: 'Nurse' } },
  'PUT /vacancies/{id}/source': { multipart: { source: 'CHAT' } },
  'PATCH /candidate/matches/{id}': { data: { archived: true } },
  'POST /candidate/matches/{id}/what-if': { data: { travelTime: 30 } },
  'PUT /candidate/matches/{id}/timeslot': { data: { other: true } },
  'PATCH /employer/funnel/{matchId}': { data: { archived: true } },
  'POST /employer/funnel/{matchId}/invite': { data: { method: 'PHONE' } },
};
