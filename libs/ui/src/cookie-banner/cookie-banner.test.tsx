import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { conforms } from '../conformance/conformance';
import { CookieBanner } from './cookie-banner';

const onAccept = jest.fn();
const onDecline = jest.fn();
const banner = (
  <CookieBanner labels={{ region: 'Cookies', accept: 'Accept', decline: 'Decline' }} onAccept={onAccept} onDecline={onDecline}>
    May we count visits?
  </CookieBanner>
);

describe('CookieBanner', () => {
  conforms(banner);

  it('can be answered both ways by keyboard', async () => {
    render(banner);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(onDecline).toHaveBeenCalledTimes(1);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(onAccept).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('region', { name: 'Cookies' })).toBeInTheDocument();
  });
});
