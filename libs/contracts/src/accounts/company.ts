import { companyImages, memberRoles } from '@tandem/domain/company';
import { fileLimits } from '@tandem/domain/limits';
import * as z from 'zod';
import { rpc } from '../define';
import { Nothing, Queued } from '../entities/answers';
import { Member, PublicCompany } from '../entities/company';
import { PublicList, PublicListQuery } from '../entities/public-list';
import { ToneWish } from '../entities/tone-wish';
import { idOf, oneOf, shape, strictEmail } from '../fields';
import { accountsRoutes as at } from './accounts.routes';

const memberId = shape({ memberId: idOf('member_not_found') });

export const companyCalls = {
  listPublicCompanies: rpc(at.listPublicCompanies, {
    query: PublicListQuery,
    output: PublicList,
    status: 200,
    summary: 'The companies whose page is complete by id and day, for site maps.',
  }),
  publicCompany: rpc(at.publicCompany, {
    params: shape({ id: idOf('employer_not_found') }),
    output: PublicCompany,
    status: 200,
    errors: ['employer_not_found'],
    summary: 'What everybody may see of a company.',
  }),
  generateCompanySummary: rpc(at.generateCompanySummary, {
    body: ToneWish,
    output: Queued,
    status: 202,
    summary: 'Writes a draft of the company summary; ignored while one is written or five seconds after the last request.',
  }),
  replaceCompanyImage: rpc(at.replaceCompanyImage, {
    params: shape({ id: idOf('employer_not_found') }),
    body: shape({ type: oneOf(companyImages) }),
    files: { image: { kind: 'image', maxBytes: fileLimits.image, required: true } },
    output: PublicCompany.pick({ bannerUrl: true, logoUrl: true }).partial(),
    status: 200,
    errors: ['employer_not_found'],
    summary: 'Sets the banner or the logo of the own company.',
  }),
  listMembers: rpc(at.listMembers, { output: z.array(Member), status: 200, summary: 'The members of the own company.' }),
  inviteMember: rpc(at.inviteMember, {
    body: shape({ email: strictEmail, role: oneOf(memberRoles).optional() }),
    output: Member,
    status: 201,
    repeats: true,
    errors: ['invalid_email', 'member_exists', 'user_exists'],
    summary: 'Invites somebody by mail, as Admin unless said otherwise; again for the same address re-sends it (200).',
  }),
  changeMemberRole: rpc(at.changeMemberRole, {
    params: memberId,
    body: shape({ role: oneOf(memberRoles) }),
    output: Member,
    status: 200,
    errors: ['member_not_found', 'last_admin'],
    summary: 'Changes what a member may do; for Admins only.',
  }),
  removeMember: rpc(at.removeMember, {
    params: memberId,
    output: Nothing,
    status: 204,
    errors: ['member_not_found', 'last_admin'],
    summary: 'Removes a member and his account; for Admins only.',
  }),
};
