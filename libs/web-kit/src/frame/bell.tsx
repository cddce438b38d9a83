import { NotificationBell } from '@tandem/ui/app-frame';
import { useReadAllMutation } from '../gateway/account-api';
import { useText } from '../language/text';

/** The bell: marks everything as read and opens the notifications; with ctrl or cmd in a new tab. */
export const Bell = ({ unread }: { unread: number }) => {
  const [readAll] = useReadAllMutation();
  const t = useText();
  return (
    <span onClickCapture={() => unread > 0 && void readAll()}>
      <NotificationBell href="/notifications" unread={unread} label={t('frame.notifications', { count: unread })} />
    </span>
  );
};
