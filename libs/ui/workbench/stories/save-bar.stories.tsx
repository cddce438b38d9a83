import { CircleAlert, Pencil } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '@tandem/ui/button';
import { Row } from '@tandem/ui/layout';
import { SaveBar } from '@tandem/ui/save-bar';
import { SaveState, type SaveStatus } from '@tandem/ui/save-state';
import type { Stories } from '../story';

const labels = { saving: 'Saving', saved: 'Saved', error: 'Not saved: no connection' };
const unsaved = (
  <>
    <Pencil />
    Unsaved changes
  </>
);

const Bar = ({ state, isPending }: { state?: ReactNode; isPending?: boolean }) => (
  <SaveBar state={state}>
    <Button isDisabled={isPending}>Save</Button>
    <Button variant="primary" isPending={isPending}>
      Save and search
    </Button>
  </SaveBar>
);
/** Shown for a second only, so it has to be asked for. */
const SavedOnce = () => {
  const [status, setStatus] = useState<SaveStatus>('idle');
  return (
    <Row gap={6}>
      <Button onPress={() => setStatus('saved')}>Keep it</Button>
      <SaveState status={status} labels={labels} />
    </Row>
  );
};

export default {
  title: 'Save state and save bar',
  group: 'Feedback',
  isWide: true,
  states: {
    'Nothing to tell': () => <SaveState status="idle" labels={labels} />,
    Saving: () => <SaveState status="saving" labels={labels} />,
    Saved: SavedOnce,
    'Not saved': () => <SaveState status="error" labels={labels} />,
    'Not saved, the reason elsewhere': () => (
      <SaveState status="error" labels={{ ...labels, error: 'Not saved' }} reason="Tandem cannot be reached" />
    ),
    'Not saved, long words': () => (
      <SaveState
        status="error"
        labels={{ ...labels, error: 'Niet opgeslagen: het adres is op een ander apparaat gewijzigd terwijl je hier aan het typen was' }}
      />
    ),
    'Bar, nothing changed': () => <Bar />,
    'Bar, unsaved': () => <Bar state={unsaved} />,
    'Bar, saving': () => <Bar state="Saving" isPending />,
    'Bar, failed': () => (
      <Bar
        state={
          <>
            <CircleAlert />
            Two fields need a look before this can be saved
          </>
        }
      />
    ),
  },
  opens: [{ press: 'Keep it' }],
} satisfies Stories;
