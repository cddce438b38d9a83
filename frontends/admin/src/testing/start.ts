import type { accountsCalls } from '@tandem/contracts/accounts/accounts';
import { accountsRoutes } from '@tandem/contracts/accounts/accounts.routes';
import type { UserRow } from '@tandem/contracts/admin/admin.shapes';
import type { Page } from '@tandem/contracts/entities/page';
import { aCandidate } from '@tandem/web-kit/testing/accounts';
import type { FakeGateway } from '@tandem/web-kit/testing/fake-gateway';
import { renderApp, type RenderedApp } from '@tandem/web-kit/testing/render-app';
import { bare, pages } from '../app/routes';

const urls = { candidate: 'http://candidate.test', employer: 'http://employer.test', admin: 'http://admin.test' };

/** The console as an administrator sees it. */
export const startAsAdmin = (gateway: FakeGateway, at: string): RenderedApp => {
  gateway.on<typeof accountsCalls.get>(accountsRoutes.get, aCandidate({ isAdmin: true }));
  return renderApp(gateway, { pages, bare, at, config: { app: 'admin', urls, hasSession: true } });
};

export const aPage = <T>(items: T[], parts: Partial<Page<T>> = {}): Page<T> => ({
  items,
  page: 1,
  pageSize: 50,
  total: items.length,
  totalPages: 1,
  ...parts,
});

export const idOf = (place: number): string => `6f1f6a50-0000-4000-8000-${String(place).padStart(12, '0')}`;

export const aUser = (parts: Partial<UserRow> = {}): UserRow => ({
  id: idOf(1),
  email: 'yusuf@post.example',
  accountType: 'CANDIDATE',
  authProvider: 'google',
  createdAt: '2026-10-11T09:00:00.000Z',
  updatedAt: '2026-11-21T09:00:00.000Z',
  firstName: 'Yusuf',
  lastName: 'Aydin',
  phone: '+31622017784',
  linkedinUrl: null,
  isAdmin: false,
  mailPreferences: { newMatches: true, matchChanged: false, interviewCheck: true },
  accountInfo: { resume: { status: 'VERIFIED' }, employer: null },
  ...parts,
});
