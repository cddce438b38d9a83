import type { ReadError } from '@tandem/domain/resume';
import { fileLimits } from '@tandem/domain/limits';
import { Banner } from '@tandem/ui/banner';
import { Button } from '@tandem/ui/button';
import { Card } from '@tandem/ui/card';
import { FileDrop } from '@tandem/ui/file-drop';
import { Page, PageHead, Stack } from '@tandem/ui/layout';
import { Text } from '@tandem/ui/text';
import { useState } from 'react';
import { useErrorText } from '../errors';
import { useNotify } from '../notify';
import { useText } from '../text';
import styles from './resume-start.module.css';

type Props = {
  /** Why the last document could not be read. */
  readError?: ReadError | null;
  onFile: (pdf: File) => Promise<unknown>;
  onBlank: () => Promise<unknown>;
};

/** Where a resume begins: with a PDF or with an empty page. */
export const ResumeStart = ({ readError, onFile, onBlank }: Props) => {
  const t = useText();
  const notify = useNotify();
  const errorText = useErrorText();
  const [refusal, setRefusal] = useState<string>();
  const [pending, setPending] = useState<'file' | 'blank' | null>(null);
  const begin = async (kind: 'file' | 'blank', work: () => Promise<unknown>): Promise<void> => {
    setPending(kind);
    setRefusal(undefined);
    try {
      await work();
    } catch (error) {
      if (kind === 'file') setRefusal(errorText(error));
      notify.danger(kind === 'file' ? 'profile.resume.failed' : 'error.unknown');
    }
    setPending(null);
  };
  const send = (pdf: File) =>
    begin('file', async () => {
      await onFile(pdf);
      notify.success('resume.uploaded');
    });
  const refuse = (reason: 'type' | 'size'): void => {
    const id = reason === 'type' ? 'error.pdf_only' : 'error.file_too_large';
    setRefusal(t(id));
    notify.danger(id);
  };
  return (
    <Page className={styles.page ?? ''}>
      <PageHead title={t('builder.landing.title')}>{t('builder.landing.text')}</PageHead>
      <Stack gap={5}>
        {readError && (
          <Banner tone="danger" title={t('resume.error')}>
            {t(`resume.readError.${readError}`)}
          </Banner>
        )}
        <Card>
          <FileDrop
            acceptedTypes={['application/pdf']}
            maxSize={fileLimits.pdf}
            hint={t('profile.resume.hint')}
            errorMessage={refusal}
            isPending={pending === 'file'}
            onSelect={(file) => void send(file)}
            onRefuse={refuse}
          >
            {t('resume.drop')}
          </FileDrop>
          <p className={styles.or}>{t('builder.landing.or')}</p>
          <Button size="large" isBlock isPending={pending === 'blank'} onPress={() => void begin('blank', onBlank)}>
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
