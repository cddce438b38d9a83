import { fileLimits } from '@tandem/domain/limits';
import { isResumeBeingRead, isResumeReady } from '@tandem/domain/resume';
import { Banner } from '@tandem/ui/banner';
import { Button } from '@tandem/ui/button';
import { Card } from '@tandem/ui/card';
import { FileDrop } from '@tandem/ui/file-drop';
import { Row, Stack } from '@tandem/ui/layout';
import { Text } from '@tandem/ui/text';
import { isApiError } from '@tandem/web-kit/api-error';
import { useErrorText } from '@tandem/web-kit/errors';
import { useNotify } from '@tandem/web-kit/notify';
import { useText } from '@tandem/web-kit/text';
import { useEffect, useRef, useState } from 'react';
import { ReadingScreen } from './reading-screen';
import { useResumeQuery, useStartBlankMutation, useUploadResumeMutation } from './intake.api';

type Props = { onBack: () => void; onNext: () => void };

/** Step 2: a PDF, which is read while you wait, or an empty resume. */
export const ResumeStep = ({ onBack, onNext }: Props) => {
  const t = useText();
  const notify = useNotify();
  const errorText = useErrorText();
  const { data, error } = useResumeQuery();
  const resume = isApiError(error) && error.status === 404 ? undefined : data;
  const [upload, uploading] = useUploadResumeMutation();
  const [startBlank, starting] = useStartBlankMutation();
  const [refusal, setRefusal] = useState<string>();
  const wasReading = useRef(false);
  const status = resume?.status;
  useEffect(() => {
    if (isResumeBeingRead(status)) wasReading.current = true;
    else if (wasReading.current && status === 'ERROR') {
      wasReading.current = false;
      notify.danger('resume.error');
    } else if (wasReading.current && isResumeReady(status)) {
      wasReading.current = false;
      onNext();
    }
  }, [status, notify, onNext]);

  const send = async (file: File): Promise<void> => {
    setRefusal(undefined);
    try {
      await upload({ files: { resume: file } }).unwrap();
      wasReading.current = true;
      notify.success('resume.uploaded');
    } catch (failure) {
      setRefusal(errorText(failure));
    }
  };
  const blank = async (): Promise<void> => {
    try {
      await startBlank().unwrap();
      onNext();
    } catch (failure) {
      notify.error(failure);
    }
  };
  if (isResumeBeingRead(status)) return <ReadingScreen />;
  return (
    <Stack gap={6}>
      {resume?.readError && (
        <Banner tone="danger" title={t('resume.error')}>
          {t(`resume.readError.${resume.readError}`)}
        </Banner>
      )}
      {isResumeReady(status) && <Banner tone="success">{t('resume.ready')}</Banner>}
      <Card>
        <FileDrop
          acceptedTypes={['application/pdf']}
          maxSize={fileLimits.pdf}
          hint={t('resume.upload_hint')}
          errorMessage={refusal}
          isPending={uploading.isLoading}
          onSelect={(file) => void send(file)}
          onRefuse={(reason) => setRefusal(t(reason === 'type' ? 'error.pdf_only' : 'error.file_too_large'))}
        >
          {t('resume.drop')}
        </FileDrop>
      </Card>
      <Row isSpread>
        <Button onPress={onBack}>{t('intake.back')}</Button>
        <Row>
          <Button variant="quiet" isPending={starting.isLoading} onPress={() => void blank()}>
            {t('resume.without')}
          </Button>
          {isResumeReady(status) && (
            <Button variant="primary" onPress={onNext}>
              {t('intake.next')}
            </Button>
          )}
        </Row>
      </Row>
      <Text size="tiny" tone="muted">
        {t('resume.privacy')}
      </Text>
    </Stack>
  );
};
