import { Button } from '@tandem/ui/button';
import { useToast, type ToastMessage } from '@tandem/ui/toast';
import type { Stories } from '../story';

const Says = ({ word, messages }: { word: string; messages: readonly ToastMessage[] }) => {
  const toast = useToast();
  return <Button onPress={() => messages.forEach(toast)}>{word}</Button>;
};
const archived: ToastMessage = { text: 'Archived Data engineer at Noorderlicht', tone: 'success' };

export default {
  title: 'Toast',
  group: 'Feedback',
  states: {
    'It worked': () => <Says word="Archive" messages={[archived]} />,
    'It failed': () => <Says word="Fail" messages={[{ text: 'The card could not be moved', tone: 'danger' }]} />,
    'It is so': () => <Says word="Tell" messages={[{ text: 'Your session has ended', tone: 'info' }]} />,
    'With a way back': () => (
      <Says word="Decline" messages={[{ text: 'Declined Planner at Halte', action: { label: 'Undo', onPress: () => undefined } }]} />
    ),
    'Of the moment, until something succeeds': () => (
      <>
        <Says word="Fail" messages={[{ text: 'Cannot be reached at the moment', tone: 'danger', isPassing: true }]} />
        <Says word="Succeed" messages={[archived]} />
      </>
    ),
    'Three at once': () => (
      <Says
        word="Do much"
        messages={[archived, { text: 'Saved your wishes' }, { text: 'Sent the invitation' }, { text: 'Waits for its turn', tone: 'info' }]}
      />
    ),
    'Long words': () => (
      <Says
        word="Say much"
        messages={[
          {
            text: 'De uitnodiging aan Coöperatieve Vereniging Energiegemeenschap Noordwest-Veluwe is niet verstuurd',
            tone: 'danger',
            action: { label: 'Opnieuw proberen', onPress: () => undefined },
          },
        ]}
      />
    ),
  },
  opens: ['Archive', 'Fail', 'Tell', 'Decline', 'Do much', 'Say much'].map((press) => ({ press })),
} satisfies Stories;
