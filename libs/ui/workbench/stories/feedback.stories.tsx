import { RefreshCw } from 'lucide-react';
import { Button } from '@tandem/ui/button';
import { Banner } from '@tandem/ui/banner';
import { Row, Stack } from '@tandem/ui/layout';
import { Link } from '@tandem/ui/link';
import { SaveState } from '@tandem/ui/save-state';
import { useToast } from '@tandem/ui/toast';
import type { Stories } from '../story';

const labels = { saving: 'Saving', saved: 'Saved', error: 'Not saved: no connection' };

const Banners = () => (
  <Stack gap={2}>
    <Banner title="Good to know.">Your profile is visible to employers you applied to.</Banner>
    <Banner tone="accent" icon={<RefreshCw />} title="Comparing your new wishes.">
      About a minute; you can go on.
    </Banner>
    <Banner tone="warning" title="This vacancy is filled.">
      You can still read it.
    </Banner>
    <Banner tone="danger">
      The resume could not be read. <Link href="#other">Try another file</Link>
    </Banner>
    <Banner tone="success">Your e-mail address is verified.</Banner>
  </Stack>
);
const Toasts = () => {
  const toast = useToast();
  return (
    <Row>
      <Button
        onPress={() =>
          toast({ text: 'Archived Data engineer at Noorderlicht', action: { label: 'Undo', onPress: () => toast({ text: 'Put back' }) } })
        }
      >
        Archive
      </Button>
      <Button onPress={() => toast({ text: 'The card could not be moved', tone: 'danger' })}>Fail</Button>
    </Row>
  );
};
const States = () => (
  <Row gap={6}>
    <SaveState status="saving" labels={labels} />
    <SaveState status="error" labels={labels} />
  </Row>
);

export default {
  title: 'Banner, toast, save state',
  group: 'Feedback',
  states: { Banners, Toasts, 'Save states': States },
} satisfies Stories;
