import type { accountsCalls } from '@tandem/contracts/accounts/accounts';
import { accountsRoutes } from '@tandem/contracts/accounts/accounts.routes';
import { page } from '@tandem/web-kit/app/page';
import { aCandidate } from '@tandem/web-kit/testing/accounts';
import { FakeGateway } from '@tandem/web-kit/testing/fake-gateway';
import { cleanBrowser, renderApp } from '@tandem/web-kit/testing/render-app';
import { screen } from '@testing-library/react';

// A file that is still on its way.
jest.mock('./resume-card', () => ({ then: () => undefined }));

it('shows nothing below a part that is still on its way, since that would jump', async () => {
  const gateway = new FakeGateway().on<typeof accountsCalls.get>(accountsRoutes.get, aCandidate());
  const app = renderApp(gateway, { pages: [page('/profile', { CANDIDATE: () => import('./profile-page') })], at: '/profile' });
  const field = await screen.findByRole('textbox', { name: /First name/ });
  const lines = screen.getByText('Loading the page');
  expect(field.compareDocumentPosition(lines) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  const below = screen.getAllByRole('heading').filter((each) => lines.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING);
  // What follows is the foot of the page.
  expect(below.filter((each) => each.closest('main'))).toEqual([]);
  cleanBrowser(app.store);
});
