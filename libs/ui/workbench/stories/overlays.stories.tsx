import { FileText, LogOut, UserRound } from 'lucide-react';
import { useState } from 'react';
import { AlertDialog } from '@tandem/ui/alert-dialog';
import { Button } from '@tandem/ui/button';
import { CookieBanner } from '@tandem/ui/cookie-banner';
import { Dialog } from '@tandem/ui/dialog';
import { Link } from '@tandem/ui/link';
import { Menu } from '@tandem/ui/menu';
import { Popover } from '@tandem/ui/popover';
import { usePopup } from '@tandem/ui/popup';
import { TextField } from '@tandem/ui/text-field';
import type { Stories } from '../story';

const Task = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Invite a member</Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Invite a member"
        closeLabel="Close"
        actions={
          <Button variant="primary" onPress={() => setOpen(false)}>
            Send invitation
          </Button>
        }
      >
        <TextField label="E-mail" type="email" description="They get a mail with a link." />
      </Dialog>
    </>
  );
};
const Question = () => {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="danger" onPress={() => setOpen(true)}>
        Delete account
      </Button>
      <AlertDialog
        isOpen={isOpen}
        title="Delete your account?"
        confirmLabel="Delete account"
        cancelLabel="Keep account"
        onConfirm={close}
        onCancel={close}
        isDestructive
      >
        Your profile, resume and 7 applications go with it. This cannot be undone.
      </AlertDialog>
    </>
  );
};
const Asked = () => {
  const ask = usePopup();
  return (
    <Button onPress={() => void ask({ title: 'Move Sanne Visser back to Invited?', confirmLabel: 'Move back', cancelLabel: 'Cancel' })}>
      Move back
    </Button>
  );
};
const Account = () => (
  <Menu
    label="Account"
    head="sanne@post.example"
    trigger={<Button>Sanne Visser</Button>}
    placement="bottom start"
    groups={[
      [
        { id: 'profile', label: 'Profile', href: '#profile', icon: <UserRound /> },
        { id: 'resume', label: 'Resume', href: '#resume', icon: <FileText /> },
      ],
      [{ id: 'logout', label: 'Log out', icon: <LogOut />, onAction: () => undefined }],
    ]}
  />
);
const More = () => (
  <Popover label="Where the 86 comes from" trigger={<Button>Why 86?</Button>}>
    Skills 34, experience 20, wishes 14, salary 12, travel 6. <Link href="#reasons">All reasons</Link>
  </Popover>
);
const Cookies = () => (
  <CookieBanner labels={{ region: 'Cookies', accept: 'Accept', decline: 'Decline' }} onAccept={() => undefined} onDecline={() => undefined}>
    We keep your language and theme in this browser. May we also count visits? <Link href="#policy">Cookie policy</Link>
  </CookieBanner>
);

export default {
  title: 'Dialog, popup, menu, popover',
  group: 'Overlays',
  states: {
    Dialog: Task,
    'Alert dialog': Question,
    'Popup by hook': Asked,
    Menu: Account,
    Popover: More,
    'Cookie banner': () => (
      <div style={{ transform: 'translate(0)', minHeight: 170 }}>
        <Cookies />
      </div>
    ),
  },
} satisfies Stories;
