import { hasLostRights, type Rights } from './lost-rights';

const none: Rights = { isAdmin: false, companyId: null, companyRole: null };
const member: Rights = { isAdmin: false, companyId: 'a', companyRole: 'Member' };
const admin: Rights = { ...member, companyRole: 'Admin' };

describe('rights are lost', () => {
  it.each<[string, Rights, Rights, boolean]>([
    ['by no change', admin, admin, false],
    ['when an administrator is one no more', { ...none, isAdmin: true }, none, true],
    ['when somebody leaves his company', member, none, true],
    ['when somebody moves to another company', member, { ...member, companyId: 'b' }, true],
    ['when an Admin becomes a Member', admin, member, true],
    ['not when a Member becomes an Admin', member, admin, false],
    ['not when somebody joins a company', none, member, false],
    ['not when somebody becomes an administrator', none, { ...none, isAdmin: true }, false],
  ])('%s', (_, before, after, lost) => expect(hasLostRights(before, after)).toBe(lost));
});
