import { Button } from '@tandem/ui/button';
import { EmptyState } from '@tandem/ui/empty-state';
import { useNotify } from '@tandem/web-kit/forms/notify';
import { useText } from '@tandem/web-kit/language/text';
import { type ReactNode, useEffect, useState } from 'react';
import { useStartRunMutation } from './jobs.api';

/** The account hears of a run a moment after it was started. */
const untilHeard = 2_000;

/** Nothing was compared yet and nothing is on its way: the first run did not start or broke off, and can be started here. */
export const NotCompared = ({ waiting }: { waiting: ReactNode }) => {
  const t = useText();
  const notify = useNotify();
  const [begin, { isLoading }] = useStartRunMutation();
  const [isSure, setSure] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSure(true), untilHeard);
    return () => clearTimeout(timer);
  }, []);
  if (!isSure) return waiting;
  const start = (): void => void begin().unwrap().catch(notify.error); // prettier-ignore
  return (
    <EmptyState
      illustration="nothing-found"
      title={t('jobs.not_compared')}
      action={
        <Button variant="primary" isPending={isLoading} onPress={start}>
          {t('jobs.not_compared.action')}
        </Button>
      }
    >
      {t('jobs.not_compared.text')}
    </EmptyState>
  );
};
