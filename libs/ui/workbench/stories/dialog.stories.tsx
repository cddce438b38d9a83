import { useState } from 'react';
import { AlertDialog, type AlertDialogProps } from '@tandem/ui/alert-dialog';
import { Button } from '@tandem/ui/button';
import { Dialog, type DialogProps } from '@tandem/ui/dialog';
import { Text } from '@tandem/ui/text';
import { TextField } from '@tandem/ui/text-field';
import { usePopup, type PopupQuestion } from '@tandem/ui/popup';
import type { Stories } from '../story';

const Task = ({ word, hasActions = true, ...dialog }: { word: string; hasActions?: boolean } & Partial<DialogProps>) => {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>{word}</Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={word}
        closeLabel="Close"
        actions={
          hasActions && (
            <>
              <Button onPress={close}>Cancel</Button>
              <Button variant="primary" onPress={close}>
                Send invitation
              </Button>
            </>
          )
        }
        {...dialog}
      />
    </>
  );
};
const Question = ({ word, ...question }: { word: string } & Partial<AlertDialogProps>) => {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="danger" onPress={() => setOpen(true)}>
        {word}
      </Button>
      <AlertDialog
        isOpen={isOpen}
        title={`${word}?`}
        confirmLabel={word}
        cancelLabel="Keep it"
        onConfirm={close}
        onCancel={close}
        {...question}
      />
    </>
  );
};
const Asked = ({ word, ...question }: { word: string } & Partial<PopupQuestion>) => {
  const ask = usePopup();
  return <Button onPress={() => void ask({ title: `${word}?`, confirmLabel: word, cancelLabel: 'Cancel', ...question })}>{word}</Button>;
};
const email = <TextField label="E-mail" type="email" description="They get a mail with a link." />;
const rows = Array.from({ length: 30 }, (_, index) => <Text key={index}>Reason {index + 1}: you have done this work before.</Text>);

export default {
  title: 'Dialog and popup',
  group: 'Overlays',
  states: {
    Dialog: () => (
      <Task word="Invite a member" size="medium">
        {email}
      </Task>
    ),
    'Large dialog': () => (
      <Task word="Choose a moment" size="large">
        {email}
      </Task>
    ),
    'Dialog without buttons': () => (
      <Task word="Read the reasons" hasActions={false}>
        {rows[0]}
      </Task>
    ),
    'Dialog that scrolls': () => <Task word="Read all of them">{rows}</Task>,
    'Dialog with long words': () => (
      <Task word="Uitnodigen" title="Een medewerker van Coöperatieve Vereniging Energiegemeenschap Noordwest-Veluwe uitnodigen">
        {email}
      </Task>
    ),
    Question: () => (
      <Question word="Publish the vacancy" cancelLabel="Not yet">
        Candidates who fit are told by mail.
      </Question>
    ),
    'Question before something goes': () => (
      <Question word="Delete account" cancelLabel="Keep account" isDestructive>
        Your profile, resume and 7 applications go with it. This cannot be undone.
      </Question>
    ),
    'Question, being done': () => <Question word="Remove the member" isDestructive isPending />,
    'Question with long words': () => (
      <Question
        word="Verwijderen"
        title="De vacature Senior projectmanager duurzame gebiedsontwikkeling en warmtetransitie verwijderen?"
        confirmLabel="Vacature en sollicitaties verwijderen"
        cancelLabel="Vacature bewaren"
        isDestructive
      >
        Kandidaten die al hebben gesolliciteerd krijgen daarvan bericht.
      </Question>
    ),
    'Popup by hook': () => <Asked word="Move back" title="Move Sanne Visser back to Invited?" />,
    'Popup before something goes': () => <Asked word="Delete the draft" text="Its text and its file go with it." isDestructive />,
  },
  opens: [
    'Invite a member',
    'Choose a moment',
    'Read the reasons',
    'Read all of them',
    'Uitnodigen',
    'Publish the vacancy',
    'Delete account',
    'Remove the member',
    'Verwijderen',
    'Move back',
    'Delete the draft',
  ].map((press) => ({ press })),
} satisfies Stories;
