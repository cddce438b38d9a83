import { topics } from '@tandem/contracts/topics';
import { Card } from '@tandem/ui/card';
import { Phases } from '@tandem/ui/phases';
import { ProgressBar } from '@tandem/ui/progress-bar';
import { Stack } from '@tandem/ui/layout';
import { progressOf, useTopic } from '@tandem/web-kit/live/live';
import { useText } from '@tandem/web-kit/language/text';
import { useState } from 'react';

/** The percentages at which a phase is over: understood, found, compared, explained. */
const ends = [10, 25, 90, 100] as const;

/** How far a search is, told while it goes on. */
export const SearchProgress = ({ sessionId }: { sessionId: string }) => {
  const t = useText();
  const [progress, setProgress] = useState(0);
  useTopic(topics.promptProgress(sessionId), (payload) => setProgress((before) => Math.max(before, progressOf(payload) ?? 0)));
  const current = ends.findIndex((end) => progress < end);
  return (
    <Card>
      <Stack gap={4}>
        <ProgressBar label={t('search.searching')} value={progress} />
        <Phases
          label={t('search.searching')}
          phases={[t('search.phase.understand'), t('search.phase.find'), t('search.phase.compare'), t('search.phase.explain')]}
          current={current < 0 ? ends.length : current}
          doneLabel={t('search.phase.done')}
        />
      </Stack>
    </Card>
  );
};
