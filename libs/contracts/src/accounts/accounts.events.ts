import { accountTypes } from '@tandem/domain/account';
import { event } from '../define';
import { AccountSnapshot, CandidateSnapshot, CompanySnapshot } from '../entities/snapshots';
import { oneOf, shape, uuid } from '../fields';

export const accountsEvents = {
  accountChanged: event('accounts.accountChanged', {
    payload: AccountSnapshot,
    consumers: ['auth', 'notifications', 'referrals', 'admin'],
    carries: 'state',
  }),
  candidateChanged: event('accounts.candidateChanged', {
    payload: CandidateSnapshot,
    consumers: ['resumes', 'matching', 'notifications', 'admin'],
    carries: 'state',
  }),
  companyChanged: event('accounts.companyChanged', {
    payload: CompanySnapshot,
    consumers: ['vacancies', 'matching', 'notifications', 'admin'],
    carries: 'state',
  }),
  /** Everybody forgets the person. companyId is that of an employer. */
  accountDeleted: event('accounts.accountDeleted', {
    payload: shape({ accountId: uuid, accountType: oneOf(accountTypes), companyId: uuid.nullable() }),
    consumers: ['auth', 'resumes', 'vacancies', 'matching', 'notifications', 'referrals', 'admin'],
    carries: 'fact',
  }),
  /** The last member went: the company and its vacancies go too. */
  companyDeleted: event('accounts.companyDeleted', {
    payload: shape({ companyId: uuid }),
    consumers: ['vacancies', 'matching', 'notifications', 'admin'],
    carries: 'fact',
  }),
};
