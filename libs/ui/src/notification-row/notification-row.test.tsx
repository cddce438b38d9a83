import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Mail } from 'lucide-react';
import { conforms } from '../conformance/conformance';
import { NotificationList, NotificationRow, NotificationRowSkeleton, NotificationSign } from './notification-row';

const row = (
  <NotificationRow
    sign={<NotificationSign icon={<Mail />} tone="accent" />}
    age="2 h"
    dateTime="2026-11-21T08:00:00Z"
    unreadLabel="Unread"
    href="/funnel"
  >
    <strong>Halte</strong> invites you.
  </NotificationRow>
);

describe('NotificationRow', () => {
  conforms(row);

  it('is one link that says what happened, when, and that it is not read', () => {
    render(
      <NotificationList label="Notifications">
        <li>{row}</li>
      </NotificationList>,
    );
    expect(screen.getByRole('link', { name: 'Unread Halte invites you. 2 h' })).toHaveAttribute('href', '/funnel');
  });

  it('is a button where it leads to no page', async () => {
    const onPress = jest.fn();
    render(
      <NotificationRow sign={<span />} age="1 d" dateTime="2026-11-20T08:00:00Z" onPress={onPress}>
        How did it go?
      </NotificationRow>,
    );
    await userEvent.click(screen.getByRole('button', { name: /How did it go/ }));
    expect(onPress).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('img')).toBeNull();
  });
});

describe('NotificationRowSkeleton', () => conforms(<NotificationRowSkeleton />, { takesClass: false }));
