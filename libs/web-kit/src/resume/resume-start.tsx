import type { ReadError } from '@tandem/domain/resume';
import { MAIN_ID } from '@tandem/ui/app-frame';
import { Button } from '@tandem/ui/button';
import { Card } from '@tandem/ui/card';
import { Page, PageHead, Stack } from '@tandem/ui/layout';
import { Text } from '@tandem/ui/text';
import { useEffect, useState } from 'react';
import { useNotify } from '../forms/notify';
import { useText } from '../language/text';
import { ResumeDrop } from './resume-drop';
import type { ResumeWays } from './use-resume-file';
import styles from './resume-start.module.css';

type Props = ResumeWays & {
  /** Why the last document could not be read. */
  readError?: ReadError | null;
  onBlank: () => Promise<unknown>;
};

/** Where a resume begins: with a file or with an empty page. */
export const ResumeStart = ({ readError, onPdf, onJson, onBlank }: Props) => {
  const t = useText();
  const notify = useNotify();
  const [isStarting, setStarting] = useState(false);
  // What comes next takes its place within the page, and the button that was pressed goes with it.
  useEffect(() => () => document.getElementById(MAIN_ID)?.focus({ preventScroll: true }), []);
  const begin = async (): Promise<void> => {
    setStarting(true);
    await onBlank().catch(() => notify.danger('error.unknown'));
    setStarting(false);
  };
  return (
    <Page className={styles.page ?? ''}>
      <PageHead title={t('builder.landing.title')}>{t('builder.landing.text')}</PageHead>
      <Stack gap={5}>
        <Card>
          <ResumeDrop onPdf={onPdf} onJson={onJson} readError={readError} />
          <p className={styles.or}>{t('builder.landing.or')}</p>
          <Button size="large" isBlock isPending={isStarting} onPress={() => void begin()}>
            {t('builder.landing.blank')}
          </Button>
        </Card>
        <Text size="tiny" tone="muted">
          {t('resume.privacy')}
        </Text>
      </Stack>
    </Page>
  );
};
